import type { Words } from '@/engine';
import {
  allowedValues,
  judge,
  PEARL_CARDS,
  type AllowedValue,
  type Cost,
  type Judgement,
  type Payment,
  type PearlSource,
  type Proposal,
  type Purse,
  type Slot,
} from '../rules';
import { text } from './words';

export const sameSource = (a: PearlSource, b: PearlSource): boolean =>
  a.from === 'hand' ? b.from === 'hand' && a.pearl === b.pearl : b.from === 'printed' && a.card === b.card;

/** Diamonds that the slots chosen so far leave. */
const diamondsLeft = (slots: readonly Slot[], purse: Purse) =>
  purse.diamonds - slots.filter((slot) => slot.diamond !== 0).length;

/** Adds a pearl to a payment made by hand, counted as what is still missing if it can be: without a diamond first. */
export function addPearl(slots: readonly Slot[], source: PearlSource, cost: Cost, purse: Purse): readonly Slot[] {
  const values = allowedValues(source, purse).filter(({ diamond }) => diamond === 0 || diamondsLeft(slots, purse) > 0);
  const fitting = values.find((value) => judge(cost, [...slots, { source, ...value }]).fits.at(-1));
  const value = fitting ?? values[0];
  return value === undefined ? slots : [...slots, { source, ...value }];
}

export const removePearl = (slots: readonly Slot[], source: PearlSource): readonly Slot[] =>
  slots.filter((slot) => !sameSource(slot.source, source));

export const countAs = (
  slots: readonly Slot[],
  source: PearlSource,
  { value, diamond }: AllowedValue,
): readonly Slot[] => slots.map((slot) => (sameSource(slot.source, source) ? { source, value, diamond } : slot));

/** What a payment by hand amounts to, and the payment itself once it is complete. */
export function judgeDraft(
  slots: readonly Slot[],
  cost: Cost,
  purse: Purse,
): Judgement & { readonly payment: Payment | null; readonly overspent: boolean } {
  const judgement = judge(cost, slots);
  const overspent = judgement.diamonds > purse.diamonds;
  const pearls = slots.flatMap(({ source }) => (source.from === 'hand' ? [source.pearl] : [])).sort((a, b) => a - b);
  return {
    ...judgement,
    overspent,
    payment: judgement.pays && !overspent ? { pearls, diamonds: judgement.diamonds } : null,
  };
}

const valuesOf = ({ payment }: Proposal) => payment.pearls.map((pearl) => PEARL_CARDS[pearl].value);

/** The highest value that another way of paying gives away and this one keeps. */
function saved(proposals: readonly Proposal[], index: number): number | undefined {
  const mine = valuesOf(proposals[index]);
  const others = proposals.filter((_, i) => i !== index).flatMap(valuesOf);
  return [...new Set(others)].filter((value) => !mine.includes(value)).sort((a, b) => b - a)[0];
}

/** A short name for a way to pay: what it saves compared with the others. */
export function proposalTitle(proposals: readonly Proposal[], index: number): Words {
  const { payment } = proposals[index];
  const diamonds = proposals.map((one) => one.payment.diamonds);
  const cards = proposals.map((one) => one.payment.pearls.length);
  if (proposals.length === 1) return text('pay.only');
  const least = Math.min(...diamonds);
  if (payment.diamonds === least && diamonds.filter((count) => count === least).length === 1)
    return text('pay.saveDiamonds');
  const value = saved(proposals, index);
  if (value !== undefined) return text('pay.save', { value });
  return payment.pearls.length === Math.min(...cards) && new Set(cards).size > 1
    ? text('pay.saveCards')
    : text('pay.other');
}
