import { POSITIONS } from '../../rules/data/index';
import type { Place } from '../map/mapLayout';

/** Parts of the portal's radius, from the middle outwards. */
export const RADII = {
  swirl: 0.235,
  collar: 0.262,
  disc: 0.7,
  fieldInner: 0.718,
  fieldOuter: 0.915,
  bandInner: 0.922,
  band: 0.998,
} as const;

/** One place of the ring, or one compartment of the disc. */
export const STEP = (2 * Math.PI) / POSITIONS;

/** The angle of a position (1 to 12) or of a mark: radians, clockwise from straight up. 12 is at the top. */
export const positionAngle = (position: number): number => {
  'worklet';
  return (position % POSITIONS) * STEP;
};

/** A place on a circle about the middle of the portal, whose box begins at 0, 0. */
export const onCircle = (radius: number, part: number, angle: number): Place => {
  'worklet';
  return { x: radius + radius * part * Math.sin(angle), y: radius - radius * part * Math.cos(angle) };
};

/** A die in a compartment: how far out and to the right it lies, and its size, all as parts of the radius. */
export type SectorPlace = { readonly out: number; readonly across: number; readonly size: number };

/** Dice of one compartment by rows from the rim inwards: so many in each. */
const row = (out: number, count: number, size: number): SectorPlace[] =>
  Array.from({ length: count }, (_, i) => ({ out, across: (i - (count - 1) / 2) * size * 1.06, size }));

const CROWD: readonly SectorPlace[] = [
  ...row(0.625, 3, 0.098),
  ...row(0.53, 2, 0.098),
  ...row(0.435, 2, 0.098),
  ...row(0.345, 1, 0.098),
];

/** Where the dice of a compartment lie: one large, two one behind the other, more in rows. */
export function sectorPlaces(count: number): readonly SectorPlace[] {
  if (count <= 1) return row(0.482, count, 0.187);
  if (count === 2) return [...row(0.575, 1, 0.157), ...row(0.385, 1, 0.157)];
  if (count <= 5)
    return [...row(0.6, 2, 0.126), ...row(0.47, count === 3 ? 1 : 2, 0.126), ...row(0.35, count === 5 ? 1 : 0, 0.126)];
  // More than fill the rows lie on top of one another.
  return Array.from({ length: count }, (_, i) => CROWD[i % CROWD.length]);
}

/** The middle of a die of a sector, with the disc turned by an angle: dice go round but stay upright. */
export const sectorSpot = (radius: number, sector: number, turn: number, place: SectorPlace): Place => {
  'worklet';
  const angle = turn + sector * STEP;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    x: radius + radius * (place.out * sin + place.across * cos),
    y: radius - radius * (place.out * cos - place.across * sin),
  };
};
