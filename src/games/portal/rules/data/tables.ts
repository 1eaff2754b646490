import type { Die, Era } from './dice';

/** PORT-093 Allowances in millimetres. */
export const SOLDIER_MOVE: Readonly<Record<Die, number>> = { 4: 80, 6: 100, 8: 120, 10: 150, 12: 180, 20: 250 };
/** PORT-094, PORT-028 */
export const VEHICLE_MOVE: Readonly<Record<Die, number>> = { 4: 0, 6: 200, 8: 180, 10: 150, 12: 150, 20: 120 };
/** PORT-095, PORT-029 */
export const FLYER_MOVE = { 10: 400, 12: 300, 20: 250 } as const satisfies Partial<Record<Die, number>>;

/** PORT-017 */
export const DIE_POINTS: Readonly<Record<Era, Readonly<Record<Die, number>>>> = {
  pre1900: { 4: 4, 6: 12, 8: 24, 10: 40, 12: 60, 20: 120 },
  post1900: { 4: 4, 6: 12, 8: 36, 10: 60, 12: 100, 20: 200 },
};
/** PORT-024 */
export const VEHICLE_WEAPON_POINTS = 50;
/** PORT-026 */
export const PAYLOAD: Readonly<Record<Die, number>> = { 4: 12, 6: 36, 8: 60, 10: 100, 12: 200, 20: 250 };

/** PORT-055, PORT-066 In millimetres; zone is the depth of a strip of deployment. */
export const TABLES = {
  small: { w: 900, h: 600, zone: 120 },
  medium: { w: 1200, h: 800, zone: 150 },
  large: { w: 1800, h: 1200, zone: 200 },
} as const;

/** What dice must reach. */
export const NEEDED = {
  /** PORT-147, PORT-171 */
  attack: 5,
  /** PORT-270 */
  artillery: 4,
  /** PORT-186 */
  recovery: 4,
  /** PORT-216 */
  morale: 4,
  /** PORT-283 */
  casting: 2,
  /** PORT-285 */
  backfire: 4,
  /** PORT-201 The face itself. */
  capture: 6,
} as const;

/** What is added to a die, by reason. */
export const MODIFIERS = {
  rear: 2,
  flank: 1,
  longRange: -1,
  partialSight: -1,
  ran: -1,
  charged: 1,
  chargedProne: 1,
  targetProne: -1,
  tightShort: 2,
  tightLong: 1,
  aggressive: 1,
  heavyMelee: 1,
  heavyRange: 1,
  hover: 2,
  strengthen: 2,
  zap: -2,
  twoHanded: 1,
  lance: 1,
  shield: -1,
  punch: 1,
  steady: -1,
  antiVehicle: 1,
  heavyArmour: 1,
  lossStep: -1,
  leader: 1,
  secondRoll: -1,
  ironwill: 2,
} as const;
export type Modifier = keyof typeof MODIFIERS;
