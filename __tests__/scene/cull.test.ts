import { Skia } from '@shopify/react-native-skia';
import type { Box } from '@/look/box';
import { nextTracks, settled, type Track } from '@/scene/diff';
import { drawFrame, type Instant } from '@/scene/frame';
import type { Scene, SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { paintings, stage } from '@/scene/stage';
import { cutTiles, tileNodes } from '@/scene/tiles';
import { testFonts } from '../support/fonts';
import { differingPixels, renderShapes } from '../support/picture';

const CALM = { pressed: '', press: 0, shaken: '', shake: 1 };
const WORKSHOP = { fonts: testFonts(), ratio: 1 };
const BOARD = { width: 1000, height: 800 };
const WINDOW = { width: 200, height: 150 };

/** A token that glows far beyond its box. */
const token = (hue: number): readonly Shape[] => [
  { t: 'circle', cx: 15, cy: 15, r: 20, fill: `hsl(${hue}, 80%, 50%)`, blur: 12 },
  { t: 'rect', x: 0, y: 0, w: 30, h: 30, r: 6, fill: `hsl(${hue}, 70%, 40%)`, stroke: '#FFFFFF' },
];
const TOKENS = Array.from({ length: 6 }, (_, i) => token(i * 60));
const tokens = (shift: number): SceneNode[] =>
  Array.from({ length: 150 }, (_, i) => ({
    id: `token-${i}`,
    x: (i % 15) * 66 + ((i * 37 + shift) % 50),
    y: Math.floor(i / 15) * 80 + ((i * 53 + shift) % 60),
    w: 30,
    h: 30,
    z: i % 3,
    shapes: TOKENS[i % TOKENS.length],
  }));
const scene = (shift: number): Scene => ({ ...BOARD, nodes: tokens(shift) });

/** What the window shows of a board at a camera, with or without leaving out what is not seen. */
function shot(
  tracks: readonly Track[],
  part: Box,
  scale: number,
  change: Partial<Instant>,
  leavesOut: boolean,
): Uint8Array {
  const surface = Skia.Surface.Make(WINDOW.width, WINDOW.height);
  if (surface === null) throw new Error('No surface.');
  const canvas = surface.getCanvas();
  canvas.clear(Skia.Color('#0E1526'));
  canvas.scale(scale, scale);
  canvas.translate(-part.x, -part.y);
  const moment = { now: 0, turn: 0, sharp: false, dial: 0, ...change, ...(leavesOut && { part }) };
  drawFrame(canvas, stage(tracks, WORKSHOP), moment, CALM);
  surface.flush();
  return surface.makeImageSnapshot().encodeToBytes();
}

const seenAt = (x: number, y: number, scale: number): Box => ({
  x,
  y,
  w: WINDOW.width / scale,
  h: WINDOW.height / scale,
});

describe('what is outside the window', () => {
  const views = [
    [300, 200, 1],
    [37, 611, 2.5],
    [0, 0, 0.5],
    [780, 640, 1],
  ] as const;

  test.each(views)('is left out and nobody sees it, at %d, %d, zoom %d', (x, y, scale) => {
    const part = seenAt(x, y, scale);
    const still = settled(scene(0), 0);
    const moving = nextTracks(still, scene(25), 0, { reduced: false });
    const same = (tracks: readonly Track[], change: Partial<Instant>) =>
      Buffer.from(shot(tracks, part, scale, change, true)).equals(
        Buffer.from(shot(tracks, part, scale, change, false)),
      );
    expect(same(still, {})).toBe(true);
    expect(same(still, { sharp: true })).toBe(true);
    expect(same(moving, { now: 60 })).toBe(true);
    for (const paint of paintings(still, WORKSHOP)) paint();
    expect(same(still, {})).toBe(true);
    expect(same(moving, { now: 150, far: scale < 1 })).toBe(true);
  });

  test('is not even recorded', () => {
    const still = settled(scene(0), 0);
    for (const paint of paintings(still, WORKSHOP)) paint();
    const canvas = Skia.Surface.Make(1, 1)?.getCanvas();
    if (canvas === undefined) throw new Error('No surface.');
    const draw = jest.spyOn(canvas, 'drawImageRectOptions');
    const drawn = (part?: Box) => {
      draw.mockClear();
      drawFrame(canvas, stage(still, WORKSHOP), { now: 0, turn: 0, sharp: false, dial: 0, part }, CALM);
      return draw.mock.calls.length;
    };
    expect(drawn()).toBe(150);
    expect(drawn(seenAt(300, 200, 1))).toBeLessThan(30);
    expect(drawn(seenAt(5000, 5000, 1))).toBe(0);
  });
});

test('pictures near the point that is looked at become pixels first', () => {
  const nodes = [10, 500, 250].map((x): SceneNode => ({ id: `${x}`, x, y: 0, w: 20, h: 20, z: 0, shapes: token(x) }));
  const tracks = settled({ ...BOARD, nodes }, 0);
  const ready = () => stage(tracks, WORKSHOP).flatMap(({ id, looks }) => (looks.raster === null ? [] : [id]));
  const order: string[][] = [];
  for (const paint of paintings(tracks, WORKSHOP, { x: 490, y: 0 })) {
    paint();
    order.push(ready());
  }
  expect(order).toEqual([['500'], ['500', '250'], ['10', '500', '250']]);
});

describe('tiles of a ground', () => {
  const [width, height] = [300, 220];
  const ground: readonly Shape[] = [
    { t: 'rect', x: 0, y: 0, w: width, h: height, fill: '#6A7F4A' },
    ...Array.from({ length: 40 }, (_, i): Shape => ({
      t: 'circle',
      cx: (i * 71) % width,
      cy: (i * 43) % height,
      r: 22,
      fill: `hsl(${i * 40}, 50%, 50%)`,
      stroke: '#101820',
      strokeWidth: 2,
    })),
  ];
  const tiles = cutTiles(ground, width, height, { across: 110, down: 120 });

  test('cover it once, row by row, and one that fits is the ground itself', () => {
    expect(tiles.map(({ x, y, w, h }) => [x, y, w, h])).toEqual([
      [0, 0, 100, 110],
      [100, 0, 100, 110],
      [200, 0, 100, 110],
      [0, 110, 100, 110],
      [100, 110, 100, 110],
      [200, 110, 100, 110],
    ]);
    expect(cutTiles(ground, width, height)[0].shapes).toBe(ground);
  });

  test('join into the same picture', async () => {
    const joined = tiles.map(({ x, y, shapes }): Shape => ({ t: 'group', x, y, shapes }));
    const whole = await renderShapes(ground, width, height, 1);
    expect(differingPixels(whole, await renderShapes(joined, width, height, 1))).toBe(0);
  });

  test.each([0.37, 1, 1.37, 2.61])('show no seam at zoom %d, as pictures and as pixels', (scale) => {
    const laid = (pieces: typeof tiles) => {
      const tracks = settled({ width, height, nodes: tileNodes('ground', pieces, { x: 0, y: 0, z: 0 }) }, 0);
      for (const paint of paintings(tracks, WORKSHOP)) paint();
      return (sharp: boolean) => shot(tracks, seenAt(10.3, 12.7, scale), scale, { sharp, far: scale < 1 }, true);
    };
    const plain: readonly Shape[] = [{ t: 'rect', x: 0, y: 0, w: width, h: height, fill: '#FFFFFF' }];
    const [whole, cut] = [
      laid(cutTiles(plain, width, height)),
      laid(cutTiles(plain, width, height, { across: 70, down: 70 })),
    ];
    expect(differingPixels(cut(true), whole(true))).toBe(0);
    expect(differingPixels(cut(false), whole(false))).toBe(0);
  });
});
