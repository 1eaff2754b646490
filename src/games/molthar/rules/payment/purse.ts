import { abilityBit, ABILITY_BIT, CHARACTERS, VALUE } from '../cards';
import { PEARLS } from '../types';
import type { CharacterCard, Pearl, PearlCard } from '../types';

/** What somebody can pay with: hand, activated Characters and the number of Diamonds. A PlayerView whose hand is seen is one. */
export type Payer = {
  readonly hand: readonly PearlCard[];
  readonly activated: readonly CharacterCard[];
  readonly diamonds: number;
};

/** The abilities that change what a hand card counts as, as bits (section 3.2). */
export type Powers = number;
export const ONE8: Powers = 1;
export const THREE: Powers = 2;
export const MINUS: Powers = 4;
const POWER_SETS = 8;

/** A payer counted by value; index 1 to 8 of the lists, index 0 unused. */
export type Purse = {
  hand: readonly PearlCard[];
  counts: Int8Array;
  /** Printed pearls with a number (MOL-192). */
  printed: Int8Array;
  /** Printed '?' (MOL-193). */
  wild: number;
  /** The activated Characters with a printed pearl. */
  printers: CharacterCard[];
  diamonds: number;
  powers: Powers;
};

const SIZE = PEARLS.length + 1;
const POWER_OF: readonly Powers[] = CHARACTERS.map((card) =>
  card.ability === 'one8' ? ONE8 : card.ability === 'three' ? THREE : card.ability === 'minus' ? MINUS : 0,
);
const PRINTED: readonly number[] = CHARACTERS.map((card) => card.pearl ?? 0);
const PEARL_ANY = abilityBit('pearlAny');

/** A purse with nothing in it, to be loaded. */
export function emptyPurse(): Purse {
  return {
    hand: [],
    counts: new Int8Array(SIZE),
    printed: new Int8Array(SIZE),
    wild: 0,
    printers: [],
    diamonds: 0,
    powers: 0,
  };
}

/** Counts a payer into an existing purse: listing moves does it at every move and must not allocate. */
export function loadPurse(
  purse: Purse,
  hand: readonly PearlCard[],
  activated: readonly CharacterCard[],
  diamonds: number,
): Purse {
  purse.hand = hand;
  purse.counts.fill(0);
  purse.printed.fill(0);
  purse.printers.length = 0;
  purse.wild = 0;
  purse.powers = 0;
  purse.diamonds = diamonds;
  for (let i = 0; i < hand.length; i++) purse.counts[VALUE[hand[i]]]++;
  for (let i = 0; i < activated.length; i++) loadCharacter(purse, activated[i]);
  return purse;
}

function loadCharacter(purse: Purse, card: CharacterCard): void {
  purse.powers |= POWER_OF[card];
  if (PRINTED[card] !== 0) purse.printed[PRINTED[card]]++;
  else if (ABILITY_BIT[card] === PEARL_ANY) purse.wild++;
  else return;
  purse.printers.push(card);
}

/** Everything that a player can pay with now. */
export function purse(payer: Payer): Purse {
  return loadPurse(emptyPurse(), payer.hand, payer.activated, payer.diamonds);
}

/** A hand card reaches a value without a Diamond, with one, or both ways. */
export const FREE = 1;
export const GEM = 2;

function baseValues(printed: Pearl, powers: Powers): readonly Pearl[] {
  if (printed === 1 && (powers & ONE8) !== 0) return [1, 8];
  if (printed === 3 && (powers & THREE) !== 0) return PEARLS;
  return [printed];
}

/** How a hand card reaches a value (MOL-116 to MOL-120, MOL-164 to MOL-168, MOL-188 to MOL-190). */
function reach(printed: Pearl, value: Pearl, powers: Powers): number {
  const bases = baseValues(printed, powers);
  const lowers = (powers & MINUS) !== 0;
  const free = bases.includes(value) ? FREE : 0;
  return bases.some((base) => base + 1 === value || (lowers && base - 1 === value)) ? free | GEM : free;
}

/** REACH[powers][printed * 9 + value]: FREE and GEM bits. */
export const REACH: readonly Int8Array[] = Array.from({ length: POWER_SETS }, (_, powers) => {
  const table = new Int8Array(SIZE * SIZE);
  for (const printed of PEARLS)
    for (const value of PEARLS) table[printed * SIZE + value] = reach(printed, value, powers);
  return table;
});

const printedReaching = (powers: Powers, value: number, ways: number): number[] =>
  PEARLS.filter((printed) => (REACH[powers][printed * SIZE + value] & ways) !== 0);

/** FREE_SOURCES[powers][value]: the printed values of hand cards that count as value without a Diamond. */
export const FREE_SOURCES: readonly (readonly (readonly number[])[])[] = REACH.map((_, powers) =>
  Array.from({ length: SIZE }, (__, value) => printedReaching(powers, value, FREE)),
);

/** GEM_SOURCES[powers][value]: those that count as value only with a Diamond. */
export const GEM_SOURCES: readonly (readonly (readonly number[])[])[] = REACH.map((_, powers) =>
  Array.from({ length: SIZE }, (__, value) =>
    printedReaching(powers, value, GEM).filter((printed) => (REACH[powers][printed * SIZE + value] & FREE) === 0),
  ),
);

/** Row length of a REACH table. */
export const REACH_ROW = SIZE;
