import { shuffle } from '@/engine';
import { FIRST_CARDS, HAND_LIMIT, LATER_CARDS } from '../data';
import { nextSeat } from '../realms';
import type { Card, Event, State } from '../types';
import { waveOf } from '../waves';

/** MOR-204 The top card; an empty pack is made anew from the discard pile. */
export function drawCard(state: State, events: Event[]): Card | undefined {
  if (state.pack.length === 0 && state.discard.length > 0) {
    state.pack = state.discard;
    state.discard = [];
    shuffle(state.rng, state.pack);
    events.push({ type: 'packReshuffled' });
  }
  return state.pack.pop();
}

/** MOR-042, MOR-043, MOR-365 Every player gets cards in the first wave of a round. */
export function dealCards(state: State, events: Event[]): void {
  if (state.mode !== 'competitive' || !waveOf(state).opensRound) return;
  const count = state.wave === 1 ? FIRST_CARDS : LATER_CARDS;
  const hands: Card[][] = state.hands.map(() => []);
  for (let round = 0, seat = state.lord; round < count * state.seats; round++, seat = nextSeat(state, seat)) {
    const card = drawCard(state, events);
    if (card !== undefined) hands[seat].push(card);
  }
  hands.forEach((cards, seat) => state.hands[seat].push(...cards));
  events.push({ type: 'cardsDealt', count, hands });
}

/** MOR-201 Who holds too many cards, in turn order, once for each card too many. */
export function mustDiscard(state: State): number[] {
  const seats: number[] = [];
  for (let i = 0, seat = state.lord; i < state.seats; i++, seat = nextSeat(state, seat)) {
    for (let over = state.hands[seat].length - HAND_LIMIT; over > 0; over--) seats.push(seat);
  }
  return seats;
}
