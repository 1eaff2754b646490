/**
 * How strong and how quick the bots are: `npm run strength`, or `npm run strength -- morth 20` for one game and so many pairs of
 * matches. With `balance`: how even the sides of a game are when like bots play. With `seats`: what like bots win from every seat in
 * so many matches of each usual way to play, 50 being the fair share. With `fresh`: on seeds that nothing was tuned on. With names of
 * levels: only these.
 */
import { BOT_LEVELS, type BotLevel } from '@/engine';
import { GAMES, type GameId } from '@/games';
import { TRIALS } from '../__tests__/games';
import { readArguments } from './readArguments';
import { duel } from './strength/duel';
import { sharesOfSeats } from './strength/seats';
import { quantile, type Times } from './strength/timed';
import { mean, print } from './table';

const PAIRS = 20;
const DUELS: readonly (readonly [BotLevel, BotLevel])[] = [
  ['sharp', 'medium'],
  ['sharp', 'easy'],
  ['medium', 'easy'],
];

const BALANCE = 'balance';
const FRESH = 'fresh';
const SEATS = 'seats';
const WORDS: readonly string[] = [BALANCE, FRESH, SEATS, ...BOT_LEVELS];
/** Seeds that nothing was tuned on. */
const FRESH_SEED = 7_000_000;

function main(words: readonly string[]): void {
  const { games, count } = readArguments(
    words.filter((word) => !WORDS.includes(word)),
    PAIRS,
  );
  const named = BOT_LEVELS.filter((level) => words.includes(level));
  const levels = named.length > 0 ? named : BOT_LEVELS;
  const firstSeed = words.includes(FRESH) ? FRESH_SEED : 0;
  for (const id of games) {
    if (words.includes(BALANCE)) {
      for (const row of TRIALS[id].balance?.(count, FRESH_SEED) ?? [])
        process.stdout.write(`${id}: ${row.join(': ')}\n`);
      continue;
    }
    if (words.includes(SEATS)) {
      printSeats(id, named.at(0) ?? 'medium', count, firstSeed);
      continue;
    }
    const times: Record<BotLevel, Times> = { easy: newTimes(), medium: newTimes(), sharp: newTimes() };
    print(['game', 'level', 'against', 'won', 'shared', 'lost', 'mean score', 'other']);
    for (const pair of DUELS.filter((both) => both.every((level) => levels.includes(level)))) {
      const { won, shared, lost, scores } = duel(GAMES[id], pair, count, firstSeed, times);
      print([id, ...pair, won, shared, lost, ...scores.map((all) => mean(all).toFixed(1))]);
    }
    print(['game', 'level', 'decisions', 'p50 ms', 'p99 ms', 'worst ms', 'slice p50', 'slice p99', 'slice worst']);
    for (const level of levels) {
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

/** 50 for a seat that wins as often as it should, 100 for one that wins twice as often. */
function printSeats(id: GameId, level: BotLevel, matches: number, firstSeed: number): void {
  print(['game', 'level', 'mode', 'matches', 'seats', '50 is fair']);
  for (const { name, seats: numbers, configs } of TRIALS[id].even)
    for (const seats of numbers) {
      const { shares, fair } = sharesOfSeats(GAMES[id], level, configs, seats, matches, firstSeed);
      print([id, level, name, matches, seats, ...shares.map((share, seat) => ((50 * share) / fair[seat]).toFixed(1))]);
    }
}

function newTimes(): Times {
  return { slices: [], decisions: [] };
}

main(process.argv.slice(2));
