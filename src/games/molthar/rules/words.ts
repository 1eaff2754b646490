import type { Words } from '@/engine';
import { CHARACTERS, VALUE } from './cards';
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

/** The names of Character cards inside a sentence. */
export function cardNames(cards: readonly CharacterCard[]): Words[] {
  return cards.map(cardName);
}
