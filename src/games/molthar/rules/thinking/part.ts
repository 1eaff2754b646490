import type { Seat } from '@/engine';
import type { CharacterCard } from '../types';

/**
 * Something that an evaluation weighs: a Character that a seat has or plans, an open one that it hopes for, its Diamonds, its hand;
 * and all that it makes of Characters which nobody has seen yet.
 */
export type Part = { readonly seat: Seat } & (
  { readonly of: 'card' | 'open'; readonly card: CharacterCard } | { readonly of: (typeof PLAIN)[number] }
);

const PLAIN = ['diamonds', 'hand', 'unseen'] as const;

/** The name of a part: '0:card:12', '1:hand'. */
export const partName = (part: Part): string =>
  'card' in part ? `${part.seat}:${part.of}:${part.card}` : `${part.seat}:${part.of}`;

/** The part that a name stands for. */
export function partNamed(name: string): Part {
  const [seat, of, card] = name.split(':');
  const plain = PLAIN.find((kind) => kind === of);
  if (plain !== undefined) return { seat: Number(seat), of: plain };
  return { seat: Number(seat), of: of === 'open' ? 'open' : 'card', card: Number(card) };
}
