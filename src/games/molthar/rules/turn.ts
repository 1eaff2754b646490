import type { Seat } from '@/engine';
import { abilitiesOf, abilityBit, CHARACTERS, handLimitOf, isWisp } from './cards';
import type { AbilityBits } from './cards';
import type { CharacterCard, Event, Player, State, Turn } from './types';

/** MOL-033 */
export const ACTIONS_PER_TURN = 3;
const ACTION1 = abilityBit('action1');

/** MOL-130 Who gives the next player an action. */
const WRAITH = CHARACTERS.findIndex(({ ability }) => ability === 'next1');

/** Those who play: all that sitting side by side depends on. */
type Table = { readonly players: readonly unknown[] };

/** MOL-030 The seat to the left. */
export function nextSeat(table: Table, seat: Seat): Seat {
  return seat + 1 === table.players.length ? 0 : seat + 1;
}

/** MOL-146, MOL-148 Whether two seats sit side by side. */
function isNeighbour(table: Table, seat: Seat, other: Seat): boolean {
  return seat !== other && (nextSeat(table, seat) === other || nextSeat(table, other) === seat);
}

/** MOL-146 Whether a Character on the Portal of its owner may be activated by another seat. */
export function isOpenTo(table: Table, seat: Seat, owner: Seat, card: CharacterCard): boolean {
  return isWisp(card) && isNeighbour(table, seat, owner);
}

/** The player whose turn it is. */
function mover(state: State): Player {
  return state.players[state.turn.seat];
}

/** MOL-159 Whether the player on turn has a blue ability. */
export function hasAbility(state: State, bit: AbilityBits): boolean {
  return (abilitiesOf(mover(state).activated) & bit) !== 0;
}

/** A turn with nothing done in it yet; which actions it has says MOL-210. */
export function newTurn(seat: Seat, number: number, round: number, actionsLeft: number): Turn {
  return {
    seat,
    number,
    round,
    phase: 'start',
    actionsLeft,
    actionsTaken: 0,
    exchanged: false,
    peeked: false,
    redrawn: false,
  };
}

/** MOL-040, MOL-D04 Actions that must still be taken before the turn can end. */
export function actionsOwed({ duty = ACTIONS_PER_TURN, actionsTaken }: Turn): number {
  return Math.max(0, duty - actionsTaken);
}

/** MOL-128, MOL-D04 Further actions that must be taken: those of a red ability are used at once. */
export function addDuty(turn: Turn, count: number): void {
  turn.duty = (turn.duty ?? ACTIONS_PER_TURN) + count;
}

/** MOL-038, MOL-162 An action is declared: it is counted and START is over. */
export function declareAction(state: State): void {
  const { turn } = state;
  turn.actionsLeft--;
  turn.actionsTaken++;
  turn.phase = 'act';
  state.characters.peeked = null;
}

/** MOL-205 Without actions and open decisions the turn is in AFTER. */
export function settlePhase(state: State): void {
  if (state.turn.phase === 'act' && state.turn.actionsLeft === 0 && state.pending === null) state.turn.phase = 'after';
}

/** MOL-206 How many cards the player on turn holds over the limit. */
export function surplus(state: State): number {
  const player = mover(state);
  return Math.max(0, player.hand.length - handLimitOf(player.activated));
}

/** MOL-212 Whether the final turns are being played. */
export function isFinal(state: State): boolean {
  return state.trigger !== null && state.turn.round > state.trigger.round;
}

/** MOL-210 The next player, or the end of the game after the last final turn (MOL-218). */
export function finishTurn(state: State, events: Event[]): void {
  const { turn } = state;
  events.push({ type: 'turnEnded', seat: turn.seat });
  mover(state).stolen = [];
  const seat = nextSeat(state, turn.seat);
  const roundOver = seat === state.starter;
  if (roundOver && isFinal(state)) {
    turn.phase = 'over';
    events.push({ type: 'gameEnded' });
    return;
  }
  beginTurn(state, seat, roundOver ? turn.round + 1 : turn.round, events);
}

function beginTurn(state: State, seat: Seat, round: number, events: Event[]): void {
  const player = state.players[seat];
  const extra = (abilitiesOf(player.activated) & ACTION1) !== 0 ? 1 : 0;
  const actions = ACTIONS_PER_TURN + extra + player.owed;
  const { owed } = player;
  player.owed = 0;
  state.turn = newTurn(seat, state.turn.number + 1, round, actions);
  events.push({ type: 'turnBegan', seat, round, actions, final: isFinal(state) });
  const giver = player.activated.find((card) => CHARACTERS[card].ability === 'action1');
  if (giver !== undefined) events.push({ type: 'actionsGiven', seat, card: giver, count: extra });
  if (owed > 0) events.push({ type: 'actionsGiven', seat, card: WRAITH, count: owed });
}
