import { boxOn, cornersAt, HEX, ISLAND, middleOf } from '@/games/mortalgate/board/layout/hexes';
import { loopsRound } from '@/games/mortalgate/board/art/outlines';
import { COLUMNS, neighbour, nodeAt, NODES, OFF, within } from '@/games/mortalgate/rules/hex';

const ALL = Array.from({ length: NODES }, (_, node) => node);

test('GATE-012 even columns lie half a node lower', () => {
  const [a, b, below] = ['A5', 'B5', 'A6'].map((label) => middleOf(nodeAt(label)));
  expect(a.y - b.y).toBeCloseTo((below.y - a.y) / 2);
});

test('GATE-013 side by side: the side of a hex that faces a direction is shared with the neighbour there', () => {
  for (const node of ALL)
    for (let side = 0; side < 6; side++) {
      const next = neighbour(node, side);
      if (next === OFF) continue;
      const [here, there] = [middleOf(node), middleOf(next)];
      const corners = cornersAt(here.x, here.y, HEX);
      const [[ax, ay], [bx, by]] = [corners[side], corners[(side + 1) % 6]];
      expect((ax + bx) / 2).toBeCloseTo((here.x + there.x) / 2, 3);
      expect((ay + by) / 2).toBeCloseTo((here.y + there.y) / 2, 3);
    }
});

test('the half turn of the island is the half turn of its points', () => {
  for (const node of ALL) {
    const [here, there] = [middleOf(node), middleOf(NODES - 1 - node)];
    expect(here.x + there.x).toBeCloseTo(ISLAND.width, -1);
    expect(here.y + there.y).toBeCloseTo(ISLAND.height, -1);
  }
});

test('all hexes lie on the board', () => {
  for (const node of ALL) {
    const { x, y, w, h } = boxOn(node);
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(x + w).toBeLessThan(ISLAND.width);
    expect(y + h).toBeLessThan(ISLAND.height);
  }
});

test('the line round hexes is closed, and a hole has a line of its own', () => {
  expect(loopsRound([nodeAt('K14')]).map(({ length }) => length)).toEqual([6]);
  expect(loopsRound(within(nodeAt('K14'), 1)).map(({ length }) => length)).toEqual([18]);
  const ring = within(nodeAt('K14'), 1).filter((node) => node !== nodeAt('K14'));
  expect(
    loopsRound(ring)
      .map(({ length }) => length)
      .sort((a, b) => a - b),
  ).toEqual([6, 18]);
  expect(loopsRound([nodeAt('A1'), nodeAt('A1') + COLUMNS * 5])).toHaveLength(2);
});
