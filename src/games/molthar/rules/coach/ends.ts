import type { Seat } from '@/engine';
import { CHARACTERS } from '../cards';
import { purse, shortfall } from '../payments';
import type { CharacterCard, State } from '../types';

// What holds in the states in which the trials of an action ended.

/** A measure of the states on average. */
export const mean = (states: readonly State[], measure: (state: State) => number): number =>
  states.reduce((sum, state) => sum + measure(state), 0) / states.length;

/** Whether something holds in at least half of the states. */
export const mostly = (states: readonly State[], holds: (state: State) => boolean): boolean =>
  mean(states, (state) => Number(holds(state))) >= 0.5;

export const isPaid = (seat: Seat, card: CharacterCard) => (state: State) =>
  state.players[seat].activated.includes(card);

export const isOnPortal = (seat: Seat, card: CharacterCard) => (state: State) =>
  state.players[seat].portal.some((place) => place.card === card);

/** How many pearls and Diamonds a seat lacks for a Character. */
export const lacks =
  (seat: Seat, card: CharacterCard) =>
  ({ players }: State): number => {
    const { hand, activated, diamonds } = players[seat];
    const owned = purse({ hand, activated, diamonds: diamonds.length });
    const { missing, missingDiamonds } = shortfall(CHARACTERS[card].cost, owned);
    return missing.length + missingDiamonds;
  };
