import { nextTracks, settled } from '@/scene/diff';
import { tableScene } from '@/games/molthar/board/scene';
import type { View } from '@/games/molthar/rules';
import { character, input, pearl, sampleView } from './support';

const scene = (view: View) => tableScene(input(view, 390, 844));
const ids = (view: View) => scene(view).nodes.map((node) => node.id);
const nodeAt = (view: View, id: string) => scene(view).nodes.find((node) => node.id === id);

test('every id is there once', () => {
  const all = ids(sampleView());
  expect(new Set(all).size).toBe(all.length);
});

test('the same view gives the same drawings, so nothing is drawn again', () => {
  const [once, again] = [scene(sampleView()), scene(sampleView())];
  expect(again.nodes.map((node, i) => node.shapes === once.nodes[i].shapes)).toEqual(once.nodes.map(() => true));
});

test('a pearl keeps its id from the open row to the hand', () => {
  const before = sampleView();
  const taken = pearl(5, 2);
  const [ana, ...others] = before.players;
  const after = sampleView({
    players: [{ ...ana, hand: [...(ana.hand ?? []), taken], handCount: 5 }, ...others],
    pearls: { ...before.pearls, open: [pearl(3, 2), ...before.pearls.open.slice(1)] },
  });
  expect(nodeAt(before, `pearl-${taken}`)?.y).toBeLessThan(nodeAt(after, `pearl-${taken}`)?.y ?? 0);
  const fates = new Map(
    nextTracks(settled(scene(before), 0), scene(after), 0, { reduced: false }).map(({ node, fate }) => [node.id, fate]),
  );
  expect(fates.get(`pearl-${taken}`)).toBe('moved');
  expect(fates.get(`pearl-${pearl(3, 2)}`)).toBe('entered');
});

test('a refill comes from the pile, a little later than the card that left', () => {
  const { enter } = nodeAt(sampleView(), `pearl-${pearl(5, 2)}`) ?? {};
  const { pearlPile } = input(sampleView(), 390, 844).layout;
  expect(enter).toMatchObject({ x: pearlPile.x, y: pearlPile.y, delay: 120 });
});

test('a character keeps its id from the row to the portal to the activated ones', () => {
  const before = sampleView();
  const [ana, ...others] = before.players;
  const giant = character('giant-1');
  const after = sampleView({
    players: [{ ...ana, portal: ana.portal.slice(1), activated: [...ana.activated, giant] }, ...others],
  });
  expect(nodeAt(after, `character-${giant}`)?.w).toBeLessThan(nodeAt(before, `character-${giant}`)?.w ?? 0);
});

test('cards that were paid fly to the discard one after the other', () => {
  const before = sampleView();
  const gone = [pearl(6, 2), pearl(6, 3)];
  const after = sampleView({ pearls: { ...before.pearls, discard: [...before.pearls.discard, ...gone] } });
  const happened = [{ type: 'handTrimmed', seat: 0, pearls: gone }] as const;
  const { exits } = tableScene(input(after, 390, 844, { happened }));
  expect(gone.map((card) => exits?.[`pearl-${card}`]?.delay)).toEqual([60, 0]);
});

test('MOL-225 hidden hands are backs whose ids tell nothing, and rivals’ cards are nowhere', () => {
  const hidden = sampleView({
    viewer: 'table',
    players: sampleView().players.map((player) => ({ ...player, hand: null })),
  });
  expect(ids(hidden).filter((id) => id.startsWith('hidden-'))).toEqual([
    'hidden-0-0',
    'hidden-0-1',
    'hidden-0-2',
    'hidden-0-3',
  ]);
  const open = [...hidden.pearls.open];
  expect(ids(hidden).filter((id) => id.startsWith('pearl-'))).toEqual(open.map((card) => `pearl-${card}`));
});

test('two hidden hands of the same size give the same scene', () => {
  const one = sampleView();
  const shown = scene(one);
  const other = scene({ ...one, players: one.players.map((player) => ({ ...player })) });
  expect(other.nodes.map(({ id, shapes }) => [id, shapes])).toEqual(shown.nodes.map(({ id, shapes }) => [id, shapes]));
});

test.each([2, 3, 4, 5])('every card of %d players is drawn inside the table', (count) => {
  const base = sampleView();
  const more = Array.from(
    { length: count },
    (_, i) => base.players[i] ?? { ...base.players[2], portal: [], activated: [] },
  );
  const { nodes, width, height } = tableScene(input(sampleView({ players: more }), 390, 844));
  expect(
    nodes.filter((node) => node.x < -1 || node.y < -6 || node.x + node.w > width + 1 || node.y + node.h > height + 1),
  ).toEqual([]);
});

test('MOL-146 a rival’s Wisp that is open to the viewer looks different from one that is not', () => {
  const base = sampleView();
  const wisp = character('wisp36-1');
  const near = nodeAt(base, `character-${wisp}`);
  const four = sampleView({
    players: [
      base.players[0],
      { ...base.players[2], portal: [] },
      base.players[1],
      { ...base.players[2], portal: [], activated: [] },
    ],
  });
  const far = tableScene(input(four, 390, 844, {}, { rivals: 2 })).nodes.find(
    (node) => node.id === `character-${wisp}`,
  );
  expect(far?.shapes).not.toBe(near?.shapes);
});
