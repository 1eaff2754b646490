import type { Seat } from '@/engine';
import { nextSeat, seatBefore } from '../realms';
import { toMove } from '../toMove';
import type { Responses, State, Window } from '../types';

/** Windows at which the game has nothing else to wait for: with cards about, it stops there of its own accord. */
const STOPS: readonly Window[] = ['attackDeclared', 'assaultRolled', 'enemiesMoved'];

/** MOR-247 The seats with cards in hand but one, from the left of a seat round to itself. */
function othersWithCards(state: State, but: Seat, from: Seat = but): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0, seat = nextSeat(state, from); i < state.seats; i++, seat = nextSeat(state, seat)) {
    if (seat !== but && state.hands[seat].length > 0) seats.push(seat);
  }
  return seats;
}

/** MOR-245 Who did what a window follows. After a portal turn the next seat is on turn already. */
const actorOf = (state: State, window: Window): Seat =>
  window === 'portalTurned' ? seatBefore(state, state.turn.seat) : state.turn.seat;

/** MOR-245 Who is still to be asked after a portal turn, where older rules asked the one who made it instead of the next on turn. */
export function stillAsked(state: State, { window, queue }: Responses): Seat[] {
  const others = othersWithCards(state, actorOf(state, window));
  return others.filter((seat) => queue.includes(seat) || seat === state.turn.seat);
}

/** MOR-245 In the asking mode the others are asked one after the other, if any of them has a card. */
export function ask(state: State, window: Window): boolean {
  const queue = othersWithCards(state, actorOf(state, window));
  if (state.config.cardMode !== 'asking' || queue.length === 0) return false;
  state.responses = { window, queue };
  return true;
}

/** MOR-247 After a card all are asked anew, the one who played it last: the window closes when all pass in a row. */
export function askAgain(state: State, played: Seat): void {
  const { responses } = state;
  if (responses !== null) responses.queue = othersWithCards(state, actorOf(state, responses.window), played);
}

/** MOR-242, MOR-246 Whether the game stops at a window so that somebody may play a card. */
export function stopsAt(state: State, window: Window): boolean {
  if (!STOPS.includes(window)) return false;
  const others = state.config.cardMode === 'calling' && othersWithCards(state, state.turn.seat).length > 0;
  return others || (window !== 'attackDeclared' && state.hands[state.turn.seat].length > 0);
}

const NOBODY: readonly Seat[] = [];

/**
 * MOR-195, MOR-246, MOR-D49 Seats that may play a card out of turn in both modes: all others with cards, while the game
 * waits for a command. While somebody is asked, the others wait for their turn.
 */
export function interrupters(state: State): readonly Seat[] {
  if (state.responses !== null || state.phase === 'over') return NOBODY;
  return othersWithCards(state, toMove(state)[0]);
}
