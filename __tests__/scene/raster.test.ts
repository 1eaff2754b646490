import { Skia } from '@shopify/react-native-skia';
import { settled } from '@/scene/diff';
import { drawFrame } from '@/scene/frame';
import { inkBounds } from '@/scene/inkBounds';
import type { Scene } from '@/scene/nodes';
import { rasterOf } from '@/scene/raster';
import type { Shape } from '@/scene/shapes';
import { inSlices } from '@/scene/slices';
import { paintings, stage } from '@/scene/stage';
import { testFonts } from '../support/fonts';
import { differingPixels } from '../support/picture';

const SQUARE = { t: 'rect', x: 10, y: 20, w: 30, h: 40, fill: '#FFFFFF' } as const;
const BOUNDS: readonly [string, readonly Shape[], readonly number[]][] = [
  ['a filled figure is its outline', [SQUARE], [10, 20, 40, 60]],
  ['a circle', [{ t: 'circle', cx: 50, cy: 50, r: 10, fill: '#FFFFFF' }], [40, 40, 60, 60]],
  [
    'a path where it is moved to',
    [{ t: 'path', d: 'M0 0h10v10z', x: 5, y: 6, scale: 2, fill: '#FFFFFF' }],
    [5, 6, 25, 26],
  ],
  ['a stroke reaches out', [{ ...SQUARE, stroke: '#FFFFFF', strokeWidth: 2 }], [6, 16, 44, 64]],
  ['a blur three sigmas', [{ ...SQUARE, blur: 4 }], [-2, 8, 52, 72]],
  ['a shadow where it falls', [{ ...SQUARE, shadow: { dx: 0, dy: 6, blur: 8, color: '#000000' } }], [-2, 14, 52, 78]],
  ['several together', [SQUARE, { t: 'circle', cx: 0, cy: 0, r: 1, fill: '#FFFFFF' }], [-1, -1, 40, 60]],
  ['a group moved and scaled', [{ t: 'group', x: 100, y: 0, scale: 2, shapes: [SQUARE] }], [120, 40, 180, 120]],
  ['a group turned by a quarter', [{ t: 'group', rotate: Math.PI / 2, shapes: [SQUARE] }], [-60, 10, -20, 40]],
  [
    'no more than the clip',
    [{ t: 'group', clip: { t: 'rect', x: 0, y: 0, w: 20, h: 30 }, shapes: [SQUARE] }],
    [10, 20, 20, 30],
  ],
];

test.each(BOUNDS)('bounds: %s', (_, shapes, expected) => {
  const { left, top, right, bottom } = inkBounds(shapes);
  [left, top, right, bottom].forEach((edge, i) => expect(edge).toBeCloseTo(expected[i] ?? NaN));
});

test('bounds: nothing has none', () => {
  const { left, right } = inkBounds([
    { t: 'group', clip: { t: 'rect', x: 100, y: 100, w: 5, h: 5 }, shapes: [SQUARE] },
  ]);
  expect(left).toBeGreaterThan(right);
});

const CARD: readonly Shape[] = [
  {
    t: 'rect',
    x: 0,
    y: 0,
    w: 58,
    h: 40,
    r: 10,
    fill: '#22304F',
    stroke: '#6A7FBA',
    shadow: { dx: 0, dy: 4, blur: 10, color: '#000000' },
  },
  { t: 'text', text: 'Giant', x: 4, y: 8, w: 50, align: 'center', font: 'cinzel700', size: 14, fill: '#EEF2FF' },
];
const SCENE: Scene = {
  width: 100,
  height: 70,
  nodes: [{ id: 'card', x: 20.3, y: 12.6, w: 58, h: 40, z: 0, shapes: CARD }],
};
const WORKSHOP = { fonts: testFonts(), ratio: 2 };

const shot = (sharp: boolean): Uint8Array => {
  const surface = Skia.Surface.Make(200, 140);
  if (surface === null) throw new Error('No surface.');
  surface.getCanvas().clear(Skia.Color('#0E1526'));
  surface.getCanvas().scale(2, 2);
  drawFrame(
    surface.getCanvas(),
    stage(settled(SCENE, 0), WORKSHOP),
    { now: 0, turn: 0, sharp, dial: 0 },
    { pressed: '', press: 0, shaken: '', shake: 1 },
  );
  surface.flush();
  return surface.makeImageSnapshot().encodeToBytes();
};

test('a node looks the same as a picture and as pixels', () => {
  const asPicture = shot(false);
  expect(rasterOf(CARD, 2)).toBeNull();
  for (const paint of paintings(settled(SCENE, 0), WORKSHOP)) paint();
  expect(rasterOf(CARD, 2)).toMatchObject({ ratio: 2 });
  expect(paintings(settled(SCENE, 0), WORKSHOP)).toEqual([]);
  // The same card at whole pixels: it may be off by less than one.
  expect(differingPixels(shot(false), asPicture)).toBeLessThan(200 * 140 * 0.04);
  expect(differingPixels(shot(true), asPicture)).toBe(0);
});

test('slices of work are done in order, and can be taken back', () => {
  jest.useFakeTimers();
  const done: string[] = [];
  inSlices([() => done.push('a'), () => done.push('b')], () => done.push('end'));
  const cancel = inSlices([() => done.push('never')], () => done.push('nor this'));
  cancel();
  jest.runAllTimers();
  expect(done).toEqual(['a', 'b', 'end']);
  jest.useRealTimers();
});
