import { Skia } from '@shopify/react-native-skia';
import { settled } from '@/scene/diff';
import { drawFrame } from '@/scene/frame';
import type { Scene } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { stage } from '@/scene/stage';
import type { Ask, Order, Pixels } from '@/scene/studio/orders';
import { whenPainted } from '@/scene/whenPainted';
import { testFonts } from '../support/fonts';
import { pixelAt } from '../support/picture';

/** A painter that paints when it is told to, or never. */
type Held = { readonly order: Order; readonly done: (pixels: Pixels) => void; readonly failed: () => void };
const mockHeld: Held[] = [];
jest.mock('@/scene/studio/studio', () => ({
  isApart: () => true,
  ask: ((order, { done, failed }) => {
    const one = { order, done: done as Held['done'], failed };
    mockHeld.push(one);
    return () => {
      const place = mockHeld.indexOf(one);
      if (place >= 0) mockHeld.splice(place, 1);
    };
  }) satisfies Ask,
}));

beforeEach(() => {
  jest.useFakeTimers();
  mockHeld.length = 0;
});
afterEach(() => jest.useRealTimers());

const WORKSHOP = { fonts: testFonts(), ratio: 1 };
const ORIGIN = { x: 0, y: 0 };
const square = (): readonly Shape[] => [{ t: 'rect', x: 0, y: 0, w: 4, h: 4, fill: '#FF0000' }];
const sceneOf = (...pictures: (readonly Shape[])[]): Scene => ({
  width: 40,
  height: 4,
  nodes: pictures.map((shapes, i) => ({ id: `${i}`, x: i * 10, y: 0, w: 4, h: 4, z: 0, shapes })),
});
const white = (): Pixels => ({ x: 0, y: 0, w: 4, h: 4, bytes: new Uint8Array(4 * 4 * 4).fill(255) });
const paintNext = () => mockHeld.shift()?.done(white());

const follow = (scene: Scene, isFirst: boolean) => {
  const seen: string[] = [];
  const stop = whenPainted(scene, WORKSHOP, ORIGIN, {
    isFirst,
    show: () => seen.push('shown'),
    refresh: () => seen.push('more'),
  });
  return { seen, stop };
};

test('the last scene stays until every picture of the next is painted', () => {
  const { seen } = follow(sceneOf(square(), square()), false);
  expect(mockHeld).toHaveLength(2);
  paintNext();
  jest.advanceTimersByTime(500);
  expect(seen).toEqual([]);
  paintNext();
  expect(seen).toEqual(['shown']);
});

test('what has been painted before is shown at once, and nothing is asked for', () => {
  const scene = sceneOf(square());
  follow(scene, false);
  paintNext();
  expect(follow(scene, false).seen).toEqual(['shown']);
  expect(mockHeld).toHaveLength(0);
});

test('the first scene is there at once and fills, what comes together in one go', () => {
  const { seen } = follow(sceneOf(square(), square(), square()), true);
  expect(seen).toEqual(['shown']);
  paintNext();
  paintNext();
  jest.advanceTimersByTime(100);
  expect(seen).toEqual(['shown', 'more']);
});

test('nobody waits for ever', () => {
  const { seen } = follow(sceneOf(square()), false);
  jest.advanceTimersByTime(3100);
  expect(seen).toEqual(['shown']);
});

test('what is no longer wanted is taken back; what was painted shows', () => {
  const { seen, stop } = follow(sceneOf(square(), square()), true);
  paintNext();
  stop();
  expect(seen).toEqual(['shown', 'more']);
  expect(mockHeld).toHaveLength(0);
  jest.advanceTimersByTime(5000);
  expect(seen).toHaveLength(2);
});

test('what the painter cannot paint is painted here', () => {
  const { seen } = follow(sceneOf(square()), false);
  mockHeld.shift()?.failed();
  jest.runOnlyPendingTimers();
  expect(seen).toEqual(['shown']);
});

test('a picture that is awaited is not drawn, and then its pixels are', () => {
  const shapes = square();
  const scene = sceneOf(shapes);
  const shot = () => {
    const surface = Skia.Surface.Make(40, 4);
    if (surface === null) throw new Error('No surface.');
    surface.getCanvas().clear(Skia.Color('#000000'));
    const moment = { now: 0, turn: 0, sharp: false, dial: 0 };
    const still = { pressed: '', press: 0, shaken: '', shake: 1 };
    drawFrame(surface.getCanvas(), stage(settled(scene, 0), WORKSHOP), moment, still);
    surface.flush();
    return pixelAt(surface.makeImageSnapshot().encodeToBytes(), 2, 2);
  };
  expect(shot()).toEqual([0, 0, 0, 255]);
  follow(scene, true);
  paintNext();
  expect(shot()).toEqual([255, 255, 255, 255]);
});
