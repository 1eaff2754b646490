import { die, type Seat } from '@/engine';
import { nearestEdge } from '../questions/flight';
import { thrown } from '../questions/modifiers';
import { canTest, passes, runnersOf, stayersOf, testOf, wouldFrighten } from '../questions/morale';
import { figureOf, membersOf, partyOf, strengthOfElement, unitOf } from '../roster';
import { loseRound } from '../rounds';
import type { Event, State, Unit } from '../types';
import { fly } from './flight';
import { leaveIfEmpty } from './parts';
import { newUnit } from './recruits';
import { leaveUnit, takeOff } from './removal';
import { scoreFled } from './score';
import { queueTests } from './settle';
import type { Cause, StepOf } from './steps';

/** PORT-214 to PORT-218 One roll of a unit; whether it passes. */
function roll(state: State, unit: Unit, cause: Cause, events: Event[]): boolean {
  const { die: faces, mods } = testOf(state, unit, cause === 'second');
  const result = thrown(faces, die(state.rng, faces), mods);
  const passed = passes(result.total);
  events.push({ type: 'moraleTested', party: partyOf(unit), cause, ...result, passed });
  return passed;
}

/** PORT-211, PORT-D101 A test, the flight that may follow to its end, and those whom it frightens behind all other tests. */
export function test(state: State, { unit: id, cause, by }: StepOf<'test'>, events: Event[]): void {
  const unit = unitOf(state, id);
  if (!canTest(state, unit) || roll(state, unit, cause, events)) return;
  const frightened = wouldFrighten(state, unit);
  for (const friend of frightened) friend.testedFriends = true;
  loseRound(state, unit);
  if (unit.kind === 'vehicle' || unit.kind === 'artillery') giveUp(state, unit, by, events);
  else if (!fly(state, unit, () => detach(state, unit, events), events)) {
    if (roll(state, unit, 'second', events)) events.push({ type: 'unitStood', party: partyOf(unit) });
    else leave(state, unit, by, events);
  }
  queueTests(state, [['friends', frightened.map((friend) => friend.id)]], by);
}

/** PORT-229, PORT-230 The crew gives up what it serves. */
function giveUp(state: State, unit: Unit, by: Seat, events: Event[]): void {
  const [machine] = membersOf(state, unit);
  machine.crew = [];
  const scored = scoreFled(state, unit.seat, by);
  const figures = [figureOf(state, machine, 'own')];
  events.push({ type: 'unitLeft', party: partyOf(unit), figures, edge: null, ...scored });
  leaveIfEmpty(state, machine, by, events, true);
}

/** PORT-225 */
function leave(state: State, unit: Unit, by: Seat, events: Event[]): void {
  const runners = runnersOf(state, unit);
  detach(state, unit, events);
  const edge = nearestEdge(state, runners);
  const figures = runners.map((each) => figureOf(state, each, 'own'));
  unit.state = 'fled';
  for (const each of runners) takeOff(state, each, 'fled');
  events.push({ type: 'unitLeft', party: partyOf(unit), figures, edge, ...scoreFled(state, unit.seat, by) });
}

/** PORT-227, PORT-228, PORT-D104 Leader and guardians stay as a unit of their own, without a round in this turn (PORT-084). */
function detach(state: State, unit: Unit, events: Event[]): void {
  const stayers = stayersOf(state, unit);
  if (stayers.length === 0) return;
  const from = partyOf(unit);
  unit.startingStrength -= stayers.reduce((sum, each) => sum + strengthOfElement(each), 0);
  for (const each of stayers) leaveUnit(state, each);
  const kind = stayers.length > 1 ? 'band' : 'lone';
  const alone = newUnit(state, { ...unit, kind, detached: true }, stayers);
  alone.feared = unit.feared.slice();
  const figures = stayers.map((each) => figureOf(state, each, 'own'));
  events.push({ type: 'stayedBehind', party: partyOf(alone), from, figures });
}
