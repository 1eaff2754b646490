import type { Seat } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import type { State } from '@/games/molthar/rules/types';

import { characterIds, pearlText, sortedPearlText } from './cards';

export function handOf(state: State, seat: Seat): string {
  return sortedPearlText(state.players[seat].hand);
}

export function portalOf(state: State, seat: Seat): string {
  return characterIds(state.players[seat].portal.map(({ card }) => card));
}

export function activatedOf(state: State, seat: Seat): string {
  return characterIds(state.players[seat].activated);
}

export function diamondsOf(state: State, seat: Seat): number {
  return state.players[seat].diamonds.length;
}

export function pointsOf(state: State, seat: Seat): number {
  return molthar.view(state, 'table').players[seat].points;
}

export function limitOf(state: State, seat: Seat): number {
  return molthar.view(state, 'table').players[seat].handLimit;
}

export function openPearls(state: State): string {
  return pearlText(state.pearls.open);
}

export function openCharacters(state: State): string {
  return characterIds(state.characters.open);
}

/** The next cards of the Pearl pile, top first. */
export function pearlPileTop(state: State, count: number): string {
  return pearlText([...state.pearls.draw].reverse().slice(0, count));
}

export function characterPileTop(state: State, count: number): string {
  return characterIds([...state.characters.draw].reverse().slice(0, count));
}

/** Content of the Pearl discard pile, by value. */
export function pearlDiscard(state: State): string {
  return sortedPearlText(state.pearls.discard);
}

/** Content of the Character discard pile, in the order of table T2. */
export function characterDiscard(state: State): string {
  return characterIds([...state.characters.discard].sort((a, b) => a - b));
}

/** All cards of the position, wherever they lie. */
export function allPearls(state: State): number[] {
  const { draw, discard, open } = state.pearls;
  return [...draw, ...discard, ...open, ...state.players.flatMap(({ hand }) => hand)].sort((a, b) => a - b);
}

export function allCharacters(state: State): number[] {
  const { draw, discard, open } = state.characters;
  const owned = state.players.flatMap(({ portal, activated, diamonds }) => [
    ...portal.map(({ card }) => card),
    ...activated,
    ...diamonds,
  ]);
  return [...draw, ...discard, ...open.filter((card) => card !== null), ...owned].sort((a, b) => a - b);
}
