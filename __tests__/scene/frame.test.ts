import { Skia } from '@shopify/react-native-skia';
import { nextTracks, settled } from '@/scene/diff';
import { drawFrame, isAlive, type Feel } from '@/scene/frame';
import type { Scene, SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { paintings, stage } from '@/scene/stage';
import { testFonts } from '../support/fonts';
import { expectPicture, pixelAt } from '../support/picture';

const box = (fill: string): readonly Shape[] => [{ t: 'rect', x: 0, y: 0, w: 20, h: 20, r: 4, fill }];
const RED = box('#FF0000');
const GREEN = box('#00FF00');
const CALM: Feel = { pressed: '', press: 0, shaken: '', shake: 1 };
const MOVING = { reduced: false };

const node = (id: string, change: Partial<SceneNode> = {}): SceneNode => ({
  id,
  x: 10,
  y: 20,
  w: 20,
  h: 20,
  z: 0,
  shapes: RED,
  ...change,
});
const scene = (...nodes: readonly SceneNode[]): Scene => ({ width: 100, height: 60, nodes });

/** The board at a moment on the way from one scene to the next, drawn one pixel a point. */
const shot = (before: Scene | null, after: Scene, now: number, feel = CALM, turn = 0, drawn?: number): Uint8Array => {
  const tracks = before === null ? settled(after, 0) : nextTracks(settled(before, 0), after, 0, MOVING);
  const surface = Skia.Surface.Make(100, 60);
  if (surface === null) throw new Error('No surface.');
  surface.getCanvas().clear(Skia.Color('#0E1526'));
  drawFrame(
    surface.getCanvas(),
    stage(tracks, { fonts: testFonts(), ratio: 1 }),
    { now, turn, sharp: false, dial: 0, drawn },
    feel,
  );
  surface.flush();
  return surface.makeImageSnapshot().encodeToBytes();
};

const colorAt = (png: Uint8Array, x: number, y: number): string => {
  const [r = 0, g = 0] = pixelAt(png, x, y);
  if (r > 150 && g < 120) return 'red';
  if (g > 150 && r < 120) return 'green';
  return r < 40 && g < 40 ? 'night' : 'mixed';
};

test('a node at rest is where it says', () => {
  const png = shot(null, scene(node('a')), 0);
  expect([colorAt(png, 20, 30), colorAt(png, 34, 30)]).toEqual(['red', 'night']);
});

test('a canvas that draws only some of its pictures draws those at the back', () => {
  const two = scene(node('a'), node('b', { x: 60, shapes: GREEN }));
  const at = (drawn?: number) => {
    const png = shot(null, two, 0, CALM, 0, drawn);
    return [colorAt(png, 20, 30), colorAt(png, 70, 30)];
  };
  expect([at(0), at(1), at(2), at()]).toEqual([
    ['night', 'night'],
    ['red', 'night'],
    ['red', 'green'],
    ['red', 'green'],
  ]);
});

test('it starts where it was, passes over an arc and arrives', () => {
  const [before, after] = [scene(node('a')), scene(node('a', { x: 70 }))];
  expect(colorAt(shot(before, after, 0), 20, 30)).toBe('red');
  expectPicture('frame-flight', shot(before, after, 70));
  expect(colorAt(shot(before, after, 320), 80, 30)).toBe('red');
  expect(colorAt(shot(before, after, 320), 20, 30)).toBe('night');
});

test('what flies is over what rests, whatever their order', () => {
  const wall = node('wall', {
    x: 0,
    w: 100,
    h: 60,
    y: 0,
    z: 5,
    shapes: [{ t: 'rect', x: 0, y: 0, w: 100, h: 60, fill: '#00FF00' }],
  });
  const [before, after] = [scene(node('a'), wall), scene(node('a', { x: 70 }), wall)];
  expect(colorAt(shot(before, after, 1), 20, 30)).toBe('red');
  expect(colorAt(shot(before, after, 320), 80, 30)).toBe('green');
});

test('another picture fades in, another face turns over', () => {
  const faded = [scene(node('a')), scene(node('a', { shapes: GREEN }))] as const;
  expect(colorAt(shot(...faded, 1), 20, 30)).toBe('red');
  expect(colorAt(shot(...faded, 160), 20, 30)).toBe('green');
  const turned = [scene(node('a', { face: 'up' })), scene(node('a', { face: 'down', shapes: GREEN }))] as const;
  expect([colorAt(shot(...turned, 160), 20, 30), colorAt(shot(...turned, 160), 12, 30)]).toEqual(['red', 'night']);
  expect([colorAt(shot(...turned, 400), 20, 30), colorAt(shot(...turned, 480), 12, 30)]).toEqual(['green', 'green']);
});

test('what follows something goes along with it, above it and at its own distance', () => {
  const sign = { id: 'sign', w: 10, h: 10, z: 1, shapes: box('#00FF00'), follows: 'a' };
  const before = scene(node('a'));
  const after = scene(
    node('a', { x: 70, way: [{ x: 50, y: 30 }], duration: 400 }),
    node('sign', { ...sign, x: 75, y: 5, duration: 1 }),
  );
  expect(colorAt(shot(before, after, 2), 20, 8)).toBe('green');
  expect(colorAt(shot(before, after, 200), 50, 8)).toBe('green');
  expect([colorAt(shot(before, after, 400), 80, 8), colorAt(shot(before, after, 400), 50, 8)]).toEqual([
    'green',
    'night',
  ]);
});

test('what tilts is turned about its middle', () => {
  const bar = node('a', {
    x: 40,
    y: 25,
    w: 20,
    h: 4,
    shapes: [{ t: 'rect', x: 0, y: 0, w: 20, h: 4, fill: '#FF0000' }],
    keys: [{ at: 0, tilt: Math.PI / 2 }, { at: 100, tilt: Math.PI / 2 }, { at: 101 }],
  });
  const upright = shot(scene(), scene(bar), 50);
  expect([colorAt(upright, 50, 20), colorAt(upright, 42, 27)]).toEqual(['red', 'night']);
  expect(colorAt(shot(scene(), scene(bar), 101), 42, 27)).toBe('red');
});

test('what left is gone after its exit', () => {
  const [before, after] = [scene(node('a', { exit: { x: 70, y: 20 } })), scene()];
  expect(colorAt(shot(before, after, 310), 80, 30)).toBe('red');
  expect(colorAt(shot(before, after, 320), 80, 30)).toBe('night');
});

test('a pressed thing sinks with its parts, a shaken one swings', () => {
  const board = scene(
    node('a', { w: 80, h: 20, shapes: [{ t: 'rect', x: 0, y: 0, w: 80, h: 20, fill: '#FF0000' }] }),
    node('a/badge', { x: 10, y: 44, w: 80, h: 10, shapes: [{ t: 'rect', x: 0, y: 0, w: 80, h: 10, fill: '#FF0000' }] }),
  );
  expect(colorAt(shot(null, board, 0), 10, 30)).toBe('red');
  const sunk = shot(null, board, 0, { ...CALM, pressed: 'a', press: 1 });
  expect([colorAt(sunk, 10, 30), colorAt(sunk, 10, 48), colorAt(sunk, 14, 30)]).toEqual(['night', 'night', 'red']);
  const swung = shot(null, board, 0, { ...CALM, shaken: 'a', shake: 1 / 12 });
  expect([colorAt(swung, 12, 30), colorAt(swung, 93, 30)]).toEqual(['night', 'red']);
});

test('what sways goes round its place with the angle, and back', () => {
  const afloat = scene(node('a', { sways: { dx: 30, dy: 0, times: 2, phase: 0 } }));
  expect(colorAt(shot(null, afloat, 0), 20, 30)).toBe('red');
  const aside = shot(null, afloat, 0, CALM, Math.PI / 4);
  expect(colorAt(aside, 20, 30)).not.toBe('red');
  expect(colorAt(aside, 50, 30)).toBe('red');
  expect(colorAt(shot(null, afloat, 0, CALM, Math.PI), 20, 30)).toBe('red');
});

test('only what is in sight and can be drawn as pixels keeps a scene alive', () => {
  const actors = (change: Partial<SceneNode>) =>
    stage(settled(scene(node('a', change)), 0), { fonts: testFonts(), ratio: 1 });
  const sways = { dx: 30, dy: 0, times: 2, phase: 0 };
  const [here, away] = [
    { x: 0, y: 0, w: 100, h: 60 },
    { x: 900, y: 900, w: 100, h: 60 },
  ];
  expect(isAlive(actors({ sways }), { part: here, sharp: false })).toBe(true);
  expect(isAlive(actors({ sways }), { part: away, sharp: false })).toBe(false);
  expect(isAlive(actors({ sways }), { part: here, sharp: true })).toBe(false);
  expect(isAlive(actors({}), { part: here, sharp: false })).toBe(false);
});

test('a soft thing keeps its pixels however near it is looked at', () => {
  const workshop = { fonts: testFonts(), ratio: 1 };
  const drawn = (change: Partial<SceneNode>) => {
    const tracks = settled(scene(node('a', { shapes: box('#FF0000'), ...change })), 0);
    for (const paint of paintings(tracks, workshop)) paint();
    const canvas = Skia.Surface.Make(100, 60)?.getCanvas();
    if (canvas === undefined) throw new Error('No surface.');
    const pixels = jest.spyOn(canvas, 'drawImageRectOptions');
    drawFrame(canvas, stage(tracks, workshop), { now: 0, turn: 0, sharp: true, dial: 0 }, CALM);
    return pixels.mock.calls.length;
  };
  expect(drawn({ soft: true })).toBe(1);
  expect(drawn({})).toBe(0);
});

test('details are left out from afar', () => {
  const far = (change: Partial<SceneNode>) => {
    const surface = Skia.Surface.Make(100, 60);
    if (surface === null) throw new Error('No surface.');
    const actors = stage(settled(scene(node('a', change)), 0), { fonts: testFonts(), ratio: 1 });
    drawFrame(surface.getCanvas(), actors, { now: 0, turn: 0, sharp: false, dial: 0, plain: true }, CALM);
    surface.flush();
    return colorAt(surface.makeImageSnapshot().encodeToBytes(), 20, 30);
  };
  expect(far({})).toBe('red');
  expect(far({ detail: true })).not.toBe('red');
});

test('a swirl turns with the angle, inside its clip', () => {
  const swirl = {
    t: 'swirl',
    x: 0,
    y: 0,
    w: 40,
    h: 40,
    colors: ['#FF0000', '#00FF00'],
    seed: 1,
    clip: { t: 'circle', cx: 20, cy: 20, r: 20 },
  } as const;
  const board = scene(node('gate', { x: 30, y: 10, w: 40, h: 40, shapes: [], swirl }));
  const [first, later] = [shot(null, board, 0, CALM, 0), shot(null, board, 0, CALM, 2)];
  expect(Buffer.from(first).equals(Buffer.from(later))).toBe(false);
  expect(colorAt(later, 31, 11)).toBe('night');
  expectPicture('frame-swirl', first);
});
