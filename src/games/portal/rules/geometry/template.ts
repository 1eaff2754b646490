import { DEVIATION_DIRECTIONS, DEVIATION_DISTANCES, DEVIATION_SIDES, type DeviationDirection } from '../data/artillery';
import { MISFIRE_FACE } from '../data/artillery';
import { NEEDED } from '../data/tables';
import type { Point } from '../types';
import { dist2, rectangle2 } from './distance';
import { isRound, type Footprint } from './footprint';
import { isqrt, rnd } from './numbers';

/** PORT-G40 Whether a template of a diameter covers an element: a round one by its centre, a rectangle by any part. */
export function covers(diameter: number, at: Point, element: Footprint): boolean {
  const { shape } = element;
  const squared = isRound(shape) ? dist2(at, element) : rectangle2(at, element, shape);
  return 4 * squared <= diameter * diameter;
}

/** PORT-G41 Where a shot lands that deviates, as seen from the piece. */
export function deviated(from: Point, target: Point, direction: DeviationDirection, distance: number): Point {
  const dx = target.x - from.x;
  const dy = target.y - from.y;
  const far = Math.max(isqrt(dx * dx + dy * dy), 1);
  const { x, y } = target;
  switch (direction) {
    case 'beyond':
      return { x: x + rnd(dx * distance, far), y: y + rnd(dy * distance, far) };
    case 'short':
      return { x: x - rnd(dx * distance, far), y: y - rnd(dy * distance, far) };
    case 'left':
      return { x: x + rnd(dy * distance, far), y: y + rnd(-dx * distance, far) };
    case 'right':
      return { x: x + rnd(-dy * distance, far), y: y + rnd(dx * distance, far) };
  }
}

/** A place where a shot may land; null is on target. Chances are parts of `Landings.of`. */
export type Landing = {
  readonly at: Point;
  readonly direction: DeviationDirection | null;
  readonly distance: number;
  readonly chance: number;
};

export type Landings = { readonly of: number; readonly misfire: number; readonly places: readonly Landing[] };

/** PORT-270 to PORT-276 The thirteen places where a shot may land before a die is rolled, the target first. */
export function landings(from: Point, target: Point, die: number, modifier: number): Landings {
  const faces = Array.from({ length: die }, (_, i) => i + 1).filter((face) => face !== MISFIRE_FACE);
  const straight = faces.filter((face) => face + modifier >= NEEDED.artillery).length;
  const astray = faces.length - straight;
  const both = DEVIATION_SIDES * DEVIATION_SIDES;
  const far = DEVIATION_DISTANCES.filter((distance) => distance > 0);
  const bullseyes = DEVIATION_SIDES * (DEVIATION_DISTANCES.length - far.length);
  return {
    of: die * both,
    misfire: (die - faces.length) * both,
    places: [
      { at: { x: target.x, y: target.y }, direction: null, distance: 0, chance: straight * both + astray * bullseyes },
      ...DEVIATION_DIRECTIONS.flatMap((direction) =>
        far.map((distance) => ({
          at: deviated(from, target, direction, distance),
          direction,
          distance,
          chance: astray,
        })),
      ),
    ],
  };
}
