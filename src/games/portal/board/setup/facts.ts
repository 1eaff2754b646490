import {
  FAST_EXTRA,
  FLYER_MOVE,
  FOOT_RADIUS,
  MOUNT_RADIUS,
  MOUNTED_MIN_DIE,
  MOUNTED_RADIUS,
  NEEDED,
  SOLDIER_MOVE,
  VEHICLE_MOVE,
  type Die,
} from '../../rules/data';
import type { Bought } from '../../rules/types';

/** A die that must show so much or more, and how often it does. */
export type Need = { readonly natural: number; readonly percent: number };

/** PORT-006 What a die must show when so much is added to it. */
export function needOf(die: Die, needed: number, added: number): Need {
  const natural = Math.max(1, needed - added);
  return { natural, percent: Math.round((100 * Math.max(0, die - natural + 1)) / die) };
}

const MOUNTS: Readonly<Partial<Record<Die, number>>> = MOUNT_RADIUS;
const FLYERS: Readonly<Partial<Record<Die, number>>> = FLYER_MOVE;
const DICE_UP: readonly Die[] = [4, 6, 8, 10, 12, 20];

/** PORT-096, PORT-314 How far a soldier or mount goes, in millimetres. */
export function walkOf(model: Bought): number {
  const die = model.mounted && model.die < MOUNTED_MIN_DIE ? MOUNTED_MIN_DIE : model.die;
  if (!model.attributes.includes('fast')) return SOLDIER_MOVE[die];
  const next = DICE_UP[DICE_UP.indexOf(die) + 1] ?? die;
  return Math.max(SOLDIER_MOVE[next], SOLDIER_MOVE[die] + FAST_EXTRA);
}

/** PORT-094, PORT-095 */
export const driveOf = (die: Die, flying: boolean): number => (flying ? FLYERS[die] : undefined) ?? VEHICLE_MOVE[die];

/** PORT-G11 Across, in millimetres. */
export function baseOf(model: Bought, isMount: boolean): number {
  return 2 * (isMount ? (MOUNTS[model.die] ?? MOUNTED_RADIUS) : model.mounted ? MOUNTED_RADIUS : FOOT_RADIUS);
}

/** What somebody's dice are good for before anything else is known. */
export type Odds = {
  readonly melee: Need;
  readonly charging: Need;
  /** PORT-160 Against spears from the front. */
  readonly chargingSpears: Need;
  readonly shooting: Need | null;
  readonly recovery: Need;
  /** PORT-216 … PORT-218 With its leader and a quarter lost. */
  readonly morale: Need;
};

const count = (...so: readonly boolean[]) => so.filter(Boolean).length;

export function oddsOf({ die, kit, weapon, attributes }: Bought): Odds {
  const has = (id: Bought['attributes'][number]) => attributes.includes(id);
  const melee = count(kit === 'twoHanded', has('aggressive'), has('heavyMelee'));
  const lance = count(kit === 'lance');
  return {
    melee: needOf(die, NEEDED.attack, melee),
    charging: needOf(die, NEEDED.attack, melee + 1 + lance),
    chargingSpears: needOf(die, NEEDED.attack, melee + lance),
    shooting: weapon === null ? null : needOf(die, NEEDED.attack, count(has('heavyRange'))),
    recovery: needOf(die, NEEDED.recovery, count(has('heavyArmour'))),
    morale: needOf(die, NEEDED.morale, 0),
  };
}
