import { FACES } from './data/characters';
import { PEARL_COPIES, SWAP_VALUES } from './data/pearls';
import { BLUE_ABILITIES, PEARLS, RED_ABILITIES } from './types';
import type { Ability, Character, CharacterCard, Pearl, PearlCard } from './types';

/** MOL-002 The 56 Pearl cards by index: id 'p<value>-<copy>', value, Swap symbol (MOL-004). */
export const PEARL_CARDS: readonly { readonly id: string; readonly value: Pearl; readonly swap: boolean }[] =
  PEARLS.flatMap((value) =>
    Array.from({ length: PEARL_COPIES }, (_, copy) => ({
      id: `p${value}-${copy + 1}`,
      value,
      swap: copy === 0 && SWAP_VALUES.includes(value),
    })),
  );

/** MOL-005 The 54 Character cards by index, in the order of table T2. */
export const CHARACTERS: readonly Character[] = FACES.flatMap(({ copies, ...face }) =>
  Array.from({ length: copies }, (_, copy) => ({ id: `${face.face}-${copy + 1}`, ...face })),
);

/** Value by Pearl card. */
export const VALUE: readonly Pearl[] = PEARL_CARDS.map((card) => card.value);
/** Swap symbol by Pearl card. */
export const SWAP: readonly boolean[] = PEARL_CARDS.map((card) => card.swap);
/** Power Points by Character card. */
export const POWER: readonly number[] = CHARACTERS.map((card) => card.power);

const ABILITIES: readonly Ability[] = [...RED_ABILITIES, ...BLUE_ABILITIES];

/** A set of abilities as bits. */
export type AbilityBits = number;

/** The bit of one ability. */
export function abilityBit(ability: Ability): AbilityBits {
  return 1 << ABILITIES.indexOf(ability);
}

/** The bit of the ability of each Character card; 0 for none. */
export const ABILITY_BIT: readonly AbilityBits[] = CHARACTERS.map((card) =>
  card.ability === null ? 0 : abilityBit(card.ability),
);

/** Every ability that these activated Characters give (MOL-157). */
export function abilitiesOf(activated: readonly CharacterCard[]): AbilityBits {
  let bits = 0;
  for (let i = 0; i < activated.length; i++) bits |= ABILITY_BIT[activated[i]];
  return bits;
}

/** MOL-107 */
export function pointsOf(activated: readonly CharacterCard[]): number {
  let points = 0;
  for (let i = 0; i < activated.length; i++) points += POWER[activated[i]];
  return points;
}

const BASE_HAND_LIMIT = 5;
const HAND1 = abilityBit('hand1');

/** MOL-207 */
export function handLimitOf(activated: readonly CharacterCard[]): number {
  let limit = BASE_HAND_LIMIT;
  for (let i = 0; i < activated.length; i++) if (ABILITY_BIT[activated[i]] === HAND1) limit++;
  return limit;
}

/** MOL-007 Places of a Portal. */
const PLACES = 2;

/** MOL-074 Whether a Portal has no room for another Character. */
export function isFull(portal: readonly unknown[]): boolean {
  return portal.length >= PLACES;
}

/** Whether the card is a Will-o'-the-Wisp (MOL-145). */
export function isWisp(card: CharacterCard): boolean {
  return CHARACTERS[card].ability === 'shared';
}

/** Order of Pearl cards by value, those without the Swap symbol first: what a proposal takes first (section 3.3). */
const RANK: readonly number[] = PEARL_CARDS.map((card) => 2 * card.value + (card.swap ? 1 : 0));

/** A copy of the cards by value, those with the Swap symbol last of their value. */
export function byValue(cards: readonly PearlCard[]): PearlCard[] {
  const sorted = cards.slice();
  for (let i = 1; i < sorted.length; i++) {
    const card = sorted[i];
    let at = i;
    for (; at > 0 && RANK[sorted[at - 1]] > RANK[card]; at--) sorted[at] = sorted[at - 1];
    sorted[at] = card;
  }
  return sorted;
}

/** Whether these are different cards of the hand. */
export function areOf(hand: readonly PearlCard[], cards: readonly PearlCard[]): boolean {
  for (let i = 0; i < cards.length; i++) if (!hand.includes(cards[i]) || cards.indexOf(cards[i]) !== i) return false;
  return true;
}
