import { ABILITY_IDS, BLESSINGS, REASONS } from '@/games/mortalgate/rules';
import { mortalgateTrial } from '../trial';

/** By chance and by bots: thousands more with npm run simulate. */
const SETUPS = [2, 3, 4, 5, 6, 7, 8].map((seats) => ({ config: {}, seats, seed: 500 + seats }));

/** They need several heroes at one altar, and come up in hundreds of matches only. */
const RARE = ['blessing splinter', 'blessing shockwave', 'refused by GATE-158'];

test('in a few matches every ability, blessing and refusal comes up', () => {
  const outcomes = SETUPS.flatMap((setup) => [
    mortalgateTrial.simulate(setup),
    ...[1, 2, 3, 4].map((more) => mortalgateTrial.simulate({ ...setup, seed: more }, 'bots')),
  ]);
  const happened = new Set(outcomes.flatMap((one) => Object.keys(one.happened)));
  const wanted = [
    ...ABILITY_IDS.map((ability) => `ability ${ability}`),
    ...BLESSINGS.map((blessing) => `blessing ${blessing}`),
    ...new Set(Object.values(REASONS).map((rule) => `refused by ${rule}`)),
    'slain by target',
    'won by grace',
  ];
  expect(wanted.filter((name) => !happened.has(name) && !RARE.includes(name))).toEqual([]);
});
