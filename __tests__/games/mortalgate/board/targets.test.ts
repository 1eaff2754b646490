import { parseTarget, targetId } from '@/games/mortalgate/board/ids';
import { cornersAt, HEX, middleOf } from '@/games/mortalgate/board/layout/hexes';
import { NO_OVERLAY, type Overlay } from '@/games/mortalgate/board/overlay';
import { islandTargets } from '@/games/mortalgate/board/targets';
import { ALTARS } from '@/games/mortalgate/rules/data';
import { labelOf, nodeAt, NODES, within } from '@/games/mortalgate/rules/hex';
import { resolveWords, TEXTS } from '@/i18n';
import { nearestTarget } from '@/scene/nearest';
import type { Words } from '@/engine';
import i18next from 'i18next';
import { BUSY, GREVEN, SABEA } from './support';

const english = i18next.createInstance();
beforeAll(() =>
  english.init({ lng: 'en', resources: { en: { translation: TEXTS.en } }, interpolation: { escapeValue: false } }),
);
const say = (words: Words): string =>
  resolveWords((key, params) => english.t(key, { ...params }), words, ['Ines', 'Tobias']);

const targets = (overlay: Overlay = NO_OVERLAY) => islandTargets(BUSY, overlay);
const spoken = (overlay?: Overlay) => targets(overlay).filter(({ quiet }) => quiet !== true);
const near = (label: string) => within(nodeAt(label), 1).slice(1);
const REACH: Overlay = {
  ...NO_OVERLAY,
  reach: within(nodeAt('J13'), 3)
    .slice(1)
    .map((node) => ({ node, cost: near('J13').includes(node) ? 1 : 2, stops: true })),
};

test('every hex can be touched, but only what matters has a view of its own', () => {
  expect(targets().filter(({ id }) => parseTarget(id)?.kind === 'node')).toHaveLength(NODES);
  expect(spoken().map(({ id }) => parseTarget(id)?.kind)).toEqual([
    ...Array.from({ length: 8 }, () => 'altar'),
    ...Array.from({ length: 8 }, () => 'hero'),
  ]);
});

test.each([0.43, 1, 2])('a finger anywhere in a hex means that hex or who is on it, at scale %d', (scale) => {
  const all = targets();
  const heroes = new Map(BUSY.heroes.map(({ node }, hero) => [node, targetId('hero', hero)]));
  const altars = new Map(ALTARS.map(({ node }, altar) => [node, targetId('altar', altar)]));
  for (let node = 0; node < NODES; node++) {
    const { x, y } = middleOf(node);
    const wanted = heroes.get(node) ?? altars.get(node) ?? targetId('node', node);
    for (const [cx, cy] of [[x, y], ...cornersAt(x, y, HEX * 0.55).slice(0, 2)])
      expect(nearestTarget(all, { x: cx, y: cy }, scale)?.id).toBe(wanted);
  }
});

test('heroes come in a sensible order: whose turn it is, then enemies, then friends, the nearest first', () => {
  const names = spoken()
    .map(({ id }) => parseTarget(id))
    .flatMap((one) => (one?.kind === 'hero' ? [labelOf(BUSY.heroes[one.hero].node)] : []));
  expect(names).toEqual(['J13', 'J11', 'M14', 'J9', 'B14', 'I12', 'H15', 'D14']);
});

test('altars come the nearest first', () => {
  expect(parseTarget(spoken().at(0)?.id ?? '')).toEqual({ kind: 'altar', altar: 2 });
});

test('of the hexes in reach those are read out that are next, or from which an altar can be captured', () => {
  const nodes = spoken(REACH).flatMap(({ id }) => {
    const one = parseTarget(id);
    return one?.kind === 'node' ? [one.node] : [];
  });
  expect(nodes).toEqual(expect.arrayContaining(near('J13')));
  expect(nodes).toContain(nodeAt('I11'));
  expect(nodes).not.toContain(nodeAt('J15'));
});

test('a label says who, how well and where from whose turn it is', () => {
  const label = (id: string, overlay?: Overlay) =>
    targets(overlay)
      .filter((one) => one.id === id)
      .map((one) => say(one.label))
      .join();
  expect(label(targetId('hero', SABEA))).toMatch(/Sabea.*11 of 18 health.*Blue.*Poison 2.*J11, 2 hexes north\./);
  expect(label(targetId('altar', 2))).toMatch(/Forceful.*Blue.*I10, 3 hexes north\./);
  expect(label(targetId('node', nodeAt('J14')), REACH)).toBe('J14, next to you, south. 1 step.');
  const hurt: Overlay = {
    ...NO_OVERLAY,
    chosen: GREVEN,
    notes: [{ node: nodeAt('J11'), kind: 'health', before: 11, after: 7 }],
    sights: [{ from: nodeAt('J13'), to: nodeAt('M14'), free: false, crossed: [nodeAt('L14')] }],
  };
  expect(label(targetId('hero', SABEA), hurt)).toMatch(/Health 11 to 7\.$/);
  expect(label(targetId('hero', 1), hurt)).toMatch(/Sight is blocked\.$/);
});
