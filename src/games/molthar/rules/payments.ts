import { areOf, byValue, VALUE } from './cards';
import { TARGETS, targetsOf } from './cost';
import type { PearlSet } from './cost';
import { countOf, solution, solve, UNIT } from './payment/solver';
import type { Packed } from './payment/solver';
import type { Purse } from './payment/purse';
import type { Slot } from './payment/slots';
import { nearestWay, wayOf } from './payment/ways';
import type { CharacterCard, Cost, Payment, Pearl, PearlCard } from './types';

export { judge } from './payment/judge';
export type { Judgement } from './payment/judge';
export { emptyPurse, loadPurse, purse } from './payment/purse';
export type { Payer, Purse } from './payment/purse';
export { allowedValues } from './payment/slots';
export type { AllowedValue, PearlSource, Slot } from './payment/slots';

/** A payment with one way to see it. */
export type Proposal = {
  readonly payment: Payment;
  readonly slots: readonly Slot[];
  /** Diamonds that the cost itself asks for (MOL-101). */
  readonly gems: number;
};

/** How near a purse comes to a cost that it cannot pay. */
export type Shortfall = {
  readonly slots: readonly Slot[];
  readonly missing: readonly Pearl[];
  readonly gems: number;
  readonly missingDiamonds: number;
};

/** Hand cards with these values, in the order of values; the hand comes sorted. */
function pick(sorted: readonly PearlCard[], packed: Packed): PearlCard[] {
  const cards: PearlCard[] = [];
  let rest = packed;
  for (let i = 0; i < sorted.length && rest !== 0; i++) {
    const value = VALUE[sorted[i]];
    if (countOf(rest, value) === 0) continue;
    rest -= UNIT[value];
    cards.push(sorted[i]);
  }
  return cards;
}

const NO_PAYMENTS: readonly Payment[] = [];

function list(targets: readonly PearlSet[], purse: Purse): readonly Payment[] {
  const count = solve(targets, purse);
  if (count === 0) return NO_PAYMENTS;
  const payments: Payment[] = [];
  const sorted = byValue(purse.hand);
  for (let i = 0; i < count; i++)
    payments.push({ pearls: pick(sorted, solution.cards[i]), diamonds: solution.diamonds[i] });
  return payments;
}

/** The minimal payments of a Character card, cheapest first: fewest Diamonds, then fewest pearls (MOL-091). */
export function paymentsFor(card: CharacterCard, purse: Purse): readonly Payment[] {
  return list(TARGETS[card], purse);
}

/** MOL-092 Whether a Character card can be paid at all. */
export function canPay(card: CharacterCard, purse: Purse): boolean {
  return solve(TARGETS[card], purse) > 0;
}

/** The minimal payments of a cost, cheapest first, each with one way to see it. */
export function minimalPayments(cost: Cost, purse: Purse): Proposal[] {
  const targets = targetsOf(cost);
  return list(targets, purse).flatMap((payment) => {
    const way = wayOf(targets, purse, payment);
    return way === undefined ? [] : [{ payment, slots: way.slots, gems: way.target.gems }];
  });
}

function holds(purse: Purse, { pearls, diamonds }: Payment): boolean {
  return diamonds <= purse.diamonds && areOf(purse.hand, pearls);
}

/** Whether the payment is one of those that the last solve found. */
function isSolved({ pearls, diamonds }: Payment): boolean {
  const cards = pack(pearls);
  for (let i = 0; i < solution.count; i++)
    if (solution.cards[i] === cards && solution.diamonds[i] === diamonds) return true;
  return false;
}

function pack(pearls: readonly PearlCard[]): Packed {
  let packed = 0;
  for (let i = 0; i < pearls.length; i++) packed += UNIT[VALUE[pearls[i]]];
  return packed;
}

/** MOL-091 Whether exactly these cards and Diamonds pay the cost, with printed pearls where needed. */
export function isPayment(cost: Cost, purse: Purse, payment: Payment): boolean {
  if (!holds(purse, payment)) return false;
  const targets = targetsOf(cost);
  if (solve(targets, purse) === 0) return false;
  return isSolved(payment) || wayOf(targets, purse, payment) !== undefined;
}

/** One way to see a valid payment. */
export function explainPayment(cost: Cost, purse: Purse, payment: Payment): Proposal | undefined {
  const way = holds(purse, payment) ? wayOf(targetsOf(cost), purse, payment) : undefined;
  return way && { payment, slots: way.slots, gems: way.target.gems };
}

/** The best partial way to pay a cost: what is there and what is missing. */
export function shortfall(cost: Cost, purse: Purse): Shortfall {
  const way = nearestWay(targetsOf(cost), purse);
  if (way === undefined) return { slots: [], missing: [], gems: 0, missingDiamonds: 0 };
  return {
    slots: way.slots,
    missing: way.missing,
    gems: way.target.gems,
    missingDiamonds: Math.max(0, way.target.gems - purse.diamonds),
  };
}
