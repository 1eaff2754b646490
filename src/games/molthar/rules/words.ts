import type { Words } from '@/engine';
import { CHARACTERS, VALUE } from './cards';
import type { Proposal } from './payments';
import type { Slot } from './payment/slots';
import type { CharacterCard, Pearl, PearlCard } from './types';

/** The name of a Character card. */
export function cardName(card: CharacterCard): Words {
  return { key: `molthar.card.${CHARACTERS[card].face}.name` };
}

/** A value of a pearl inside a sentence. */
export function pearlName(value: Pearl): Words {
  return { key: 'molthar.pearl', params: { value } };
}

/** The values of Pearl cards inside a sentence, lowest first. */
export function pearlNames(pearls: readonly PearlCard[]): Words[] {
  return pearls
    .map((pearl) => VALUE[pearl])
    .sort((a, b) => a - b)
    .map(pearlName);
}

/** "4", "6 raised to 7", "1 as 8", "printed 3 (Dwarf)": what a pearl is and what it counts as. */
function slotName({ source, value, diamond }: Slot): Words {
  if (source.from === 'printed') return { key: 'molthar.paid.printed', params: { value, card: cardName(source.card) } };
  const own = VALUE[source.pearl];
  if (own === value) return pearlName(value);
  const how = own + diamond !== value ? 'counted' : diamond > 0 ? 'raised' : 'lowered';
  return { key: `molthar.paid.${how}`, params: { value: own, as: value } };
}

/** Hand cards first, then printed pearls, each by value: the order in which a payment is read. */
export const inOrder = (slots: readonly Slot[]): readonly Slot[] =>
  [...slots].sort(
    (a, b) => Number(a.source.from === 'printed') - Number(b.source.from === 'printed') || a.value - b.value,
  );

/** Everything that a payment takes and uses, inside a sentence. */
export function paidNames({ slots, payment }: Pick<Proposal, 'slots' | 'payment'>): Words[] {
  const { diamonds } = payment;
  return [
    ...inOrder(slots).map(slotName),
    ...(diamonds > 0 ? [{ key: 'molthar.paid.diamonds', params: { count: diamonds } }] : []),
  ];
}

/** The names of Character cards inside a sentence. */
export function cardNames(cards: readonly CharacterCard[]): Words[] {
  return cards.map(cardName);
}
