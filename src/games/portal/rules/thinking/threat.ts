import { NEEDED, MODIFIERS } from '../data';
import { BLOCKED, dist2, pathCost } from '../geometry';
import { landUnder, swims } from '../ground';
import { armed, armOf } from '../questions/aim';
import { slowestOf } from '../questions/allowance';
import { facesFrom } from '../questions/modifiers';
import { harmOf } from '../questions/odds';
import { dieOf, inPlay, isMachine, membersOf, modelOf } from '../roster';
import type { Element, Open, Unit, Who } from '../types';

/** What one unit could do to another in its next round, near enough to compare places: no dice, no sight, straight ways. */

/** Between the centres of two figures that touch, in millimetres. */
const BASES = 26;
/** In contact, or as good as. */
const TOUCH = 4;
/** What a charge counts whose straight way is barred: there may be another. */
const ROUNDABOUT = 0.25;

const chance = (die: number, mods: number): number => facesFrom(die, NEEDED.attack - mods) / die;

/** How far somebody is from the nearest of others, from base to base. */
function gapTo(from: Element, others: readonly Element[]): { gap: number; nearest: Element } {
  const [nearest] = others;
  const found = others.reduce(
    (best, other) => {
      const far = dist2(from, other);
      return far < best.far ? { far, nearest: other } : best;
    },
    { far: dist2(from, nearest), nearest },
  );
  return { gap: Math.max(0, Math.sqrt(found.far) - BASES), nearest: found.nearest };
}

const parts = (element: Element): Who[] => (element.rider === null ? ['own'] : ['own', 'rider']);

/** Hits to be expected of one figure's shooting after a move. */
function shotsOf(attacker: Element, gap: number, target: Element, pace: number, tight: boolean): number {
  const arms =
    attacker.kind === 'vehicle'
      ? attacker.weapons.map((_, weapon) => ({ by: 'own' as Who, arm: armOf(attacker, 'own', weapon) }))
      : parts(attacker).map((by) => ({ by, arm: armOf(attacker, by, 0) }));
  return arms.reduce((sum, { by, arm }) => {
    if (arm === null) return sum;
    const { range, attacks, props } = armed(arm);
    if (gap > 2 * range + pace) return sum;
    const short = gap < range + pace;
    const mods =
      (short ? 0 : MODIFIERS.longRange) +
      (tight ? (short ? MODIFIERS.tightShort : MODIFIERS.tightLong) : 0) +
      (target.prone ? MODIFIERS.targetProne : 0) +
      (target.model?.kit === 'shield' ? MODIFIERS.shield : 0) +
      (props.includes('antiVehicle') && isMachine(target) ? MODIFIERS.antiVehicle : 0);
    return sum + attacks * chance(dieOf(attacker, by), mods);
  }, 0);
}

/** Hits to be expected of one figure's blows after a charge, or where it stands in contact. */
function blowsOf(attacker: Element, gap: number, target: Element, pace: number): number {
  if (isMachine(attacker) || gap > 2 * pace) return 0;
  const charges = gap > TOUCH;
  return parts(attacker).reduce((sum, by) => {
    const model = modelOf(attacker, by);
    if (model === null) return sum;
    const mods =
      (charges && target.model?.kit !== 'spear' ? MODIFIERS.charged : 0) +
      (charges && target.prone ? MODIFIERS.chargedProne : 0) +
      (charges && model.kit === 'lance' ? MODIFIERS.lance : 0) +
      (model.kit === 'twoHanded' ? MODIFIERS.twoHanded : 0) +
      (model.attributes.includes('aggressive') ? MODIFIERS.aggressive : 0) +
      (model.attributes.includes('heavyMelee') ? MODIFIERS.heavyMelee : 0);
    return sum + chance(dieOf(attacker, by), mods);
  }, 0);
}

/** Whether a figure can walk straight to another. */
function isOpen(open: Open, from: Element, to: Element, most: number): boolean {
  const cost = pathCost(landUnder(open), from, [{ x: to.x, y: to.y }], swims(from));
  return cost !== BLOCKED && cost <= 1000 * (most + BASES);
}

/** The points that a unit can expect to take from another in its next round. */
export function threat(open: Open, from: Unit, to: Unit): number {
  const attackers = membersOf(open, from).filter(inPlay);
  const targets = membersOf(open, to).filter(inPlay);
  if (attackers.length === 0 || targets.length === 0) return 0;
  const pace = slowestOf(open, attackers);
  const tight = from.block !== null && attackers.length > 1;
  let [shots, blows] = [0, 0];
  let closest: { gap: number; attacker: Element; nearest: Element } | null = null;
  for (const attacker of attackers) {
    const { gap, nearest } = gapTo(attacker, targets);
    shots += shotsOf(attacker, gap, nearest, pace, tight);
    blows += blowsOf(attacker, gap, nearest, pace);
    if (closest === null || gap < closest.gap) closest = { gap, attacker, nearest };
  }
  if (from.block !== null) blows *= Math.min(1, from.block.files / attackers.length);
  if (
    blows > 0 &&
    closest !== null &&
    closest.gap > TOUCH &&
    !isOpen(open, closest.attacker, closest.nearest, 2 * pace)
  )
    blows *= ROUNDABOUT;
  const harms = targets.map((target) => harmOf(open, target, 'own'));
  const each = harms.reduce((sum, { points }) => sum + points, 0) / targets.length;
  const all = targets.length;
  return each * Math.min(all, Math.max(shots, blows));
}
