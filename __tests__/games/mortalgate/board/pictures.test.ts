import { boxOn, ISLAND } from '@/games/mortalgate/board/layout/hexes';
import { NO_OVERLAY, type Overlay } from '@/games/mortalgate/board/overlay';
import { islandNodes } from '@/games/mortalgate/board/scene';
import { nodeAt, within } from '@/games/mortalgate/rules/hex';
import { expectPicture, renderShapes } from '../../../support/picture';
import { BUSY, GREVEN, seenAt } from './support';

jest.setTimeout(180_000);

const nodes = (labels: string) => labels.split(' ').map(nodeAt);
const [PHONE, , TABLET] = [
  { w: 390, h: 500 },
  { w: 500, h: 360 },
  { w: 662, h: 940 },
];

/** The island about a node, at a scale, in a window. */
const look = (view: typeof BUSY, overlay: Overlay, at: string, scale: number, { w, h }: { w: number; h: number }) => {
  const { x, y, w: side } = boxOn(nodeAt(at));
  const [cx, cy] = [x + side / 2, y + side / 2];
  return renderShapes(
    seenAt(islandNodes(view, overlay), scale, cx - w / 2 / scale, cy - h / 2 / scale),
    w,
    h,
    scale < 0.7 ? 2 : 1.5,
  );
};

test('the whole island on a tablet: sea, coast, land, rocks, camps, altars, zones and heroes', async () => {
  const scale = Math.min(TABLET.w / ISLAND.width, TABLET.h / ISLAND.height);
  const shapes = seenAt(islandNodes(BUSY), scale, 0, 0);
  expectPicture(
    'mortalgate/island-tablet',
    await renderShapes(shapes, ISLAND.width * scale, ISLAND.height * scale, 1.5),
  );
});

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
  expectPicture('mortalgate/attack-phone', await look(BUSY, ATTACK, 'J13', 1, PHONE));
});
