import type { Seat } from '@/engine';
import type { Action, State, CardTarget } from '@/games/morth/rules/types';
import { dieOf, open, playAs, position, refusal, type Spec } from './morth';

/** Seat 1 holds these cards while seat 0 is on turn, each on a map of its own. */
export const holding = (cards: string | readonly string[], spec: Spec = {}): State =>
  position({ hands: [[], typeof cards === 'string' ? [cards] : cards], ...spec });

/** The first card of a hand, aimed at a target. */
export const card = (state: State, target: CardTarget, seat: Seat = 1): Action => ({
  type: 'playCard',
  card: state.hands[seat][0],
  target,
});

/** The state after the first card in the hand of a seat. */
export const cast = (state: State, target: CardTarget, seat: Seat = 1): State =>
  playAs(state, seat, card(state, target, seat));

/** The rule by which the first card of a hand is refused. */
export const refused = (state: State, target: CardTarget, seat: Seat = 1): string | undefined =>
  refusal(state, card(state, target, seat), seat);

/** Everything that a seat may aim its cards at. */
export const targets = (state: State, seat: Seat = 1): CardTarget[] =>
  open(state, 'playCard', seat).map(({ target }) => target);

/** The enemy of a name as a target. */
export const enemy = (
  state: State,
  ...at: [name: Parameters<typeof dieOf>[1], spot?: string, realm?: number]
): CardTarget => ({ kind: 'enemy', die: dieOf(state, ...at) });

/** A hero as a target. */
export const hero = (id: number): CardTarget => ({ kind: 'hero', hero: id });
