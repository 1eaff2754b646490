import type { Seat } from '@/engine';
import type { Action, PearlCard, State } from '@/games/molthar/rules/types';

import { character, pearlsMeant, words } from './cards';

/** An action in the words of a test; cards named by value are looked up in the position. */
export type Deed = (state: State) => Action;

function pick(from: readonly PearlCard[], text: string): PearlCard[] {
  const left = [...from];
  return words(text).map((word) => {
    const card = pearlsMeant(word).find((each) => left.includes(each));
    if (card === undefined) throw new Error(`${word} is not there`);
    left.splice(left.indexOf(card), 1);
    return card;
  });
}

function handOnTurn(state: State): readonly PearlCard[] {
  return state.players[state.turn.seat].hand;
}

/** Places count from 1, as on the table. */
export function takeOpen(place: 1 | 2 | 3 | 4): Deed {
  const from = ([0, 1, 2, 3] as const)[place - 1];
  return () => ({ type: 'takePearl', from });
}

export const takeBlind: Deed = () => ({ type: 'takePearl', from: 'pile' });
export const replacePearls: Deed = () => ({ type: 'replacePearls' });

export function placeOpen(place: 1 | 2, discard?: string): Deed {
  return () => ({
    type: 'placeCharacter',
    from: place === 1 ? 0 : 1,
    discard: discard === undefined ? null : character(discard),
  });
}

export function placeBlind(discard?: string): Deed {
  return () => ({ type: 'placeCharacter', from: 'pile', discard: discard === undefined ? null : character(discard) });
}

/** Pays with these hand cards and so many Diamonds; printed pearls need no naming. */
export function activate(id: string, payment: string, diamonds = 0): Deed {
  return (state) => ({
    type: 'activate',
    card: character(id),
    payment: { pearls: pick(handOnTurn(state), payment), diamonds },
  });
}

export function discardFoe(id: string): Deed {
  return () => ({ type: 'chooseOpponentCharacter', card: character(id) });
}

export function lookAtHandOf(seat: Seat): Deed {
  return () => ({ type: 'chooseOpponentHand', seat });
}

export function steal(value: string, from: Seat): Deed {
  return (state) => ({ type: 'takeFromHand', pearl: pick(state.players[from].hand, value)[0] });
}

export function takeBack(value: string): Deed {
  return (state) => ({ type: 'takeBack', pearl: pick(state.pearls.discard, value)[0] });
}

export function exchange(id: string, place: 1 | 2): Deed {
  return () => ({ type: 'exchangePortal', card: character(id), open: place === 1 ? 0 : 1 });
}

export const peek: Deed = () => ({ type: 'peekCharacter' });

export function tradeTwo(value = '2'): Deed {
  return (state) => ({ type: 'twoForDiamond', pearl: pick(handOnTurn(state), value)[0] });
}

export const redraw: Deed = () => ({ type: 'redrawHand' });
export const finishActions: Deed = () => ({ type: 'finishActions' });
export const endTurn: Deed = () => ({ type: 'endTurn' });

export function trim(pearls: string): Deed {
  return (state) => ({ type: 'discardToLimit', pearls: pick(handOnTurn(state), pearls) });
}
