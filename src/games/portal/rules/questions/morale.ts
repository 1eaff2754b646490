import { FEAR_SPREADS, NEEDED, type Die } from '../data';
import type { Mod } from '../resolve/events';
import { crewDie, isGuardian, isLeading, isMachine, membersOf, strengthOf, unitsInPlay } from '../roster';
import type { Element, Model, Open, Unit } from '../types';
import { facesFrom, isUnder, lossSteps, moraleMods, neededFace } from './modifiers';
import { isWithin } from './ruler';

/** PORT-227, PORT-228 Who of a unit runs when it flees, and who stays. */
export function runnersOf(open: Open, unit: Unit): Element[] {
  return membersOf(open, unit).filter((each) => !isLeading(each) && !isGuardian(each));
}
export function stayersOf(open: Open, unit: Unit): Element[] {
  return membersOf(open, unit).filter((each) => isLeading(each) || isGuardian(each));
}

/** PORT-210 Whether a unit has anybody who could run. */
export function canTest(open: Open, unit: Unit): boolean {
  if (unit.state !== 'table') return false;
  return membersOf(open, unit).some((each) => isMachine(each) || (!isLeading(each) && !isGuardian(each)));
}

/** PORT-218, PORT-253 One living leader is as good as two. */
const hasLeader = (open: Open, unit: Unit): boolean => membersOf(open, unit).some(isLeading);

const models = ({ model, rider }: Element): Model[] => [model, rider].filter((each) => each !== null);

/** PORT-214, PORT-215 The die of a unit's nerve. Zap counts when all who could roll it are under it: the best man who is free rolls. */
function nerveOf(open: Open, unit: Unit): { die: Die; zapped: boolean } {
  const [first] = membersOf(open, unit);
  const able = unit.kind === 'vehicle' || unit.kind === 'artillery' ? [first] : runnersOf(open, unit);
  const dice = able.map((each) => ({
    each,
    die: each.kind === 'piece' ? crewDie(each) : Math.max(...models(each).map(({ die }) => die)),
  }));
  const best = Math.max(...dice.map(({ die }) => die));
  const rollers = dice.filter(({ die }) => die === best);
  return { die: best as Die, zapped: rollers.every(({ each }) => isUnder(open, 'zap', each)) };
}

/** Everything that a unit's test would be rolled with. */
export function testOf(open: Open, unit: Unit, second: boolean): { die: Die; mods: readonly Mod[] } {
  const { die, zapped } = nerveOf(open, unit);
  const losses = lossSteps(unit.startingStrength, strengthOf(open, unit));
  return { die, mods: moraleMods(open, unit, { losses, leader: hasLeader(open, unit), zapped, second }) };
}

/** The chance that a unit fails a test now; nothing where it never tests. */
export function chanceToFail(open: Open, unit: Unit): number {
  if (!canTest(open, unit)) return 0;
  const { die, mods } = testOf(open, unit, false);
  return 1 - facesFrom(die, neededFace('morale', mods)) / die;
}

/** PORT-209, PORT-D96 Friendly units whom a unit would frighten if it fled from where it stands, ascending. */
export function wouldFrighten(open: Open, unit: Unit): Unit[] {
  const fleeing = membersOf(open, unit);
  return unitsInPlay(open).filter(
    (friend) =>
      friend.seat === unit.seat &&
      friend.id !== unit.id &&
      !friend.testedFriends &&
      canTest(open, friend) &&
      membersOf(open, friend).some((each) => fleeing.some((runner) => isWithin(each, runner, FEAR_SPREADS))),
  );
}

/** PORT-207 How many more losses to shooting in this turn make a unit test; null where it has tested already. */
export function lossesToTest(open: Open, unit: Unit): number | null {
  if (unit.testedLosses || !canTest(open, unit)) return null;
  return Math.max(1, Math.ceil(unit.turnStrength / 4) - unit.rangedLosses);
}

/** PORT-216 */
export const passes = (total: number): boolean => total >= NEEDED.morale;
