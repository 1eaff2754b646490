import { FEARSOME } from '../data';
import { canTest } from '../questions/morale';
import { isWithin } from '../questions/ruler';
import { inPlay, membersOf, modelOf, seatOf, unitsInPlay } from '../roster';
import type { Element, ElementId, State, Unit, Who } from '../types';
import { feared } from './removal';

const PARTS: readonly Who[] = ['own', 'rider'];

/** The Fearsome models of an element. */
const terrors = (element: Element): Who[] =>
  PARTS.filter((who) => modelOf(element, who)?.attributes.includes('fearsome') === true);

/**
 * PORT-315, PORT-D82 After a move: units that come within 25 cm of a Fearsome enemy for the first time remember it and test, each
 * once (PORT-213). Whoever moved is either of the two.
 */
export function raiseFear(state: State, moved: readonly ElementId[]): void {
  const movers = new Set(moved);
  const marching = new Set(moved.map((id) => state.elements[id - 1].unit));
  const scared = new Map<Unit, number>();
  for (const terror of state.elements) {
    const seat = seatOf(state, terror);
    if (!inPlay(terror) || seat === null || terrors(terror).length === 0) continue;
    for (const unit of unitsInPlay(state)) {
      if (unit.seat === seat || !(movers.has(terror.id) || marching.has(unit.id))) continue;
      const names = terrors(terror).map((who) => feared(terror, who));
      const unmet = names.filter((name) => !unit.feared.includes(name));
      if (unmet.length === 0 || !membersOf(state, unit).some((each) => isWithin(each, terror, FEARSOME))) continue;
      unit.feared.push(...unmet);
      if (canTest(state, unit) && !scared.has(unit)) scared.set(unit, seat);
    }
  }
  const units = [...scared.keys()].sort((a, b) => a.id - b.id);
  for (const unit of units)
    state.steps.push({ step: 'test', unit: unit.id, cause: 'fearsome', by: scared.get(unit) ?? unit.seat });
}
