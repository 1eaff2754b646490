import { boxOn, ISLAND } from '@/games/mortalgate/board/layout/hexes';
import { NO_OVERLAY, type Overlay } from '@/games/mortalgate/board/overlay';
import { islandNodes } from '@/games/mortalgate/board/scene';
import { PASSABLE } from '@/games/mortalgate/rules/data';
import { nodeAt, within } from '@/games/mortalgate/rules/hex';
import { expectPicture, renderShapes } from '../../../support/picture';
import { BUSY, DEKHAR, DREXIR, ELAZAR, GREVEN, seenAt, SEIREN, viewOf, ZADITA } from './support';

const nodes = (labels: string) => labels.split(' ').map(nodeAt);
const PHONE = { w: 390, h: 480 };
const LANDSCAPE = { w: 470, h: 390 };
const TABLET = { w: 662, h: 940 };

/** The island about a node, at a scale, in a window. */
const look = (view: typeof BUSY, overlay: Overlay, at: string, scale: number, { w, h }: typeof PHONE) => {
  const { x, y, w: side } = boxOn(nodeAt(at));
  const [cx, cy] = [x + side / 2, y + side / 2];
  return renderShapes(
    seenAt(islandNodes(view, overlay), scale, {
      x: cx - w / 2 / scale,
      y: cy - h / 2 / scale,
      w: w / scale,
      h: h / scale,
    }),
    w,
    h,
    scale < 0.7 ? 2 : 1.5,
  );
};

test.each([
  ['tablet', TABLET, 1.5],
  ['phone', PHONE, 2],
] as const)(
  'the whole island on a %s: sea, coast, land, rocks, camps, altars, zones and heroes',
  async (name, window, ratio) => {
    const scale = Math.min(window.w / ISLAND.width, window.h / ISLAND.height);
    const shapes = seenAt(islandNodes(BUSY), scale, { x: 0, y: 0, w: ISLAND.width, h: ISLAND.height });
    expectPicture(
      `mortalgate/island-${name}`,
      await renderShapes(shapes, ISLAND.width * scale, ISLAND.height * scale, ratio),
    );
  },
);

const ATTACK: Overlay = {
  ...NO_OVERLAY,
  chosen: GREVEN,
  reach: within(nodeAt('J13'), 2)
    .filter((node) => ![...nodes('J13 I12 J11 K14 H15 H13 G14 K15 L14 L15')].includes(node))
    .map((node) => ({ node, cost: within(nodeAt('J13'), 1).includes(node) ? 1 : 2, stops: true })),
  range: within(nodeAt('J13'), 3),
  sights: [
    { from: nodeAt('J13'), to: nodeAt('J11'), free: true, crossed: [] },
    { from: nodeAt('J13'), to: nodeAt('M14'), free: false, crossed: nodes('L14'), note: 'rock blocks sight' },
  ],
  aim: { node: nodeAt('J11'), kind: 'attack' },
  splashed: [
    { node: nodeAt('J10'), by: 'shockwave', hits: false },
    { node: nodeAt('J9'), by: 'shockwave', hits: true },
  ],
  notes: [
    { node: nodeAt('J11'), kind: 'health', before: 11, after: 7 },
    { node: nodeAt('J9'), kind: 'health', before: 16, after: 12 },
  ],
};

test('an attack on a phone: reach, range, free and blocked sight, shockwave, health before and after', async () => {
  expectPicture('mortalgate/attack-phone', await look(BUSY, ATTACK, 'J12', 1, PHONE));
});

test('the same attack on a tablet, with the whole island in sight', async () => {
  const scale = Math.min(TABLET.w / ISLAND.width, TABLET.h / ISLAND.height);
  const shapes = seenAt(islandNodes(BUSY, ATTACK), scale, { x: 0, y: 0, w: ISLAND.width, h: ISLAND.height });
  expectPicture(
    'mortalgate/attack-tablet',
    await renderShapes(shapes, ISLAND.width * scale, ISLAND.height * scale, 1.5),
  );
});

/** Seiren walks to N13 and shoots at Elazar; Drexir beside him is hit by Splinter; two can hit her there. */
const TURN = viewOf({
  active: SEIREN,
  altars: [1, 1, null, null, null, 0, 0, 0],
  heroes: {
    [SEIREN]: { at: 'Q12', health: 13, cooldowns: [1, 0] },
    [ELAZAR]: { at: 'N16', health: 9, cooldowns: [0, 0] },
    [DREXIR]: { at: 'M16', health: 14, burning: 1, cooldowns: [2, 0] },
    [DEKHAR]: { at: 'I14', health: 12 },
  },
});
const WALK: Overlay = {
  ...NO_OVERLAY,
  chosen: SEIREN,
  ways: [
    { nodes: nodes('Q12 P12 O12 N13'), kind: 'walk' },
    { nodes: nodes('Q12 Q13 Q14'), kind: 'other' },
  ],
  ghost: { hero: SEIREN, node: nodeAt('N13') },
  stands: nodes('M13 M14 N14 O13 O14'),
  sights: [{ from: nodeAt('N13'), to: nodeAt('N16'), free: true, crossed: [] }],
  aim: { node: nodeAt('N16'), kind: 'attack' },
  splashed: [{ node: nodeAt('M16'), by: 'splinter', hits: true }],
  threats: [
    { hero: DEKHAR, from: nodeAt('I14'), to: nodeAt('N13') },
    { hero: DREXIR, from: nodeAt('M16'), to: nodeAt('N13') },
  ],
  notes: [
    { node: nodeAt('N16'), kind: 'health', before: 9, after: 5 },
    { node: nodeAt('M16'), kind: 'health', before: 14, after: 10 },
    { node: nodeAt('N13'), kind: 'deadly' },
    { node: nodeAt('Q14'), kind: 'safe' },
  ],
};

test('walk and attack on a phone: way with steps, ghost, other places, splinter, threats', async () => {
  expectPicture('mortalgate/walk-phone', await look(TURN, WALK, 'M14', 1, PHONE));
});

/** Chain Lightning runs through three; on the way one may be hit. */
const BLAST = viewOf({
  active: ELAZAR,
  heroes: {
    [ELAZAR]: { at: 'N12', charges: 2 },
    [SEIREN]: { at: 'O13', health: 8 },
    [3]: { at: 'P13', health: 16 },
    [5]: { at: 'P14', health: 11, poison: 2 },
    [ZADITA]: { at: 'L13', health: 3 },
  },
});
const CHAIN: Overlay = {
  ...NO_OVERLAY,
  chosen: ELAZAR,
  range: within(nodeAt('N12'), 2),
  sights: [{ from: nodeAt('N12'), to: nodeAt('O13'), free: true, crossed: [] }],
  aim: { node: nodeAt('O13'), kind: 'attack' },
  splashed: nodes('P13 P14').map((node) => ({ node, by: 'chain', hits: true })),
  dangers: within(nodeAt('L13'), 2)
    .filter((node) => PASSABLE[node])
    .map((node, i) => ({ node, loss: 9 - i / 2, death: i < 7 ? 40 : 0 })),
  notes: [
    { node: nodeAt('O13'), kind: 'health', before: 8, after: 3 },
    { node: nodeAt('P13'), kind: 'health', before: 16, after: 11 },
    { node: nodeAt('P14'), kind: 'health', before: 11, after: 6 },
    { node: nodeAt('N12'), kind: 'loss', amount: 3.4 },
  ],
};

test('the same blast on a phone', async () => {
  expectPicture('mortalgate/blast-phone', await look(BLAST, CHAIN, 'N13', 1, PHONE));
});

test('a blast in landscape: lightning from one to the next, threatened hexes', async () => {
  expectPicture('mortalgate/blast-landscape', await look(BLAST, CHAIN, 'N13', 1, LANDSCAPE));
});

test('tokens from near: team, health, cooldowns, statuses, a contested altar', async () => {
  expectPicture('mortalgate/tokens', await look(BUSY, NO_OVERLAY, 'C14', 2, LANDSCAPE));
});

test('a march to an altar: stops of each turn, the zone shines, a refused hex', async () => {
  const view = viewOf({ heroes: { [GREVEN]: { at: 'K20' } } });
  const overlay: Overlay = {
    ...NO_OVERLAY,
    chosen: GREVEN,
    ways: [{ nodes: nodes('K20 L20 M19 M18 N18'), kind: 'march', stops: nodes('M19 N18') }],
    altar: 5,
    ghost: { hero: GREVEN, node: nodeAt('N18') },
    refused: nodeAt('P19'),
    notes: [{ node: nodeAt('N19'), kind: 'grace', amount: 2 }],
  };
  expectPicture('mortalgate/march-phone', await look(view, overlay, 'M20', 1, PHONE));
});
