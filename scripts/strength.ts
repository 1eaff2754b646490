/**
 * How strong and how quick the bots are: `npm run strength`, or `npm run strength -- morth 20` for one game and so many pairs of
 * matches. With `balance`: how even the sides of a game are when like bots play. With `fresh`: on seeds that nothing was tuned on.
 */
import { BOT_LEVELS, type BotLevel } from '@/engine';
import { GAMES } from '@/games';
import { TRIALS } from '../__tests__/games';
import { readArguments } from './readArguments';
import { duel } from './strength/duel';
import { quantile, type Times } from './strength/timed';
import { mean, print } from './table';

const PAIRS = 20;
const DUELS: readonly (readonly [BotLevel, BotLevel])[] = [
  ['sharp', 'medium'],
  ['medium', 'easy'],
];

const BALANCE = 'balance';
const FRESH = 'fresh';
/** Seeds that nothing was tuned on. */
const FRESH_SEED = 7_000_000;

function main(words: readonly string[]): void {
  const { games, count } = readArguments(
    words.filter((word) => word !== BALANCE && word !== FRESH),
    PAIRS,
  );
  const firstSeed = words.includes(FRESH) ? FRESH_SEED : 0;
  for (const id of games) {
    if (words.includes(BALANCE)) {
      for (const row of TRIALS[id].balance?.(count, FRESH_SEED) ?? [])
        process.stdout.write(`${id}: ${row.join(': ')}\n`);
      continue;
    }
    const times: Record<BotLevel, Times> = { easy: newTimes(), medium: newTimes(), sharp: newTimes() };
    print(['game', 'level', 'against', 'won', 'shared', 'lost', 'mean score', 'other']);
    for (const levels of DUELS) {
      const { won, shared, lost, scores } = duel(GAMES[id], levels, count, firstSeed, times);
      print([id, ...levels, won, shared, lost, ...scores.map((all) => mean(all).toFixed(1))]);
    }
    print(['game', 'level', 'decisions', 'p50 ms', 'p99 ms', 'worst ms', 'slice p50', 'slice p99', 'slice worst']);
    for (const level of BOT_LEVELS) {
      const { slices, decisions } = times[level];
      print([
        id,
        level,
        decisions.length,
        ...[decisions, slices].flatMap((all) => [0.5, 0.99, 1].map((part) => quantile(all, part).toFixed(2))),
      ]);
    }
  }
}

function newTimes(): Times {
  return { slices: [], decisions: [] };
}

main(process.argv.slice(2));
