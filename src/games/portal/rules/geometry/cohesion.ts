import { LOOSE_LINK } from '../data/constants';
import type { Point } from '../types';
import { isWithin } from './distance';
import type { Footprint } from './footprint';
import { rnd } from './numbers';

/** PORT-G45 */
export const isLinked = (a: Footprint, b: Footprint): boolean => isWithin(a, b, LOOSE_LINK);

/** PORT-G45 The parts that a unit falls into: its members by their place in the list, the part of the first member first. */
export function partsOf(members: readonly Footprint[]): number[][] {
  const parts: number[][] = [];
  const isTaken = members.map(() => false);
  members.forEach((_, start) => {
    if (isTaken[start]) return;
    isTaken[start] = true;
    const part = [start];
    for (const one of part) {
      members.forEach((other, i) => {
        if (isTaken[i] || !isLinked(members[one], other)) return;
        isTaken[i] = true;
        part.push(i);
      });
    }
    parts.push(part.sort((a, b) => a - b));
  });
  return parts;
}

/** PORT-234, PORT-G45 */
export const isTogether = (members: readonly Footprint[]): boolean => partsOf(members).length <= 1;

/** PORT-G46 */
export function centroid(places: readonly Point[]): Point {
  const sum = (of: (place: Point) => number): number => places.reduce((total, place) => total + of(place), 0);
  return {
    x: rnd(
      sum(({ x }) => x),
      places.length,
    ),
    y: rnd(
      sum(({ y }) => y),
      places.length,
    ),
  };
}
