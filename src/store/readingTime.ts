import type { LogLine, Term } from '@/engine';

/** To find a sentence takes so long, and every name, card or number in it so much more, in milliseconds. */
const SENTENCE = 600;
const TERM = 250;
/** Nobody is made to wait longer. */
const LONGEST = 4000;

function termsIn(term: Term): number {
  if (typeof term !== 'object' || 'seat' in term) return 1;
  if ('key' in term) return Math.max(1, Object.values(term.params ?? {}).length);
  return term.length;
}

/** How long somebody needs to read what a move did, in milliseconds; nothing where nothing is told. */
export function readingTime(lines: readonly LogLine[]): number {
  const times = lines.map(({ params = {} }) => {
    const terms = Object.values(params).reduce<number>((sum, term) => sum + termsIn(term), 0);
    return SENTENCE + TERM * terms;
  });
  return Math.min(
    LONGEST,
    times.reduce((sum, time) => sum + time, 0),
  );
}
