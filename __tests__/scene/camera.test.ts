import {
  boardPoint,
  cameraOn,
  canPan,
  clampCamera,
  fitCamera,
  lensOf,
  lookThrough,
  panBy,
  seenBox,
  seenPart,
  zoomAt,
} from '@/scene/camera';

const SIZE = { width: 400, height: 800 };
const BOARD = lensOf(SIZE, SIZE);
const FIT = fitCamera(BOARD);
const LARGEST = 3;

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

describe('a board that is larger than its window', () => {
  const table = lensOf({ width: 1200, height: 1800 }, { width: 300, height: 600 }, { least: 0.2, largest: 4 });

  test('fits, in the middle, where it is smaller than the window', () => {
    expect(fitCamera(table)).toEqual({ x: 0, y: 75, scale: 0.25 });
    expect(canPan(fitCamera(table), table)).toBe(false);
  });

  test('is zoomed as far as its game allows, and no farther', () => {
    expect(zoomAt(fitCamera(table), 0.01, 0, 0, table)).toEqual({ x: 30, y: 120, scale: 0.2 });
    const near = zoomAt(fitCamera(table), 100, 150, 300, table);
    expect(near.scale).toBe(4);
    expect(boardPoint(near, { x: 150, y: 300 })).toEqual({ x: 600, y: 900 });
  });

  test('is panned along the side that is larger than the window, up to its edge', () => {
    const camera = clampCamera({ x: 50, y: -2000, scale: 0.3 }, table);
    expect(camera.x).toBeCloseTo(0);
    expect(camera.y).toBeCloseTo(30);
    expect(canPan(camera, table)).toBe(true);
    expect(panBy(camera, -1000, 0, table).x).toBeCloseTo(300 - 1200 * 0.3);
    expect(panBy(camera, 0, 40, table).y).toBeCloseTo(camera.y);
  });

  test('a game may keep the whole of it from being seen', () => {
    const near = lensOf(table.board, table.window, { least: 1, largest: 2 });
    expect(fitCamera(near)).toEqual({ x: 150 - 600, y: 300 - 900, scale: 1 });
  });

  test('a box is looked at from where it is seen whole, in the middle, but never beyond the edge', () => {
    const hero = { x: 500, y: 700, w: 40, h: 40 };
    expect(seenBox(cameraOn(hero, 2, table), hero)).toEqual({ x: 110, y: 260, w: 80, h: 80 });
    expect(cameraOn(hero, Infinity, table).scale).toBe(4);
    expect(cameraOn({ x: 0, y: 0, w: 600, h: 600 }, 2, table)).toEqual({ x: 0, y: 0, scale: 0.5 });
    expect(cameraOn({ x: 0, y: 0, w: 10, h: 10 }, 1, table)).toEqual({ x: 0, y: 0, scale: 1 });
  });
});

describe('what a frame draws', () => {
  const window = { width: 100, height: 100 };
  const start = lookThrough({ x: -200, y: -200, scale: 1 }, window, true, null);

  test('half a window more on each side, which a short pan does not leave', () => {
    expect(start).toEqual({ part: { x: 150, y: 150, w: 200, h: 200 }, sharp: false, far: false, plain: false });
    expect(lookThrough({ x: -160, y: -240, scale: 1 }, window, false, start)).toBe(start);
    expect(lookThrough({ x: -140, y: -200, scale: 1 }, window, false, start).part).toEqual({
      x: 90,
      y: 150,
      w: 200,
      h: 200,
    });
  });

  test('zoomed and at rest, the window alone, and sharp', () => {
    const zoomed = { x: -450, y: -450, scale: 2 };
    const moving = lookThrough(zoomed, window, false, start);
    expect(moving).toBe(start);
    const rested = lookThrough(zoomed, window, true, moving);
    expect(rested).toEqual({ part: seenPart(zoomed, window), sharp: true, far: false, plain: false });
    expect(lookThrough(zoomed, window, true, rested)).toBe(rested);
  });

  test('less again after a zoom far into it', () => {
    const close = { x: -2500, y: -2500, scale: 10 };
    expect(lookThrough(close, window, false, start).part).toEqual({ x: 245, y: 245, w: 20, h: 20 });
  });

  test('details only from where they can be read, drawn anew once on the way there', () => {
    const from = (scale: number, before: typeof start | null) =>
      lookThrough({ x: 0, y: 0, scale }, window, false, before, 0.5);
    const far = from(0.4, null);
    expect(far.plain).toBe(true);
    expect(from(0.45, far)).toBe(far);
    expect(from(0.5, far)).toEqual({ ...far, plain: false });
  });

  test('from afar it says so, and is never sharp', () => {
    expect(lookThrough({ x: 0, y: 0, scale: 0.5 }, window, true, start)).toMatchObject({ sharp: false, far: true });
  });
});
