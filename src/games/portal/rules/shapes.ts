import {
  ARTILLERY,
  FLYER_SIZE,
  FOOT_RADIUS,
  MOUNT_RADIUS,
  MOUNTED_RADIUS,
  PIECE_SIZE,
  VEHICLE_SIZE,
  type Die,
  type Size,
} from './data';
import type { Footprint, Shape } from './geometry';
import type { Element } from './types';

const MOUNTS: Readonly<Partial<Record<Die, number>>> = MOUNT_RADIUS;
const FLYERS: Readonly<Partial<Record<Die, Size>>> = FLYER_SIZE;

/** PORT-G11, PORT-G12 What an element stands on. */
export function shapeOf({ kind, model, flying, piece }: Element): Shape {
  if (piece !== null) return PIECE_SIZE[ARTILLERY[piece].size];
  const die = model?.die ?? 4;
  if (kind === 'vehicle') return (flying ? FLYERS[die] : undefined) ?? VEHICLE_SIZE[die];
  if (kind === 'mount') return { r: MOUNTS[die] ?? MOUNTED_RADIUS };
  return { r: model?.mounted ? MOUNTED_RADIUS : FOOT_RADIUS };
}

/** What an element covers where it stands. */
export function footprintOf(element: Element): Footprint {
  const { x, y, facing } = element;
  return { x, y, facing, shape: shapeOf(element) };
}
