import { GAMES } from '@/games';
import { molthar } from '@/games/molthar/rules';
import { morth } from '@/games/morth/rules';
import { subject, type AnySubject } from './support/conformance';
import { MOLTHAR_WEIGHTS, moltharPieces } from './support/molthar';
import { fitsMorth, MORTH_WEIGHTS, morthPieces } from './support/morth';

/** Every game with the options that change its rules. */
const SUBJECTS: AnySubject[] = [
  subject({
    game: molthar,
    pieces: moltharPieces,
    weights: MOLTHAR_WEIGHTS,
    modes: {
      standard: {},
      'one exchange a row': { swapPerSymbol: false },
      'no waiting for the wisp': { wispOwnerWaits: false },
      'second seat starts, all off': { starter: 1, swapPerSymbol: false, wispOwnerWaits: false },
    },
  }),
  subject({
    game: morth,
    pieces: morthPieces,
    weights: MORTH_WEIGHTS,
    fits: fitsMorth,
    modes: {
      standard: {},
      'short, all options': {
        mode: 'competitive',
        rounds: 3,
        racialSkills: true,
        fillBags: false,
        sameLayout: true,
        map: 'grey',
      },
      'half the waves, asking': { mode: 'competitive', halfWaves: true, rounds: 3, cardMode: 'asking' },
      introductory: { mode: 'introductory' },
      cooperative: { mode: 'cooperative', racialSkills: true },
      'cooperative, mixed races': { mode: 'cooperative', mixedRaces: true, teamMap: 'coop-2', rounds: 6 },
    },
  }),
];

/** A few matches here; scripts/simulate.ts plays thousands. */
const SEEDS = [1];

test('every game takes part', () => {
  expect(SUBJECTS.map(({ id }) => id).sort()).toEqual(Object.keys(GAMES).sort());
});

describe.each(SUBJECTS)('$id', ({ seats, modes, fits, walk }) => {
  const cases = seats
    .flatMap((n) => Object.entries(modes).flatMap(([mode, config]) => SEEDS.map((seed) => ({ n, mode, config, seed }))))
    .filter(({ n, config }) => fits(config, n));

  test.each(cases)('$n seats, $mode, seed $seed', ({ n, config, seed }) => {
    walk({ config, seats: n, seed: seed * 100 + n });
  });
});
