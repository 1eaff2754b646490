import { nearestTarget } from '@/scene/nearest';
import type { Corner } from '@/scene/nodes';

const box = (id: string, x: number, y: number, w = 20, h = 20) => ({ id, x, y, w, h });
const found = (
  targets: readonly { readonly id: string; x: number; y: number; w: number; h: number }[],
  at: Corner,
  scale = 1,
) => nearestTarget(targets, at, scale)?.id ?? null;

/** Two cells of a board side by side, and a third far off. */
const CELLS = [box('left', 100, 100), box('right', 120, 100), box('far', 300, 100)];

describe('a finger', () => {
  test.each([0.5, 1, 3])('on a thing means it, at zoom %d, however near its neighbour is', (zoom) => {
    expect(found(CELLS, { x: 119, y: 110 }, zoom)).toBe('left');
    expect(found(CELLS, { x: 121, y: 110 }, zoom)).toBe('right');
  });

  test.each([0.5, 1, 3])('beside things means the nearest within 22 points of the screen, at zoom %d', (zoom) => {
    const reach = 22 / zoom;
    expect(found(CELLS, { x: 100 - reach + 0.1, y: 110 }, zoom)).toBe('left');
    expect(found(CELLS, { x: 100 - reach - 0.1, y: 110 }, zoom)).toBeNull();
    expect(found(CELLS, { x: 140 + reach - 0.1, y: 110 }, zoom)).toBe('right');
  });

  test('on a large thing means it, even where a small one is near', () => {
    const panel = box('panel', 0, 0, 200, 200);
    expect(found([box('gem', 50, 50, 8, 8), panel], { x: 60, y: 54 })).toBe('panel');
  });

  test('on several means the topmost, and so between two that are equally near', () => {
    expect(found([box('under', 0, 0), box('over', 10, 10)], { x: 15, y: 15 })).toBe('over');
    expect(found([box('one', 0, 0), box('other', 40, 0)], { x: 30, y: 10 })).toBe('other');
  });

  test('on nothing near means nothing', () => expect(found([], { x: 0, y: 0 })).toBeNull());
});

describe('hexes', () => {
  const H = 20;
  const SIDE = (2 * H) / Math.sqrt(3);
  const hexes = Array.from({ length: 25 }, (_, i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    const [x, y] = [column * SIDE * 1.5, row * 2 * H + (column % 2) * H];
    return { ...box(`hex:${i}`, x - H, y - H, 2 * H, 2 * H), round: true, middle: { x, y } };
  });

  test.each([0.5, 1, 3])('at zoom %d a finger finds the one it is in, up to the edge', (zoom) => {
    const own = hexes[12];
    for (let i = 0; i < 6; i++) {
      const angle = Math.PI / 6 + (i * Math.PI) / 3;
      const at = (r: number) => ({ x: own.middle.x + r * Math.cos(angle), y: own.middle.y + r * Math.sin(angle) });
      expect(found(hexes, at(H * 0.98), zoom)).toBe(own.id);
      expect(found(hexes, at(H * 1.02), zoom)).not.toBe(own.id);
    }
  });
});

describe('a turned block of figures', () => {
  const corners = [
    { x: 50, y: 0 },
    { x: 100, y: 50 },
    { x: 50, y: 100 },
    { x: 0, y: 50 },
  ];
  const block = { ...box('block', 0, 0, 100, 100), corners };

  test('is touched inside its outline and near it, not in the corners of its box', () => {
    expect(found([block], { x: 50, y: 50 })).toBe('block');
    expect(found([block], { x: 15, y: 25 })).toBe('block');
    expect(found([block], { x: 2, y: 2 })).toBeNull();
    expect(found([block], { x: 2, y: 2 }, 0.5)).toBe('block');
  });
});
