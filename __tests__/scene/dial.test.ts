import { directionOf, isOnDial, nearestAngle, restingStep, swingOf, turnBetween } from '@/scene/dial';
import { drawFrame } from '@/scene/frame';
import { settled } from '@/scene/diff';
import { stage } from '@/scene/stage';
import { Skia } from '@shopify/react-native-skia';
import { testFonts } from '../support/fonts';
import { pixelAt } from '../support/picture';

const PLACE = { x: 100, y: 100, inner: 20, outer: 90 };
const STEP = Math.PI / 6;

test('a finger takes hold between the middle and the rim', () => {
  expect(isOnDial(PLACE, { x: 150, y: 100 })).toBe(true);
  expect(isOnDial(PLACE, { x: 105, y: 100 })).toBe(false);
  expect(isOnDial(PLACE, { x: 195, y: 100 })).toBe(false);
});

test('a turn is counted the short way, also across the seam', () => {
  expect(turnBetween(3.1, -3.1)).toBeCloseTo(2 * Math.PI - 6.2);
  expect(turnBetween(-3.1, 3.1)).toBeCloseTo(6.2 - 2 * Math.PI);
  expect(directionOf(PLACE, 100, 150)).toBeCloseTo(Math.PI / 2);
});

test('let go slowly it snaps to the nearest step, let go with a swing it goes on', () => {
  expect(restingStep(2.4 * STEP, 0, STEP)).toBe(2);
  expect(restingStep(2.6 * STEP, 0, STEP)).toBe(3);
  const swing = swingOf(PLACE, 200, 100, 0, 800);
  expect(swing).toBeCloseTo(8);
  expect(restingStep(0, swing, STEP)).toBe(5);
  expect(restingStep(0, swingOf(PLACE, 200, 100, 0, -800), STEP)).toBe(-5);
  expect(restingStep(0, 90, STEP)).toBe(6);
});

test('it never turns the long way to a step', () => {
  expect(nearestAngle(11 * STEP, 1, STEP)).toBeCloseTo(13 * STEP);
  expect(nearestAngle(STEP, 11, STEP)).toBeCloseTo(-STEP);
  expect(nearestAngle(25 * STEP, 2, STEP)).toBeCloseTo(26 * STEP);
});

test('half a turn goes the way it was turned; any other goes the short way, whatever is told', () => {
  expect(nearestAngle(4 * STEP, 10, STEP, 1)).toBeCloseTo(10 * STEP);
  expect(nearestAngle(4 * STEP, 10, STEP, -1)).toBeCloseTo(-2 * STEP);
  expect(nearestAngle(10 * STEP, 4, STEP, 1)).toBeCloseTo(16 * STEP);
  expect(nearestAngle(10 * STEP, 4, STEP, -1)).toBeCloseTo(4 * STEP);
  expect(nearestAngle(4 * STEP, 5, STEP, -1)).toBeCloseTo(5 * STEP);
});

const square = (fill: string) => [{ t: 'rect' as const, x: 0, y: 0, w: 20, h: 10, fill }];

/** A quarter turn of the dial about 50, 50, with one node above its middle. */
function shot(leans: boolean, dial: number): Uint8Array {
  const surface = Skia.Surface.Make(100, 100);
  if (surface === null) throw new Error('No surface.');
  const node = { id: 'a', x: 40, y: 5, w: 20, h: 10, z: 0, shapes: square('#FF0000'), orbit: { x: 50, y: 50, leans } };
  drawFrame(
    surface.getCanvas(),
    stage(settled({ width: 100, height: 100, nodes: [node] }, 0), { fonts: testFonts(), ratio: 1 }),
    { now: 0, turn: 0, sharp: false, dial },
    { pressed: '', press: 0, shaken: '', shake: 1 },
  );
  surface.flush();
  return surface.makeImageSnapshot().encodeToBytes();
}

test('nodes with an orbit go round with the dial: upright, or leaning with it', () => {
  expect(pixelAt(shot(false, 0), 50, 10)[0]).toBe(255);
  const upright = shot(false, Math.PI / 2);
  expect(pixelAt(upright, 50, 10)[3]).toBe(0);
  expect(pixelAt(upright, 82, 50)[0]).toBe(255);
  expect(pixelAt(upright, 90, 58)[3]).toBe(0);
  expect(pixelAt(shot(true, Math.PI / 2), 90, 58)[0]).toBe(255);
});
