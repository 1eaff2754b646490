import type { CharacterCard, PearlCard } from '@/games/molthar/rules/types';

/** Card ids of table T2 in order, written down here once more so that the rules do not check themselves. */
export const CHARACTER_IDS = [
  'goblin-1',
  'goblin-2',
  'goblin-3',
  'hound-1',
  'hound-2',
  'warden-1',
  'hansel-1',
  'hansel-2',
  'barbarian-1',
  'halfodd-1',
  'halfeven-1',
  'gnome-1',
  'gnome-2',
  'unicorn-1',
  'pirate-1',
  'giant-1',
  'giant-2',
  'giant-3',
  'tweedle-1',
  'tweedle-2',
  'sorceress-1',
  'sorceress-2',
  'lion-1',
  'wisp36-1',
  'wisp45-1',
  'golemodd-1',
  'golemeven-1',
  'wraith-1',
  'medusa-1',
  'medusa-2',
  'fairy-1',
  'fairy-2',
  'puss-1',
  'dwarf1-1',
  'dwarf2-1',
  'dwarf3-1',
  'dwarf4-1',
  'dwarf5-1',
  'dwarf6-1',
  'dwarf7-1',
  'phoenix-1',
  'phoenix-2',
  'dragon-1',
  'imp-1',
  'forestboy-1',
  'maiden-1',
  'snow-1',
  'monkey-1',
  'monkey-2',
  'monkey-3',
  'hood-1',
  'hatter-1',
  'wizard-1',
  'reaper-1',
] as const;

const PEARL_COUNT = 56;
const COPIES = 7;
const SWAPS = [3, 4, 5];

export const ALL_PEARLS: readonly PearlCard[] = Array.from({ length: PEARL_COUNT }, (_, card) => card);
export const ALL_CHARACTERS: readonly CharacterCard[] = CHARACTER_IDS.map((_, card) => card);

export function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

export function character(id: string): CharacterCard {
  const card = CHARACTER_IDS.findIndex((known) => known === id);
  if (card < 0) throw new Error(`no Character is called ${id}`);
  return card;
}

export function characterIds(cards: readonly (CharacterCard | null)[]): string {
  return cards.map((card) => (card === null ? '-' : CHARACTER_IDS[card])).join(' ');
}

export function pearlValue(card: PearlCard): number {
  return Math.floor(card / COPIES) + 1;
}

/** MOL-004 The first copies of 3, 4 and 5 carry the Swap symbol. */
export function hasSwap(card: PearlCard): boolean {
  return card % COPIES === 0 && SWAPS.includes(pearlValue(card));
}

/** '6 4* 8': values in the order given, a star for the Swap symbol. */
export function pearlText(cards: readonly PearlCard[]): string {
  return cards.map((card) => `${pearlValue(card)}${hasSwap(card) ? '*' : ''}`).join(' ');
}

export function sortedPearlText(cards: readonly PearlCard[]): string {
  return pearlText([...cards].sort((a, b) => pearlValue(a) - pearlValue(b) || a - b));
}

/** Pearl cards that a word can mean, the preferred one first: '6' any plain 6, '4*' the 4 with the Swap symbol, 'p6-2' that very card. */
export function pearlsMeant(word: string): PearlCard[] {
  const exact = /^p([1-8])-([1-7])$/.exec(word);
  if (exact) return [(Number(exact[1]) - 1) * COPIES + Number(exact[2]) - 1];
  const meant = ALL_PEARLS.filter((card) => pearlText([card]) === word).reverse();
  if (meant.length === 0) throw new Error(`no Pearl card is called ${word}`);
  return meant;
}
