/**
 * How the first match that Morth proposes to a newcomer ends: `npm run first-match`, or `npm run first-match -- 50` for fewer matches.
 * A stand-in for the newcomer plays half of its moves like a gentle bot and half like a steady one. Beside it the introductory game
 * with three seats and steady bots.
 */
import { MORTH_FIRST } from '@/games/morth/options';
import { mean, print } from './table';
import { outcomeOf, type Proposal } from './firstMatch/outcome';

const MATCHES = 200;
const PROPOSALS: readonly (readonly [string, Proposal])[] = [
  ['first match', MORTH_FIRST],
  ['three', { config: { mode: 'introductory' }, seats: 3, level: 'medium' }],
];
const NEWCOMERS = ['easy', 'between', 'medium'] as const;

const percent = (hits: readonly boolean[]): string => (100 * mean(hits.map(Number))).toFixed(0);

function main(words: readonly string[]): void {
  const count = Number(words.find((word) => Number(word) > 0) ?? MATCHES);
  print(['match', 'newcomer', 'wounds', 'rivals', 'unhurt %', 'all unhurt %', 'wins %', 'close %', 'own moves']);
  for (const [name, proposal] of PROPOSALS)
    for (const newcomer of NEWCOMERS) {
      const ends = Array.from({ length: count }, (_, seed) => outcomeOf(proposal, newcomer, seed));
      print([
        name,
        newcomer,
        mean(ends.map(({ own }) => own)).toFixed(2),
        mean(ends.map(({ rivals }) => mean(rivals))).toFixed(2),
        percent(ends.map(({ own }) => own === 0)),
        percent(ends.map(({ own, rivals }) => own === 0 && rivals.every((wounds) => wounds === 0))),
        percent(ends.map(({ wins }) => wins)),
        percent(ends.map(({ own, rivals }) => Math.abs(own - Math.min(...rivals)) <= 1)),
        mean(ends.map(({ moves }) => moves)).toFixed(0),
      ]);
    }
}

main(process.argv.slice(2));
