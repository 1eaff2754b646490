import type { Seat } from '@/engine';
import { armyPoints } from './army/prices';
import { OBJECTIVE_POINTS } from './data';
import { pointsOn } from './points';
import { inPlay, strengthOfElement, unitOf } from './roster';
import type { Element, Event, Objective, Open, State, UnitKind } from './types';

type Marked = Extract<Objective, { type: 'hold' | 'holdRun' }>;
type Exit = Extract<Objective, { type: 'exit' }>;

/** PORT-D106 */
function isWithin({ x, y, radius }: Marked, element: Element): boolean {
  const dx = element.x - x;
  const dy = element.y - y;
  return dx * dx + dy * dy <= radius * radius;
}

/** PORT-336, PORT-341 By seat: strength within the radius of a marker. Guardians have none, and what is abandoned is nobody's. */
export function strengthAt(open: Open, objective: Marked): number[] {
  const strength = open.score.map(() => 0);
  for (const element of open.elements)
    if (inPlay(element) && isWithin(objective, element))
      strength[unitOf(open, element.unit).seat] += strengthOfElement(element);
  return strength;
}

/** PORT-336 The side with strictly the most strength there, if any. */
export function controllerOf(open: Open, objective: Marked): Seat | null {
  const strength = strengthAt(open, objective);
  const most = Math.max(...strength);
  const best = strength.flatMap((each, seat) => (each === most ? [seat] : []));
  return most > 0 && best.length === 1 ? best[0] : null;
}

/** PORT-338 What of a side's army went off by its edge, in points. */
function exitedPoints(open: Open, seat: Seat): number {
  return open.elements.reduce(
    (sum, element) =>
      element.where === 'exited' && unitOf(open, element.unit).seat === seat ? sum + pointsOn(open, element) : sum,
    0,
  );
}

/** PORT-338 */
function hasExited(open: Open, { side, needPercent }: Exit): boolean {
  return exitedPoints(open, side) * 100 >= armyPoints(open.config.armies[side]) * needPercent;
}

/** PORT-340 Whether a side had enemies of that kind and has none left. */
function hasDestroyed(open: Open, seat: Seat, kind: UnitKind): boolean {
  const enemies = open.units.filter((unit) => unit.seat !== seat && unit.kind === kind);
  return enemies.length > 0 && enemies.every(({ state }) => state !== 'table');
}

function gain(state: State, at: number, seat: Seat, events: Event[]): void {
  if (state.gained[at].includes(seat)) return;
  state.gained[at].push(seat);
  events.push({ type: 'objectiveGained', objective: state.config.objectives[at].id, seat, points: OBJECTIVE_POINTS });
}

/** PORT-337 The end of a turn for those who hold a marker in a run. */
export function checkRuns(state: State, events: Event[]): void {
  state.config.objectives.forEach((objective, at) => {
    if (objective.type !== 'holdRun' || state.gained[at].length > 0) return;
    const held = state.held[at];
    const holder = controllerOf(state, objective);
    const seat = objective.side === null || objective.side === holder ? holder : null;
    held.turns = seat === null ? 0 : held.seat === seat ? held.turns + 1 : 1;
    held.seat = seat;
    events.push({ type: 'objectiveHeld', objective: objective.id, seat, turns: held.turns });
    if (seat !== null && held.turns >= objective.turns) gain(state, at, seat, events);
  });
}

/** PORT-338, PORT-340 What is gained once and for good during play. */
export function checkGains(state: State, events: Event[]): void {
  state.config.objectives.forEach((objective, at) => {
    if (objective.type === 'exit' && hasExited(state, objective)) gain(state, at, objective.side, events);
    if (objective.type === 'destroy')
      state.score.forEach((_, seat) => {
        if (hasDestroyed(state, seat, objective.unitKind)) gain(state, at, seat, events);
      });
  });
}

/** PORT-336 What is held when the game ends. */
export function checkHolds(state: State, events: Event[]): void {
  state.config.objectives.forEach((objective, at) => {
    const seat = objective.type === 'hold' ? controllerOf(state, objective) : null;
    if (seat !== null) gain(state, at, seat, events);
  });
}

/** PORT-092 Whether an objective that ends the game has been achieved. */
export function endsByObjective(open: Open): boolean {
  return open.config.objectives.some(({ endsGame }, at) => endsGame && open.gained[at].length > 0);
}
