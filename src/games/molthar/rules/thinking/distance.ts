import type { PearlSet } from '../cost';
import { MINUS, ONE8, THREE } from '../payment/purse';
import type { Purse } from '../payments';

/**
 * How far a purse is from a cost, in actions. A quick estimate: pearls are given to the values one after the other and
 * never taken back, which is right nearly always and lets a bot look at thousands of positions.
 */

const HIGHEST = 8;
const FAR = 99;

/** Actions that a pearl costs: taken from the open row, or hoped for. */
const OPEN_PRICE = 1;
/** A Diamond spent is worth less than an action. */
const GEM_PRICE = 0.4;
/** A Diamond that the cost asks for and that has to be won first. */
const MISSING_GEM_PRICE = 3;

/** What is lying open and how rare each value has become. */
export type Market = { readonly open: Int8Array; readonly price: Float64Array };

/** A market to be loaded. */
export function emptyMarket(): Market {
  return { open: new Int8Array(HIGHEST + 1), price: new Float64Array(HIGHEST + 1) };
}

const left = new Int8Array(HIGHEST + 1);
const lack = new Int8Array(HIGHEST + 1);
const open = new Int8Array(HIGHEST + 1);

/** The hand cards that the nearest combination would leave over, by value; valid after distance. */
export const leftover = new Int8Array(HIGHEST + 1);

/** How many pearls a target lacks after printed pearls and hand cards; stops counting at the limit. */
function countLacking(target: PearlSet, purse: Purse, counts: Int8Array, limit: number): number {
  const { values } = target;
  let lacking = 0;
  for (let i = 0; i < values.length && lacking < limit; i++) {
    const short = target.counts[values[i]] - purse.printed[values[i]] - counts[values[i]];
    if (short > 0) lacking += short;
  }
  return lacking;
}

/** Gives the target what printed pearls and hand cards have; the rest is in `lack`. */
function takePrintedAndOwn(target: PearlSet, purse: Purse, counts: Int8Array): void {
  const { values } = target;
  left.set(counts);
  lack.fill(0);
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    const need = target.counts[value] - purse.printed[value];
    if (need <= 0) continue;
    const used = need < counts[value] ? need : counts[value];
    left[value] -= used;
    lack[value] = need - used;
  }
}

/** Abilities that make a hand card another value without a Diamond. */
function spendAbilities(powers: number, lacking: number): number {
  if ((powers & ONE8) !== 0) {
    while (lack[HIGHEST] > 0 && left[1] > 0) {
      lack[HIGHEST]--;
      left[1]--;
      lacking--;
    }
  }
  if ((powers & THREE) === 0) return lacking;
  for (let value = HIGHEST; value >= 1 && left[3] > 0; value--) {
    while (lack[value] > 0 && left[3] > 0) {
      lack[value]--;
      left[3]--;
      lacking--;
    }
  }
  return lacking;
}

function spendGems(powers: number, gems: number): number {
  let spent = 0;
  for (let value = 1; value <= HIGHEST; value++) {
    while (lack[value] > 0 && spent < gems) {
      const below = value > 1 && left[value - 1] > 0;
      const above = (powers & MINUS) !== 0 && value < HIGHEST && left[value + 1] > 0;
      if (!below && !above) break;
      left[below ? value - 1 : value + 1]--;
      lack[value]--;
      spent++;
    }
  }
  return spent;
}

/** What the lacking pearls cost in actions; wild pearls stand for the dearest. */
function priceOfLack(market: Market, wild: number): number {
  let price = 0;
  let dearest = 0;
  for (let value = 1; value <= HIGHEST; value++) {
    open[value] = market.open[value];
    for (let i = 0; i < lack[value]; i++) {
      const each = open[value] > 0 ? OPEN_PRICE : market.price[value];
      if (open[value] > 0) open[value]--;
      price += each;
      if (each > dearest) dearest = each;
    }
  }
  return wild > 0 ? price - dearest : price;
}

function targetDistance(target: PearlSet, purse: Purse, counts: Int8Array, market: Market, lacking: number): number {
  takePrintedAndOwn(target, purse, counts);
  const owed = target.gems;
  const still = lacking > 0 ? spendAbilities(purse.powers, lacking) : 0;
  const spent = still > 0 && purse.diamonds > owed ? spendGems(purse.powers, purse.diamonds - owed) : 0;
  const missingGems = owed > purse.diamonds ? owed - purse.diamonds : 0;
  return (
    (still > spent ? priceOfLack(market, purse.wild) : 0) + GEM_PRICE * (spent + owed) + MISSING_GEM_PRICE * missingGems
  );
}

/** How many lacking pearls abilities, Diamonds and a wild pearl may still make good. */
function slackOf(purse: Purse, counts: Int8Array): number {
  const threes = (purse.powers & THREE) !== 0 ? counts[3] : 0;
  const ones = (purse.powers & ONE8) !== 0 ? counts[1] : 0;
  return purse.wild + purse.diamonds + threes + ones;
}

/** Fewest actions to gather what a cost still lacks, given hand counts; leaves the unused hand cards in `leftover`. */
export function distance(targets: readonly PearlSet[], purse: Purse, counts: Int8Array, market: Market): number {
  const slack = slackOf(purse, counts);
  let best = FAR;
  leftover.set(counts);
  for (let i = 0; i < targets.length && best > 0; i++) {
    const limit = best + slack;
    const lacking = countLacking(targets[i], purse, counts, limit);
    if (lacking >= limit) continue;
    const actions = targetDistance(targets[i], purse, counts, market, lacking);
    if (actions >= best) continue;
    best = actions;
    leftover.set(left);
  }
  return best;
}
