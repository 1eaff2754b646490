/** Plays random matches of Molthar and checks every state: `npm run simulate`, or `npm run simulate -- 500` for fewer. */
import { stateHash } from '@/engine';
import { CONFIGS, SEATS, simulate, type Outcome } from './simulate/match';

function main(matches: number): void {
  const perSeats = Math.ceil(matches / SEATS.length);
  print(['seats', 'matches', 'moves', 'fewest', 'most', 'rounds', 'points', 'shared %', 'starter %', 'hash of all']);
  for (const seats of SEATS) {
    const all = Array.from({ length: perSeats }, (_, seed) => simulate(seats, CONFIGS[seed % CONFIGS.length], seed));
    const mean = (value: (one: Outcome) => number) => (all.reduce((sum, one) => sum + value(one), 0) / all.length).toFixed(1);
    const moves = all.map((one) => one.moves).sort((one, other) => one - other);
    const percent = (holds: (one: Outcome) => boolean) => mean((one) => (holds(one) ? 100 : 0));
    print([
      seats, all.length, mean((one) => one.moves), moves[0], moves[moves.length - 1], mean((one) => one.rounds), mean((one) => one.points),
      percent((one) => one.shared), percent((one) => one.starterWon), stateHash(all.map((one) => one.hash)),
    ]);
  }
}

function print(cells: readonly (string | number)[]): void {
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(9)).join('  ')}\n`);
}

main(Number(process.argv[2] ?? 10000));
