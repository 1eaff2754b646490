import { footprintOf } from '../shapes';
import { gap } from '../geometry';
import { areEnemies, membersOf } from '../roster';
import type { Element, Open, Unit, Who } from '../types';
import { isAim, meleeAim, rangedAim, type Aim } from './aim';
import { lookFrom } from './sight';

/** PORT-G18 Nearest first; of equally near ones the lower id. */
function nearestFirst(from: Element, aims: readonly Aim[]): Aim[] {
  const eye = footprintOf(from);
  const gaps = new Map(aims.map(({ target }) => [target.id, gap(eye, footprintOf(target))]));
  const of = ({ target }: Aim): number => gaps.get(target.id) ?? 0;
  return aims.slice().sort((a, b) => of(a) - of(b) || a.target.id - b.target.id);
}

/** PORT-144, PORT-157 Whom a model can strike, nearest first; of a ridden mount the mount. */
export function strikeTargets(open: Open, attacker: Element, by: Who): Aim[] {
  const look = lookFrom(open, attacker);
  const aims = open.elements
    .filter((target) => areEnemies(open, attacker, target))
    .map((target) => meleeAim(open, { attacker, by, target, at: 'own' }, look))
    .filter(isAim);
  return nearestFirst(attacker, aims);
}

/** PORT-177 Whom of a unit a model can shoot with a weapon, nearest first. */
export function shotTargets(
  open: Open,
  { attacker, by, weapon, volley }: { attacker: Element; by: Who; weapon: number; volley: boolean },
  unit: Unit,
): Aim[] {
  const look = lookFrom(open, attacker);
  const aims = membersOf(open, unit)
    .map((target) => rangedAim(open, { attacker, by, target, at: 'own' }, weapon, volley, look))
    .filter(isAim);
  return nearestFirst(attacker, aims);
}
