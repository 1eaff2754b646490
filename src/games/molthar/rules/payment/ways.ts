import { CHARACTERS, VALUE } from '../cards';
import type { PearlSet } from '../cost';
import { PEARLS } from '../types';
import type { CharacterCard, Payment, Pearl, PearlCard } from '../types';
import type { Purse } from './purse';
import { diamondFor, forcedDiamond } from './slots';
import type { Slot } from './slots';

/** One way to see a set of pearls: which pearl stands for which value, and which values nobody stands for. */
export type Way = { readonly slots: readonly Slot[]; readonly missing: readonly Pearl[]; readonly target: PearlSet };

type Search = {
  readonly purse: Purse;
  readonly target: PearlSet;
  readonly values: readonly Pearl[];
  readonly cards: PearlCard[];
  readonly printers: CharacterCard[];
  readonly slots: Slot[];
  readonly missing: Pearl[];
};

function newSearch(target: PearlSet, purse: Purse, cards: readonly PearlCard[]): Search {
  const values = PEARLS.flatMap((value) => Array.from({ length: target.counts[value] }, () => value));
  return { purse, target, values, cards: [...cards], printers: [...purse.printers], slots: [], missing: [] };
}

/** Tries each different choice of a list once: the item is taken out, the rest of the search run, the item put back. */
function tryEach<T>(items: T[], kind: (item: T) => unknown, run: (item: T) => boolean): boolean {
  const tried = new Set<unknown>();
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (tried.has(kind(item))) continue;
    tried.add(kind(item));
    items.splice(i, 1);
    const done = run(item);
    items.splice(i, 0, item);
    if (done) return true;
  }
  return false;
}

const printedOf = (card: CharacterCard): Pearl | 0 => CHARACTERS[card].pearl ?? 0;

function withSlot(search: Search, slot: Slot, rest: () => boolean): boolean {
  search.slots.push(slot);
  const done = rest();
  search.slots.pop();
  return done;
}

function fromPrinted(search: Search, value: Pearl, rest: () => boolean): boolean {
  return tryEach(search.printers, printedOf, (card) => {
    if (printedOf(card) !== value && printedOf(card) !== 0) return false;
    return withSlot(search, { source: { from: 'printed', card }, value, diamond: 0 }, rest);
  });
}

function fromHand(search: Search, value: Pearl, gems: number, rest: (gems: number) => boolean): boolean {
  const { powers } = search.purse;
  const valueOf = (pearl: PearlCard): Pearl => VALUE[pearl];
  const place = (pearl: PearlCard, diamond: -1 | 0 | 1): boolean =>
    withSlot(search, { source: { from: 'hand', pearl }, value, diamond }, () => rest(diamond === 0 ? gems : gems - 1));
  const plain = tryEach(
    search.cards,
    valueOf,
    (pearl) => diamondFor(VALUE[pearl], value, powers) === 0 && place(pearl, 0),
  );
  if (plain || gems === 0) return plain;
  return tryEach(search.cards, valueOf, (pearl) => {
    const diamond = forcedDiamond(VALUE[pearl], value, powers);
    return diamond !== undefined && place(pearl, diamond);
  });
}

/** Fills the target with exactly these hand cards and Diamonds; printed pearls are used as far as they are needed. */
function exactly(search: Search, at: number, gems: number, printedLeft: number, found: () => void): boolean {
  if (at === search.values.length) {
    if (search.cards.length > 0 || gems > 0) return false;
    found();
    return true;
  }
  const value = search.values[at];
  if (printedLeft > 0 && fromPrinted(search, value, () => exactly(search, at + 1, gems, printedLeft - 1, found)))
    return true;
  return (
    search.cards.length > 0 &&
    fromHand(search, value, gems, (rest) => exactly(search, at + 1, rest, printedLeft, found))
  );
}

/** One way to see a payment, or nothing when it pays none of the targets (section 3.3). */
export function wayOf(targets: readonly PearlSet[], purse: Purse, payment: Payment): Way | undefined {
  for (const target of targets) {
    const printed = target.size - payment.pearls.length;
    const gems = payment.diamonds - target.gems;
    if (printed < 0 || printed > purse.printers.length || gems < 0) continue;
    const search = newSearch(target, purse, payment.pearls);
    let way: Way | undefined;
    exactly(search, 0, gems, printed, () => {
      way = { slots: [...search.slots], missing: [], target };
    });
    if (way !== undefined) return way;
  }
  return undefined;
}

/** Compared from left to right, lower is better: pearls and Diamonds missing, Diamonds used, hand cards used. */
type Price = readonly [number, number, number];

const isBetter = (price: Price, than: Price | undefined): boolean => {
  if (than === undefined) return true;
  for (let i = 0; i < price.length; i++) if (price[i] !== than[i]) return price[i] < than[i];
  return false;
};

type Best = { price: Price | undefined; way: Way | undefined };

function priceOf(search: Search): Price {
  const raised = search.slots.filter((slot) => slot.diamond !== 0).length;
  const cards = search.slots.filter((slot) => slot.source.from === 'hand').length;
  const owed = Math.max(0, search.target.gems - search.purse.diamonds);
  return [search.missing.length + owed, raised, cards];
}

/** Goes through all ways to fill the target as far as possible and keeps the best; never stops early. */
function partly(search: Search, at: number, gems: number, best: Best): boolean {
  const price = priceOf(search);
  if (best.price !== undefined && price[0] > best.price[0]) return false;
  if (at === search.values.length) {
    if (!isBetter(price, best.price)) return false;
    best.price = price;
    best.way = { slots: [...search.slots], missing: [...search.missing], target: search.target };
    return false;
  }
  const value = search.values[at];
  fromPrinted(search, value, () => partly(search, at + 1, gems, best));
  fromHand(search, value, gems, (rest) => partly(search, at + 1, rest, best));
  search.missing.push(value);
  partly(search, at + 1, gems, best);
  search.missing.pop();
  return false;
}

/** The way that comes nearest to paying: fewest pearls missing, then fewest Diamonds, then fewest hand cards. */
export function nearestWay(targets: readonly PearlSet[], purse: Purse): Way | undefined {
  const best: Best = { price: undefined, way: undefined };
  const bySize = [...targets].sort((a, b) => a.size - b.size);
  for (const target of bySize)
    partly(newSearch(target, purse, purse.hand), 0, Math.max(0, purse.diamonds - target.gems), best);
  return best.way;
}
