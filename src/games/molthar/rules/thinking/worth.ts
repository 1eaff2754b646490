import { CHARACTERS } from '../cards';
import type { Ability, CharacterCard } from '../types';

/** One Power Point, in the unit of all estimates here. */
export const POINT = 10;
/** What an action brings on average. */
const ACTION = 4;
/** A Diamond while there is still a turn to spend it in, and when it only breaks ties. */
export const DIAMOND = 3;
export const LAST_DIAMOND = 0.5;

/** What a blue ability brings in each own turn to come. */
const PER_TURN: { readonly [A in Ability]?: number } = {
  pearl: 0.7,
  pearlAny: 2.2,
  one8: 0.8,
  three: 1.6,
  minus: 0.5,
  twoGem: 0.8,
  hand1: 0.3,
  action1: 3.6,
  exchange: 0.5,
  peek: 0.2,
  redraw: 0.5,
};

/** What a red ability brings at the moment of activation. */
const AT_ONCE: { readonly [A in Ability]?: number } = {
  actions3: 3 * ACTION,
  next1: -ACTION,
  discard: 4,
  steal: 3,
  takeBack: 2.5,
  action1: ACTION,
};

const PRINTED_8_BONUS = 0.4;

/** PER_TURN by card. */
export const ENGINE: readonly number[] = CHARACTERS.map(
  ({ ability, pearl }) => (ability === null ? 0 : (PER_TURN[ability] ?? 0)) + (pearl === 8 ? PRINTED_8_BONUS : 0),
);
const GAIN: readonly number[] = CHARACTERS.map(
  ({ ability, power }) => power * POINT + (ability === null ? 0 : (AT_ONCE[ability] ?? 0)),
);

/** What activating a card is worth with so many own turns to come. */
export function worthOf(card: CharacterCard, turns: number): number {
  if (turns <= 0) return CHARACTERS[card].power * POINT + CHARACTERS[card].diamonds * LAST_DIAMOND;
  return GAIN[card] + ENGINE[card] * turns + CHARACTERS[card].diamonds * DIAMOND;
}
