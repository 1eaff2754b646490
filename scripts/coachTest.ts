/**
 * Asks the coaches: `npm run coach-test`, or `npm run coach-test -- molthar 10000` for one game and so many positions. Every answer must be
 * legal, that of the sharp bot, and the same whatever the others hide; its time is processor time.
 */
import { runThinker, type Advice, type Opaque, type Tagged } from '@/engine';
import { GAMES } from '@/games';
import { TRIALS } from '../__tests__/games';
import { faultsIn } from './coachTest/check';
import { positions } from './coachTest/positions';
import { readArguments } from './readArguments';
import { quantile, timed, type Times } from './strength/timed';
import { print } from './table';

const POSITIONS = 10_000;
/** Of so many moves one is asked about. */
const EVERY = 3;

function main(words: readonly string[]): void {
  const { games, count } = readArguments(words, POSITIONS);
  print(['game', 'positions', 'faulty', 'p50 ms', 'p99 ms', 'worst ms', 'slice p99', 'slice worst']);
  for (const id of games) {
    const game = GAMES[id];
    const { coach } = game;
    if (!coach) continue;
    const times: Times = { slices: [], decisions: [] };
    const measured = timed<Advice<Tagged>, Opaque>(
      { think: (view, seat, seed) => coach.advise(view, seat, seed) },
      times,
    );
    const asked = positions(game, TRIALS[id].modes, EVERY);
    let faulty = 0;
    for (let n = 0; n < count; n++) {
      const { value: position } = asked.next();
      const faults = faultsIn(game, (view, seat, seed) => runThinker(measured.think(view, seat, seed)), position);
      for (const fault of faults) process.stdout.write(`${id}: ${fault}\n`);
      if (faults.length > 0) faulty++;
    }
    const figures = [0.5, 0.99, 1].map((part) => quantile(times.decisions, part));
    const slices = [0.99, 1].map((part) => quantile(times.slices, part));
    print([id, count, faulty, ...[...figures, ...slices].map((figure) => figure.toFixed(2))]);
  }
}

main(process.argv.slice(2));
