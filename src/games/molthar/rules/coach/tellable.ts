import type { Parts } from '@/engine';
import { partName, partNamed } from '../thinking/part';
import type { CharacterCard, View } from '../types';

/** Every Character that the view shows. A sample deals others, too, of which nothing can be told. */
export function seenIn({ players, characters }: View): ReadonlySet<CharacterCard> {
  const { open, peeked, discard } = characters;
  const lying = [...open, peeked].filter((card) => card !== null);
  const owned = players.flatMap(({ activated, portal }) => [...activated, ...portal.map(({ card }) => card)]);
  return new Set([...lying, ...discard, ...owned]);
}

/** The parts with those of Characters that nobody has seen put together. */
export function tellable(parts: Parts, seen: ReadonlySet<CharacterCard>): Parts {
  const told: Record<string, number> = {};
  for (const [name, worth] of Object.entries(parts)) {
    const part = partNamed(name);
    const key = 'card' in part && !seen.has(part.card) ? partName({ seat: part.seat, of: 'unseen' }) : name;
    told[key] = (told[key] ?? 0) + worth;
  }
  return told;
}
