import { breaks, type Violation } from '@/engine';
import { elementOf, membersOf, modelOf, onTable, unitOf, unitsInPlay } from '../roster';
import type { Element, Open, Shot, Unit, UnitId, Who } from '../types';
import { armOf, canFight, isAim, rangedAim } from './aim';
import { shotTargets } from './targets';

/** PORT-175, PORT-316 How many of its weapons a vehicle may fire. */
export function weaponsMayFire({ crew, weapons, model }: Pick<Element, 'crew' | 'weapons' | 'model'>): number {
  const working = weapons.filter((mounting) => mounting.working).length;
  if (crew.length === 0) return 0;
  return model?.attributes.includes('fireLinked') ? working : Math.min(working, crew.length);
}

/** PORT-177 The members of a group who have a shot at somebody of a unit, ascending. */
export function shootersAt(open: Open, members: readonly Element[], by: Who, unit: Unit): Element[] {
  return members.filter(
    (attacker) =>
      canFight(attacker, by) &&
      armOf(attacker, by, 0) !== null &&
      shotTargets(open, { attacker, by, weapon: 0, volley: false }, unit).length > 0,
  );
}

/** PORT-176 Why a unit cannot shoot at another: the reason of the first who would shoot, at the first who would be shot. */
export function whyNotVolley(
  open: Open,
  members: readonly Element[],
  by: Who,
  unitId: UnitId | null,
): Violation | undefined {
  const unit = unitId === null ? undefined : unitOf(open, unitId);
  if (unit === undefined) return breaks('PORT-176');
  if (unit.state !== 'table') return breaks('PORT-013');
  if (shootersAt(open, members, by, unit).length > 0) return undefined;
  const attacker = members.find((member) => canFight(member, by) && modelOf(member, by)?.weapon) ?? members[0];
  const [target] = membersOf(open, unit);
  const aim = rangedAim(open, { attacker, by, target, at: 'own' }, 0, false);
  return isAim(aim) ? breaks('PORT-176') : aim;
}

/** PORT-178 Why a shot with a target of its own cannot be fired. */
export function whyNotShot(open: Open, members: readonly Element[], by: Who, shot: Shot): Violation | undefined {
  const attacker = members.find(({ id }) => id === shot.attacker);
  if (attacker === undefined || shot.by !== by || !canFight(attacker, by)) return breaks('PORT-161');
  const target = elementOf(open, shot.target);
  if (!onTable(target)) return breaks('PORT-013');
  if (shot.at === 'rider' && target.rider === null) return breaks('PORT-258');
  const aim = rangedAim(open, { attacker, by, target, at: shot.at }, shot.weapon, false);
  return isAim(aim) ? undefined : aim;
}

/** Enemy units that a group can shoot at, ascending. */
export function unitsInRange(open: Open, members: readonly Element[], by: Who): Unit[] {
  const { seat } = unitOf(open, members[0].unit);
  return unitsInPlay(open).filter((unit) => unit.seat !== seat && shootersAt(open, members, by, unit).length > 0);
}
