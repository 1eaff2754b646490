/** How strong and how quick the bots are: `npm run strength`, or `npm run strength -- morth 20` for one game and so many pairs of matches. */
import { BOT_LEVELS, type BotLevel } from '@/engine';
import { GAMES } from '@/games';
import { readArguments } from './readArguments';
import { duel } from './strength/duel';
import { quantile, type Times } from './strength/timed';
import { mean, print } from './table';

const PAIRS = 20;
const DUELS: readonly (readonly [BotLevel, BotLevel])[] = [
  ['sharp', 'medium'],
  ['medium', 'easy'],
];

function main(words: readonly string[]): void {
  const { games, count } = readArguments(words, PAIRS);
  for (const id of games) {
    const times: Record<BotLevel, Times> = { easy: newTimes(), medium: newTimes(), sharp: newTimes() };
    print(['game', 'level', 'against', 'won', 'shared', 'lost', 'mean score', 'other']);
    for (const levels of DUELS) {
      const { won, shared, lost, scores } = duel(GAMES[id], levels, count, times);
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
