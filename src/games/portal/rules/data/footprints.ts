import type { Die } from './dice';
import type { Piece } from './artillery';

/** PORT-G11 Radii in millimetres. */
export const FOOT_RADIUS = 10;
export const MOUNTED_RADIUS = 15;
export const MOUNT_RADIUS = { 8: 20, 10: 20, 12: 25, 20: 30 } as const satisfies Partial<Record<Die, number>>;

/** Millimetres along the facing and across it; all even, so that halves are whole. */
export type Size = { readonly length: number; readonly width: number };

/** PORT-G12 */
export const VEHICLE_SIZE: Readonly<Record<Die, Size>> = {
  4: { length: 60, width: 30 },
  6: { length: 60, width: 30 },
  8: { length: 70, width: 36 },
  10: { length: 80, width: 40 },
  12: { length: 100, width: 50 },
  20: { length: 120, width: 60 },
};
export const FLYER_SIZE = {
  10: { length: 60, width: 60 },
  12: { length: 90, width: 60 },
  20: { length: 120, width: 80 },
} as const satisfies Partial<Record<Die, Size>>;
export const PIECE_SIZE: Readonly<Record<Piece['size'], Size>> = {
  light: { length: 50, width: 30 },
  heavy: { length: 70, width: 40 },
};
