import { SWAP, VALUE } from './cards';
import { TARGETS, targetsOf } from './cost';
import type { Target } from './cost';
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

/** Hand cards with these values: cards without the Swap symbol first, each value in hand order; in the order of values. */
function pick(hand: readonly PearlCard[], packed: Packed): PearlCard[] {
  const cards: PearlCard[] = [];
  let rest = takeFrom(hand, packed, false, cards);
  if (rest !== 0) rest = takeFrom(hand, rest, true, cards);
  return cards.length > 1 ? sortCards(cards) : cards;
}

function takeFrom(hand: readonly PearlCard[], packed: Packed, swap: boolean, cards: PearlCard[]): Packed {
  let rest = packed;
  for (let i = 0; i < hand.length && rest !== 0; i++) {
    const card = hand[i];
    if (SWAP[card] !== swap || countOf(rest, VALUE[card]) === 0) continue;
    rest -= UNIT[VALUE[card]];
    cards.push(card);
  }
  return rest;
}

/** Insertion sort: a payment has a handful of cards, and this runs at every listed move. */
function sortCards(cards: PearlCard[]): PearlCard[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    let at = i;
    for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  return cards;
}

function list(targets: readonly Target[], purse: Purse): Payment[] {
  const payments: Payment[] = [];
  const count = solve(targets, purse);
  for (let i = 0; i < count; i++) payments.push({ pearls: pick(purse.hand, solution.cards[i]), diamonds: solution.diamonds[i] });
  return payments;
}

/** The minimal payments of a Character card, cheapest first: fewest Diamonds, then fewest pearls (MOL-091). */
export function paymentsFor(card: CharacterCard, purse: Purse): Payment[] {
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

function holds(purse: Purse, payment: Payment): boolean {
  const { pearls, diamonds } = payment;
  return diamonds <= purse.diamonds && new Set(pearls).size === pearls.length && pearls.every((pearl) => purse.hand.includes(pearl));
}

/** MOL-091 Whether exactly these cards and Diamonds pay the cost, with printed pearls where needed. */
export function isPayment(cost: Cost, purse: Purse, payment: Payment): boolean {
  return holds(purse, payment) && wayOf(targetsOf(cost), purse, payment) !== undefined;
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
  return { slots: way.slots, missing: way.missing, gems: way.target.gems, missingDiamonds: Math.max(0, way.target.gems - purse.diamonds) };
}
