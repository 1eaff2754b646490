import type { PearlSet } from '../cost';
import { FREE_SOURCES, GEM_SOURCES } from './purse';
import type { Purse } from './purse';

/**
 * Finds all minimal payments (section 3.3) by going through the acceptable sets of a cost and filling each value from
 * wild pearls, hand cards and hand cards with a Diamond. Runs at every listed move: it works on numbers only and keeps
 * its tables between calls. A set of hand cards is one number, four bits for each value (value 1 highest), which is
 * enough for seven copies and leaves the top bit of each free to compare all eight counts at once.
 */

/** A set of hand cards as counts by value, four bits each. */
export type Packed = number;

const GUARD = 0x88888888 | 0;
const HIGHEST = 8;

/** One card of each value; index 0 unused. */
export const UNIT: readonly Packed[] = [0, ...Array.from({ length: HIGHEST }, (_, i) => 1 << (4 * (HIGHEST - 1 - i)))];

/** How many cards of a value are in the set. */
export function countOf(packed: Packed, value: number): number {
  return (packed >>> (4 * (HIGHEST - value))) & 7;
}

const within = (small: Packed, big: Packed): boolean => (((big | GUARD) - small) & GUARD) === GUARD;

function sizeOf(packed: Packed): number {
  let size = 0;
  for (let rest = packed; rest !== 0; rest >>>= 4) size += rest & 7;
  return size;
}

/** The result of the last solve: hand cards and Diamonds of each minimal payment, cheapest first. */
export const solution = { count: 0, cards: [] as Packed[], diamonds: [] as number[] };

const need = new Int8Array(HIGHEST + 1);
const left = new Int8Array(HIGHEST + 1);
let freeSources: readonly (readonly number[])[] = FREE_SOURCES[0];
let gemSources: readonly (readonly number[])[] = GEM_SOURCES[0];

function record(cards: Packed, diamonds: number): void {
  let kept = 0;
  for (let i = 0; i < solution.count; i++) {
    if (solution.diamonds[i] <= diamonds && within(solution.cards[i], cards)) return;
    if (diamonds <= solution.diamonds[i] && within(cards, solution.cards[i])) continue;
    solution.cards[kept] = solution.cards[i];
    solution.diamonds[kept++] = solution.diamonds[i];
  }
  solution.cards[kept] = cards;
  solution.diamonds[kept] = diamonds;
  solution.count = kept + 1;
}

/** Fills the needs from value on; sources are tried in one order, so that equal choices are not tried twice. */
function fill(value: number, source: number, wild: number, gems: number, cards: Packed, spent: number): void {
  while (value <= HIGHEST && need[value] === 0) {
    value++;
    source = 0;
  }
  if (value > HIGHEST) return record(cards, spent);
  need[value]--;
  if (source === 0 && wild > 0) fill(value, 0, wild - 1, gems, cards, spent);
  const free = freeSources[value];
  const first = source > 0 ? source - 1 : 0;
  for (let i = first; i < free.length; i++) {
    const printed = free[i];
    if (left[printed] === 0) continue;
    left[printed]--;
    fill(value, i + 1, wild, gems, cards + UNIT[printed], spent);
    left[printed]++;
  }
  if (gems > 0) fillWithGem(value, Math.max(0, first - free.length), wild, gems, cards, spent);
  need[value]++;
}

function fillWithGem(value: number, first: number, wild: number, gems: number, cards: Packed, spent: number): void {
  const sources = gemSources[value];
  const offset = freeSources[value].length + 1;
  for (let i = first; i < sources.length; i++) {
    const printed = sources[i];
    if (left[printed] === 0) continue;
    left[printed]--;
    fill(value, i + offset, wild, gems - 1, cards + UNIT[printed], spent + 1);
    left[printed]++;
  }
}

/** Values that the purse reaches in some way; a wild pearl reaches all. */
function reachable(purse: Purse, gems: number): number {
  if (purse.wild > 0) return -1;
  let mask = 0;
  for (let value = 1; value <= HIGHEST; value++) {
    if (purse.printed[value] > 0 || anyLeft(freeSources[value]) || (gems > 0 && anyLeft(gemSources[value])))
      mask |= 1 << value;
  }
  return mask;
}

function anyLeft(sources: readonly number[]): boolean {
  for (let i = 0; i < sources.length; i++) if (left[sources[i]] > 0) return true;
  return false;
}

/** A printed pearl replaces a hand card at no loss, so a minimal payment uses those with the right number first. */
function loadNeeds(target: PearlSet, purse: Purse): number {
  let rest = 0;
  for (let value = 1; value <= HIGHEST; value++) {
    const wanted = target.counts[value] - purse.printed[value];
    need[value] = wanted > 0 ? wanted : 0;
    if (wanted > 0) rest += wanted;
  }
  return rest;
}

function cheaper(cards: Packed, diamonds: number, thanCards: Packed, thanDiamonds: number): boolean {
  if (diamonds !== thanDiamonds) return diamonds < thanDiamonds;
  const size = sizeOf(cards) - sizeOf(thanCards);
  return size !== 0 ? size < 0 : cards > thanCards;
}

function sortCheapestFirst(): void {
  const { cards, diamonds } = solution;
  for (let i = 1; i < solution.count; i++) {
    const card = cards[i];
    const gems = diamonds[i];
    let at = i;
    for (; at > 0 && cheaper(card, gems, cards[at - 1], diamonds[at - 1]); at--) {
      cards[at] = cards[at - 1];
      diamonds[at] = diamonds[at - 1];
    }
    cards[at] = card;
    diamonds[at] = gems;
  }
}

/** Puts all minimal payments into `solution` and returns their number. */
export function solve(targets: readonly PearlSet[], purse: Purse): number {
  solution.count = 0;
  left.set(purse.counts);
  freeSources = FREE_SOURCES[purse.powers];
  gemSources = GEM_SOURCES[purse.powers];
  const mask = reachable(purse, purse.diamonds);
  const most = purse.hand.length + purse.printers.length;
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i];
    if (target.size > most || (target.mask & ~mask) !== 0 || target.gems > purse.diamonds) continue;
    if (loadNeeds(target, purse) > purse.hand.length + purse.wild) continue;
    fill(1, 0, purse.wild, purse.diamonds - target.gems, 0, target.gems);
  }
  if (solution.count > 1) sortCheapestFirst();
  return solution.count;
}
