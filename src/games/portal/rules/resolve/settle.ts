import { canTest } from '../questions/morale';
import { inContact } from '../questions/ruler';
import { inPlay, strengthOf, unitOf, unitsInPlay } from '../roster';
import type { Event, Open, State, Unit, UnitId } from '../types';
import { removeFromBack } from './removal';
import type { Cause, Means, SettleStep } from './steps';

/** PORT-205 All melees on the table: sets of units joined by contact between enemies, units ascending. */
export function meleesOf(open: Open): UnitId[][] {
  const elements = open.elements.filter(inPlay);
  const root = new Map<UnitId, UnitId>();
  const find = (unit: UnitId): UnitId => {
    const up = root.get(unit) ?? unit;
    return up === unit ? unit : find(up);
  };
  for (const [i, a] of elements.entries())
    for (const b of elements.slice(i + 1))
      if (unitOf(open, a.unit).seat !== unitOf(open, b.unit).seat && inContact(a, b)) {
        const [x, y] = [find(a.unit), find(b.unit)];
        root.set(Math.max(x, y), Math.min(x, y));
        root.set(Math.min(x, y), Math.min(x, y));
      }
  const melees = new Map<UnitId, UnitId[]>();
  for (const unit of [...root.keys()].sort((a, b) => a - b)) {
    const first = find(unit);
    melees.set(first, [...(melees.get(first) ?? []), unit]);
  }
  return [...melees.values()];
}

/** The end of an action that is about to begin. */
export function settleStep(open: Open, how: Means): SettleStep {
  const melees = how === 'melee' ? meleesOf(open) : [];
  const before = melees.map((units) => ({ units, before: units.map((id) => strengthOf(open, unitOf(open, id))) }));
  return { step: 'settle', how, by: open.active, melees: before, failed: [] };
}

/** PORT-206, PORT-D115 Whether the enemies of a unit's side in a melee have four times the strength of that side. */
function isOutnumbered(open: Open, unit: Unit, melee: readonly UnitId[]): boolean {
  const units = melee.map((id) => unitOf(open, id));
  const total = (some: readonly Unit[]): number => some.reduce((sum, each) => sum + strengthOf(open, each), 0);
  const own = total(units.filter(({ seat }) => seat === unit.seat));
  return total(units.filter(({ seat }) => seat !== unit.seat)) >= 4 * own;
}

function underOdds(state: State, { melees }: SettleStep): UnitId[] {
  return melees.flatMap(({ units, before }) =>
    units.filter((id, i) => {
      const unit = unitOf(state, id);
      return strengthOf(state, unit) < before[i] && isOutnumbered(state, unit, units);
    }),
  );
}

/** PORT-207 A quarter of the strength at the start of the turn, for the first time in this turn. */
function pastQuarter(state: State): UnitId[] {
  const units = unitsInPlay(state).filter(
    ({ testedLosses, rangedLosses, turnStrength }) =>
      !testedLosses && rangedLosses > 0 && 4 * rangedLosses >= turnStrength,
  );
  for (const unit of units) unit.testedLosses = true;
  return units.map(({ id }) => id);
}

/** PORT-212, PORT-213 Tests behind everything that is still to be resolved: one for each unit, by the first cause it has. */
export function queueTests(state: State, tests: readonly [Cause, UnitId[]][], by: number): void {
  const queued = new Set<UnitId>();
  for (const [cause, units] of tests)
    for (const unit of units.slice().sort((a, b) => a - b)) {
      if (queued.has(unit) || !canTest(state, unitOf(state, unit))) continue;
      queued.add(unit);
      state.steps.push({ step: 'test', unit, cause, by });
    }
}

/** PORT-D100, PORT-211 An action is over: blocks close up from behind, and whoever has reason to tests. */
export function settle(state: State, step: SettleStep, events: Event[]): void {
  for (const { unit, count } of step.failed)
    removeFromBack(state, unitOf(state, unit), count, step.by, step.how, events);
  const odds = underOdds(state, step);
  queueTests(
    state,
    [
      ['odds', odds],
      ['quarter', pastQuarter(state)],
    ],
    step.by,
  );
}
