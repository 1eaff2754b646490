/**
 * Plays matches and checks every state: `npm run simulate`, or `npm run simulate -- morth 200 bots`. The number is that of the
 * matches of each mode, which share out its numbers of seats; without `bots` chance plays, and `medium` seats bots
 * of that level alone. The name of a mode plays that one alone.
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
/** What a game wants to happen should have happened so often. */
const OFTEN = 20;

const MODES: ReadonlySet<string> = new Set(Object.values(TRIALS).flatMap(({ modes }) => modes.map(({ name }) => name)));

function main(words: readonly string[]): void {
  const players = PLAYERS.find((word) => words.includes(word)) ?? 'random';
  const { games, count } = readArguments(
    words.filter((word) => word !== players && !MODES.has(word)),
    MATCHES,
  );
  const named = words.filter((word) => MODES.has(word));
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
  for (const id of games) {
    const happened: Record<string, number> = {};
    for (const mode of TRIALS[id].modes) {
      if (named.length > 0 && !named.includes(mode.name)) continue;
      for (const seats of mode.seats) {
        const all = playAll(id, mode, seats, Math.ceil(count / mode.seats.length), players);
        print([id, mode.name, seats, ...summary(all)]);
        for (const one of all)
          for (const [name, times] of Object.entries(one.happened)) happened[name] = (happened[name] ?? 0) + times;
      }
    }
    tell(happened, TRIALS[id].wanted ?? []);
  }
}

/** What happened how often, and what of it too seldom. */
function tell(happened: Readonly<Record<string, number>>, wanted: readonly string[]): void {
  const times = (name: string) => happened[name] ?? 0;
  for (const name of [...new Set([...wanted, ...Object.keys(happened)])].sort())
    process.stdout.write(`${name}: ${times(name)}\n`);
  const seldom = wanted.filter((name) => times(name) < OFTEN);
  if (wanted.length > 0)
    process.stdout.write(
      `${wanted.length - seldom.length} of ${wanted.length} things that should happen did so ${OFTEN} times or more\n`,
    );
  for (const name of seldom) process.stdout.write(`fewer than ${OFTEN} times: ${name}\n`);
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
