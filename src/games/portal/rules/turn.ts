import type { Seat } from '@/engine';
import { LAST_TURN } from './data';
import { checkGains, checkHolds, checkRuns, endsByObjective } from './objectives';
import { isSpent } from './questions/spent';
import { countScore } from './resolve';
import { rollForInitiative } from './rollOff';
import { inPlay, strengthOf, unitOf } from './roster';
import { endRound, hasGroupToAct, isGroup } from './rounds';
import type { Ending, Event, Length, Open, State } from './types';

/** PORT-089 The sides with an element on the table that is not abandoned. */
function sidesInPlay(open: Open): Seat[] {
  const seats = new Set(open.elements.flatMap((element) => (inPlay(element) ? [unitOf(open, element.unit).seat] : [])));
  return [...seats].sort((a, b) => a - b);
}

/** PORT-072, PORT-207 What is counted anew in each turn. */
function countUnits(state: State): void {
  for (const unit of state.units) {
    unit.turnStrength = strengthOf(state, unit);
    unit.rangedLosses = 0;
    unit.testedLosses = false;
    unit.testedFriends = false;
  }
}

/** PORT-074 to PORT-076 */
function beginTurn(state: State, events: Event[]): void {
  state.turn++;
  state.acted = [];
  countUnits(state);
  const { rolls, order } = rollForInitiative(state.rng, sidesInPlay(state));
  state.rolls = rolls;
  state.order = order;
  state.active = order[0];
  events.push(
    { type: 'turnBegan', turn: state.turn },
    { type: 'initiativeRolled', turn: state.turn, rolls: rolls.map((each) => each.slice()), order: order.slice() },
  );
}

/** PORT-086 to PORT-088, PORT-090, PORT-091 Whether the agreed length is over at the end of a turn. */
export function lengthEnding(length: Length, turn: number, timeExpired: boolean): Ending | null {
  switch (length.by) {
    case 'turns':
      return turn >= length.turns ? 'turns' : null;
    case 'minutes':
      return timeExpired ? 'time' : null;
    case 'later':
      return timeExpired && turn >= length.turns ? 'time' : null;
    case 'victory':
      return turn >= LAST_TURN ? 'cap' : null;
  }
}

function endGame(state: State, ending: Ending, events: Event[]): void {
  state.phase = 'over';
  state.ending = ending;
  state.round = null;
  state.steps = [];
  checkGains(state, events);
  checkHolds(state, events);
  countScore(state, events);
  events.push({ type: 'gameEnded', ending, scores: state.score.map((score) => ({ ...score })) });
}

/** PORT-085, PORT-299 Effects stop, objectives are checked, and then the end of the game, in that order. */
function endTurn(state: State, events: Event[]): void {
  events.push({ type: 'turnEnded', turn: state.turn });
  const over = state.effects.filter(({ lastTurn }) => lastTurn <= state.turn);
  state.effects = state.effects.filter(({ lastTurn }) => lastTurn > state.turn);
  for (const effect of over) events.push({ type: 'effectEnded', effect });
  checkRuns(state, events);
  checkGains(state, events);
  const { config, turn, timeExpired } = state;
  const ending = endsByObjective(state) ? 'objective' : lengthEnding(config.length, turn, timeExpired);
  if (ending !== null) endGame(state, ending, events);
  else beginTurn(state, events);
}

/** PORT-072 All units stand: the battle begins. */
function beginBattle(state: State, events: Event[]): void {
  for (const unit of state.units) unit.startingStrength = strengthOf(state, unit);
  state.phase = 'battle';
  if (sidesInPlay(state).length < 2) endGame(state, 'alone', events);
  else beginTurn(state, events);
}

/** PORT-067 The next seat in the order that has a unit waiting is on; once none waits, the battle begins. */
export function passDeployment(state: State, events: Event[]): void {
  const { order, active, waiting } = state;
  const at = order.indexOf(active);
  const next = order.map((_, i) => order[(at + 1 + i) % order.length]).find((seat) => waiting[seat].length > 0);
  if (state.conceded.filter((gone) => !gone).length < 2) endGame(state, 'concession', events);
  else if (next === undefined) beginBattle(state, events);
  else state.active = next;
}

/** PORT-076, PORT-079 The next seat with a group left to act; nobody where the turn is over. */
function nextSeat(open: Open): Seat | null {
  const { order, active } = open;
  const at = order.indexOf(active);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(at + i) % order.length];
    if (hasGroupToAct(open, seat)) return seat;
  }
  return null;
}

/** Ends the round under way where nothing is left of it (PORT-226, PORT-257). Says whether one goes on. */
function roundGoesOn(state: State, events: Event[]): boolean {
  const { round } = state;
  if (round === null) return false;
  const lost = !isGroup(state, round.group) || state.acted.includes(round.group);
  if (!lost && !isSpent(state)) return true;
  endRound(state, round.group, lost ? 'lost' : 'acted', events);
  return false;
}

/**
 * What nobody decides once no die is left to roll: the game ends with the last enemy (PORT-089), rounds pass from seat to seat, a turn
 * follows the other.
 */
export function settle(state: State, events: Event[]): void {
  if (state.phase !== 'battle' || state.steps.length > 0) return;
  const happened = (type: Event['type']): boolean => events.some((event) => event.type === type);
  if (sidesInPlay(state).length < 2) return endGame(state, happened('conceded') ? 'concession' : 'alone', events);
  if (roundGoesOn(state, events)) return;
  const next = nextSeat(state);
  if (next === null) endTurn(state, events);
  else if (happened('roundEnded') || !hasGroupToAct(state, state.active)) state.active = next;
}
