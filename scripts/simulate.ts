/**
 * Plays matches and checks every state: `npm run simulate`, or `npm run simulate -- morth 200 bots`. The number is that of the
 * matches of each mode, which share out its numbers of seats; without `bots` chance plays.
 */
import { stateHash } from '@/engine';
import type { GameId } from '@/games';
import { TRIALS } from '../__tests__/games';
import type { Mode } from '../__tests__/support/trial';
import { readArguments } from './readArguments';
import type { Outcome } from './simulate/match';
import { PLAYERS, type Players } from './simulate/players';
import { mean, print } from './table';

/** Of each mode, if no number is given. */
const MATCHES = 10000;
/** Between the seeds of two numbers of seats: where luck alone decides, they would else play the same matches. */
const APART = 1_000_000;

function main(words: readonly string[]): void {
  const players = PLAYERS.find((word) => words.includes(word)) ?? 'random';
  const { games, count } = readArguments(
    words.filter((word) => word !== players),
    MATCHES,
  );
  print([
    'game',
    'mode',
    'seats',
    'matches',
    'moves',
    'fewest',
    'most',
    'rounds',
    'score',
    'shared %',
    'starter %',
    'hash of all',
  ]);
  const happened: Record<string, number> = {};
  for (const id of games) {
    for (const mode of TRIALS[id].modes) {
      for (const seats of mode.seats) {
        const all = playAll(id, mode, seats, Math.ceil(count / mode.seats.length), players);
        print([id, mode.name, seats, ...summary(all)]);
        for (const one of all)
          for (const [name, times] of Object.entries(one.happened)) happened[name] = (happened[name] ?? 0) + times;
      }
    }
  }
  for (const name of Object.keys(happened).sort()) process.stdout.write(`${name}: ${happened[name]}\n`);
}

function playAll(id: GameId, { configs }: Mode, seats: number, matches: number, players: Players): Outcome[] {
  return Array.from({ length: matches }, (_, n) =>
    TRIALS[id].simulate({ config: configs[n % configs.length], seats, seed: seats * APART + n }, players),
  );
}

function summary(all: readonly Outcome[]): (string | number)[] {
  const middle = (value: (one: Outcome) => number) => mean(all.map(value)).toFixed(1);
  const percent = (holds: (one: Outcome) => boolean) => middle((one) => (holds(one) ? 100 : 0));
  const moves = all.map((one) => one.moves).sort((one, other) => one - other);
  return [
    all.length,
    middle((one) => one.moves),
    moves[0],
    moves[moves.length - 1],
    middle((one) => one.rounds),
    middle((one) => one.score),
    percent((one) => one.shared),
    percent((one) => one.starterWon),
    stateHash(all.map((one) => one.hash)),
  ];
}

main(process.argv.slice(2));
