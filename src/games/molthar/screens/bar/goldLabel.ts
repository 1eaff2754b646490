import type { Words } from '@/engine';
import type { Step } from '../../board/flow';

/** The short word of the gold button, and then all that it means. */
export function goldLabel({ label, note, spoken }: Step, say: (words: Words) => string): string {
  const meant = spoken ?? note;
  return meant === null ? say(label) : `${say(label)}: ${say(meant)}`;
}
