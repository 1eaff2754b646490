import { clampCamera, FIT, LARGEST, panBy, seenBox, zoomAt } from '@/scene/camera';
import { touchFrame } from '@/scene/touchFrame';

const BOARD = { width: 400, height: 800 };

describe('camera', () => {
  test('a box of the board is seen where the camera puts it', () => {
    expect(seenBox(FIT, { x: 10, y: 20, w: 30, h: 40 })).toEqual({ x: 10, y: 20, w: 30, h: 40 });
    expect(seenBox({ x: -100, y: -300, scale: 2 }, { x: 100, y: 300, w: 30, h: 40 })).toEqual({
      x: 100,
      y: 300,
      w: 60,
      h: 80,
    });
  });

  test('a zoom keeps the point under the fingers', () => {
    const zoomed = zoomAt(FIT, 2, 100, 300, BOARD);
    expect(zoomed).toEqual({ x: -100, y: -300, scale: 2 });
    expect((100 - zoomed.x) / zoomed.scale).toBe(100);
  });

  test.each([
    ['no smaller than it fits', zoomAt({ x: -50, y: -50, scale: 1.5 }, 0.1, 0, 0, BOARD), FIT],
    ['no larger than three times', zoomAt(FIT, 50, 0, 0, BOARD), { x: 0, y: 0, scale: LARGEST }],
    ['a board that fits cannot be moved', panBy(FIT, 70, -70, BOARD), FIT],
    [
      'nothing shows beyond the left and top edge',
      panBy({ x: -10, y: -10, scale: 2 }, 50, 50, BOARD),
      { x: 0, y: 0, scale: 2 },
    ],
    [
      'nor beyond the right and bottom edge',
      panBy({ x: -390, y: -790, scale: 2 }, -50, -50, BOARD),
      { x: -400, y: -800, scale: 2 },
    ],
    [
      'a camera inside the edges is left alone',
      clampCamera({ x: -7, y: -9, scale: 1.1 }, BOARD),
      { x: -7, y: -9, scale: 1.1 },
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual.x).toBeCloseTo(expected.x);
    expect(actual.y).toBeCloseTo(expected.y);
    expect(actual.scale).toBeCloseTo(expected.scale);
  });
});

test.each([
  [
    'a large target is touched where it shows',
    { x: 10, y: 20, w: 60, h: 50 },
    { left: 10, top: 20, width: 60, height: 50 },
  ],
  ['a small one evenly beyond its edges', { x: 10, y: 20, w: 24, h: 20 }, { left: 0, top: 8, width: 44, height: 44 }],
  ['a narrow one only to its sides', { x: 100, y: 20, w: 34, h: 80 }, { left: 95, top: 20, width: 44, height: 80 }],
])('%s', (_, target, frame) => expect(touchFrame(target)).toEqual(frame));
