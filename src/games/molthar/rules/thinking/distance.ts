import type { Target } from '../cost';
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
const bestLeft = new Int8Array(HIGHEST + 1);

function takePrintedAndOwn(target: Target, purse: Purse, counts: Int8Array): number {
  let lacking = 0;
  for (let value = 1; value <= HIGHEST; value++) {
    const need = target.counts[value] - purse.printed[value];
    const own = counts[value];
    left[value] = own;
    lack[value] = 0;
    if (need <= 0) continue;
    const used = need < own ? need : own;
    left[value] = own - used;
    lack[value] = need - used;
    lacking += need - used;
  }
  return lacking;
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

function targetDistance(target: Target, purse: Purse, counts: Int8Array, market: Market, best: number): number {
  const lacking = spendAbilities(purse.powers, takePrintedAndOwn(target, purse, counts));
  if (lacking - purse.wild - purse.diamonds >= best) return FAR;
  const owed = target.gems;
  const spent = lacking > 0 && purse.diamonds > owed ? spendGems(purse.powers, purse.diamonds - owed) : 0;
  const missingGems = owed > purse.diamonds ? owed - purse.diamonds : 0;
  return priceOfLack(market, purse.wild) + GEM_PRICE * (spent + owed) + 3 * missingGems;
}

/** Fewest actions to gather what a cost still lacks, given hand counts; leaves the unused hand cards in `leftover`. */
export function distance(targets: readonly Target[], purse: Purse, counts: Int8Array, market: Market): number {
  let best = FAR;
  for (let i = 0; i < targets.length; i++) {
    const actions = targetDistance(targets[i], purse, counts, market, best);
    if (actions >= best) continue;
    best = actions;
    bestLeft.set(left);
  }
  leftover.set(best === FAR ? counts : bestLeft);
  return best;
}
