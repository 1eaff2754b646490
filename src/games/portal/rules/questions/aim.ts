import { breaks, type Violation } from '@/engine';
import {
  PROJECTILE_MELEE,
  SHARPSHOOTER_EXTRA,
  VEHICLE_WEAPONS,
  WEAPONS,
  type VehicleWeaponId,
  type Weapon,
  type WeaponId,
} from '../data';
import type { Sight } from '../geometry';
import type { RangeBand, Side } from '../resolve/events';
import { areEnemies, groupOf, inPlay, modelOf, onTable, unitOf } from '../roster';
import type { Element, MoveKind, Open, Who } from '../types';
import { hasInFront, inContact, isNearer, isWithin, sideOf } from './ruler';
import { lookFrom, type Look } from './sight';

export type ArmId = WeaponId | VehicleWeaponId;

/** Everything about one attack that its modifiers ask for. */
export type Aim = {
  readonly how: 'melee' | 'ranged';
  readonly attacker: Element;
  readonly by: Who;
  /** What is shot with; null in a melee. */
  readonly arm: Weapon | null;
  readonly target: Element;
  readonly at: Who;
  readonly sight: Sight;
  readonly band: RangeBand | null;
  readonly side: Side;
  /** PORT-247 */
  readonly volley: boolean;
};

/** Who strikes whom, before anybody looks whether he can. */
export type Duel = { readonly attacker: Element; readonly by: Who; readonly target: Element; readonly at: Who };

/** What the attacker has done in his round so far; another one answers "what if". */
export type Manner = { readonly kind: MoveKind; readonly moved: boolean; readonly turned: boolean };

export const STANDING: Manner = { kind: 'normal', moved: false, turned: false };

export function mannerOf(open: Open, element: Element): Manner {
  const { round } = open;
  const moved = round?.group === groupOf(open, element) ? round.moved : null;
  if (moved === null) return STANDING;
  const { id } = element;
  return { kind: moved.kind, moved: moved.centres.includes(id), turned: moved.turned.includes(id) };
}

/** Tells an answer from the reason why there is none. */
export const isAim = (aim: Aim | Violation): aim is Aim => 'how' in aim;

/** PORT-161, PORT-192 The weapon with which a model, or a vehicle by its list, can shoot. */
export function armOf(element: Element, by: Who, weapon: number): ArmId | null {
  if (element.kind !== 'vehicle') return weapon === 0 ? (modelOf(element, by)?.weapon ?? null) : null;
  const mounting = element.weapons.at(weapon);
  return mounting?.working && weapon >= 0 ? mounting.weapon : null;
}

const ARMS: Readonly<Record<ArmId, Weapon>> = { ...WEAPONS, ...VEHICLE_WEAPONS };
export const armed = (arm: ArmId): Weapon => ARMS[arm];

/** PORT-246, PORT-G44 Whether somebody stands in the foremost rank of his block that has a member; nobody else fights in it. */
export function isInFrontRank(open: Open, { id, unit: unitId }: Element): boolean {
  const { block, members } = unitOf(open, unitId);
  if (block === null) return true;
  const first = Math.min(...block.cells.map(([rank]) => rank));
  return block.cells[members.indexOf(id)][0] === first;
}

/** Why somebody cannot be attacked at all: gone, abandoned, or no enemy. */
export function whyNoFoe(
  open: Open,
  attacker: Element,
  target: Element | undefined,
  rule: string,
): Violation | undefined {
  if (!onTable(target)) return breaks('PORT-013');
  if (target.abandoned) return breaks(target.kind === 'piece' ? 'PORT-199' : 'PORT-196');
  return areEnemies(open, attacker, target) ? undefined : breaks(rule);
}

/** PORT-144, PORT-145 A melee attack, or the rule that forbids it. */
export function meleeAim(open: Open, duel: Duel, look?: Look): Aim | Violation {
  const { attacker, by, target } = duel;
  const no = whyNoFoe(open, attacker, target, 'PORT-144');
  if (no !== undefined) return no;
  if (!isInFrontRank(open, attacker)) return breaks('PORT-246');
  if (!hasInFront(attacker, target)) return breaks('PORT-144');
  const contact = inContact(attacker, target);
  if (!contact && (modelOf(attacker, by)?.weapon ?? null) === null) return breaks('PORT-144');
  if (!contact && !isWithin(attacker, target, PROJECTILE_MELEE)) return breaks('PORT-145');
  const sight = contact ? 'full' : (look ?? lookFrom(open, attacker))(target);
  if (sight === 'none') return breaks('PORT-145');
  const side = sideOf(target, attacker);
  return { how: 'melee', ...duel, arm: null, sight, band: null, side, volley: false };
}

/** PORT-163 to PORT-165, PORT-323 Null where it is too far. */
export function bandOf(arm: Weapon, attacker: Element, by: Who, target: Element): RangeBand | null {
  if (isNearer(attacker, target, arm.range)) return 'short';
  const sharp = modelOf(attacker, by)?.attributes.includes('sharpshooter') === true;
  return isWithin(attacker, target, 2 * arm.range + (sharp ? SHARPSHOOTER_EXTRA : 0)) ? 'long' : null;
}

/** PORT-161 to PORT-169 A shot with a weapon, or the rule that forbids it. */
export function rangedAim(open: Open, duel: Duel, weapon: number, volley: boolean, look?: Look): Aim | Violation {
  const { attacker, by, target } = duel;
  const armId = armOf(attacker, by, weapon);
  if (armId === null) return breaks(attacker.weapons.at(weapon)?.working === false ? 'PORT-192' : 'PORT-161');
  const no = whyNoFoe(open, attacker, target, 'PORT-162');
  if (no !== undefined) return no;
  if (!hasInFront(attacker, target)) return breaks('PORT-162');
  const arm = armed(armId);
  const band = bandOf(arm, attacker, by, target);
  if (band === null) return breaks('PORT-165');
  const sight = (look ?? lookFrom(open, attacker))(target);
  if (sight === 'none') return breaks('PORT-168');
  const side = sideOf(target, attacker);
  return { how: 'ranged', ...duel, arm, sight, band, side, volley };
}

/** Whether a model can do anything in a fight: on the table, with its crew, and this part of it alive. */
export function canFight(element: Element | undefined, by: Who): element is Element {
  if (!inPlay(element)) return false;
  return element.kind === 'piece' ? by === 'own' : modelOf(element, by) !== null;
}
