import { GAME_IDS } from '@/games';
import { TRIALS } from './games';

/** A few matches here; scripts/simulate.ts plays thousands. */
const SEEDS = [1];

test.each(GAME_IDS)('%s takes part by itself', (id) => {
  expect(TRIALS[id].subject.id).toBe(id);
});

describe.each(GAME_IDS.map((id) => TRIALS[id].subject))('$id', ({ seats, modes, fits, walk }) => {
  const cases = seats
    .flatMap((n) => Object.entries(modes).flatMap(([mode, config]) => SEEDS.map((seed) => ({ n, mode, config, seed }))))
    .filter(({ n, config }) => fits(config, n));

  test.each(cases)('$n seats, $mode, seed $seed', ({ n, config, seed }) => {
    walk({ config, seats: n, seed: seed * 100 + n });
  });
});
