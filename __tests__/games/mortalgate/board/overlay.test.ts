import { NO_OVERLAY, type Overlay } from '@/games/mortalgate/board/overlay';
import { islandNodes } from '@/games/mortalgate/board/scene';
import { HEX, ISLAND, middleOf } from '@/games/mortalgate/board/layout/hexes';
import { nodeAt, within } from '@/games/mortalgate/rules/hex';
import { BUSY, ELAZAR, GREVEN, SABEA, SEIREN, viewOf, YODAN } from './support';

const drawn = (overlay: Partial<Overlay>, view = BUSY) => islandNodes(view, { ...NO_OVERLAY, ...overlay });
const ids = (overlay: Partial<Overlay>, view = BUSY) => drawn(overlay, view).map(({ id }) => id);
const at = (label: string) => nodeAt(label);

test('without anything to consider nothing lies over the island but the light of the hero whose turn it is', () => {
  const bare = ids({}).filter((id) => !/^(ground|wave|zone|altar|hero)-/.test(id));
  expect(bare).toEqual([`light-${GREVEN}`]);
});

test('who is slain is not on the island', () => {
  const view = viewOf({ heroes: { [SABEA]: { at: null } } });
  expect(ids({}, view)).not.toContain(`hero-${SABEA}`);
  expect(ids({}, view)).toContain(`hero-${SEIREN}`);
});

test('marks that look alike share their picture, so that hundreds cost no more than one', () => {
  const reach = within(at('K20'), 5).map((node) => ({ node, cost: 3, stops: true }));
  const nodes = drawn({ reach });
  const marks = nodes.filter(({ id }) => /^(reach|cost)-/.test(id));
  expect(marks).toHaveLength(2 * reach.length);
  expect(new Set(marks.map(({ shapes }) => shapes)).size).toBe(2);
});

test('GATE-059 a way counts its steps, and a hex on it does not tell its cost as well', () => {
  const way = ['J13', 'J14', 'J15'].map(at);
  const reach = way.slice(1).map((node, i) => ({ node, cost: i + 1, stops: true }));
  const found = ids({ reach, ways: [{ nodes: way, kind: 'walk' }] });
  expect(found.filter((id) => id.startsWith('step-'))).toHaveLength(2);
  expect(found.some((id) => id.startsWith('cost-'))).toBe(false);
  expect(ids({ reach }).filter((id) => id.startsWith('cost-'))).toHaveLength(2);
});

test('GATE-078 a blocked line is crossed on every node that blocks it, a free one on none', () => {
  const sight = { from: at('J13'), to: at('M14') };
  const blocked = ids({ sights: [{ ...sight, free: false, crossed: [at('L14'), at('K14')] }] });
  expect(blocked.filter((id) => id.startsWith('crossed-'))).toHaveLength(2);
  expect(ids({ sights: [{ ...sight, free: true, crossed: [] }] }).some((id) => id.startsWith('crossed-'))).toBe(false);
});

test('GATE-122 lightning runs from hex to adjacent hex, beginning at the one that is aimed at', () => {
  const view = viewOf({
    active: ELAZAR,
    heroes: { [SEIREN]: { at: 'O13' }, [YODAN]: { at: 'P14' }, [SABEA]: { at: 'P15' } },
  });
  const chain = ['P14', 'P15'].map((label) => ({ node: at(label), by: 'chain' as const, hits: true }));
  const bolts = drawn({ aim: { node: at('O13'), kind: 'attack' }, splashed: [...chain].reverse() }, view).filter(
    ({ id }) => id.startsWith('bolt-'),
  );
  expect(bolts.map(({ id }) => id)).toEqual([`bolt-${at('P14')}`, `bolt-${at('P15')}`]);
});

test('numbers cover nobody and no other number, in a crowd as well', () => {
  const view = viewOf({
    heroes: { [SEIREN]: { at: 'K20' }, [YODAN]: { at: 'L20' }, [SABEA]: { at: 'K21' }, [ELAZAR]: { at: 'J21' } },
  });
  const notes = ['K20', 'L20', 'K21', 'J21'].map((label) => ({
    node: at(label),
    kind: 'health' as const,
    before: 14,
    after: 10,
  }));
  const pills = drawn({ notes }, view).filter(({ id }) => id.startsWith('note-'));
  expect(pills).toHaveLength(4);
  const tokens = view.heroes.map(({ node }) => middleOf(node));
  for (const [i, { x, y, w, h }] of pills.entries()) {
    for (const token of tokens) {
      const [dx, dy] = [Math.max(x - token.x, 0, token.x - x - w), Math.max(y - token.y, 0, token.y - y - h)];
      expect(Math.hypot(dx, dy)).toBeGreaterThan(HEX * 0.5);
    }
    for (const other of pills.slice(i + 1))
      expect(x + w <= other.x || other.x + other.w <= x || y + h <= other.y || other.y + other.h <= y).toBe(true);
  }
});

test('from afar numbers are left out, and plates, rings and lines stay', () => {
  const overlay: Partial<Overlay> = {
    reach: [{ node: at('J14'), cost: 1, stops: true }],
    ways: [{ nodes: [at('J13'), at('J15')], kind: 'walk' }],
    notes: [{ node: at('J11'), kind: 'health', before: 11, after: 7 }],
  };
  const details = drawn(overlay).filter(({ detail }) => detail === true);
  expect(details.map(({ id }) => id.replace(/-.*/, '')).sort()).toEqual(
    [...Array.from({ length: 8 }, () => 'hero'), 'cost', 'note', 'step'].sort(),
  );
});

test('GATE-149 a hero with every status shows each once', () => {
  const plain = drawn({}).find(({ id }) => id === `hero-${GREVEN}/detail`);
  const ill = viewOf({ heroes: { [GREVEN]: { burning: 2, poison: 1, stun: 1 } } });
  const other = drawn({}, ill).find(({ id }) => id === `hero-${GREVEN}/detail`);
  expect(other?.shapes.length).toBe((plain?.shapes.length ?? 0) + 3 * 4);
});

test('waves stay on the board and off the land, wherever they go', () => {
  const waves = drawn({}).filter(({ sways }) => sways !== undefined);
  expect(waves.length).toBeGreaterThan(20);
  for (const { x, y, w, h, sways } of waves) {
    const { dx = 0, dy = 0 } = sways ?? {};
    expect(Math.min(x - dx, y - dy, ISLAND.width - x - w - dx, ISLAND.height - y - h - dy)).toBeGreaterThanOrEqual(0);
  }
});
