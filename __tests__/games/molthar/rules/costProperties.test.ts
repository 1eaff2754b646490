import * as fc from 'fast-check';

import { molthar } from '@/games/molthar/rules';
import type { Payment, State } from '@/games/molthar/rules/types';

import { ALL_PEARLS, character, CHARACTER_IDS, pays, pearlText, position, RUNS, walks, wander } from './support';

type Purse = { hand: number[]; activated: string[]; diamonds: number; card: string };

const HELPERS = [
  'dwarf1-1',
  'dwarf2-1',
  'dwarf3-1',
  'dwarf4-1',
  'dwarf5-1',
  'dwarf6-1',
  'dwarf7-1',
  'phoenix-1',
  'phoenix-2',
  'dragon-1',
  'imp-1',
  'forestboy-1',
  'maiden-1',
];

const purses: fc.Arbitrary<Purse> = fc.record({
  hand: fc.uniqueArray(fc.constantFrom(...ALL_PEARLS), { maxLength: 5, size: 'max' }),
  activated: fc.subarray(HELPERS, { maxLength: 4 }),
  diamonds: fc.integer({ min: 0, max: 3 }),
  card: fc.constantFrom(...CHARACTER_IDS),
});

function withPurse({ hand, activated, diamonds, card }: Purse): State {
  const state = position({
    players: [{ portal: card, activated: activated.filter((id) => id !== card).join(' '), diamonds }, {}],
  });
  state.pearls.draw.push(...state.pearls.open.splice(0));
  state.pearls.draw = state.pearls.draw.filter((pearl) => !hand.includes(pearl));
  state.pearls.open = state.pearls.draw.splice(0, 4);
  state.players[0].hand = [...hand];
  return state;
}

function judged(state: State, card: number, pearls: readonly number[], diamonds: number): boolean {
  return (
    molthar.check(state, { seat: 0, action: { type: 'activate', card, payment: { pearls, diamonds } } }) === undefined
  );
}

test('MOL-091 whatever cards and Diamonds pay by the catalogue are accepted, and nothing else', () => {
  const seen = { paid: 0, refused: 0 };
  fc.assert(
    fc.property(purses, (purse) => {
      const state = withPurse(purse);
      const card = character(purse.card);
      for (let mask = 0; mask < 2 ** purse.hand.length; mask++) {
        const pearls = purse.hand.filter((_, i) => (mask >> i) % 2 === 1);
        for (let diamonds = 0; diamonds <= purse.diamonds + 1; diamonds++) {
          const valid = pays(state, 0, card, pearls, diamonds);
          if (judged(state, card, pearls, diamonds) !== valid)
            throw new Error(`${purse.card} with ${pearlText(pearls)} and ${diamonds} Diamonds should be ${valid}`);
          seen[valid ? 'paid' : 'refused']++;
        }
      }
    }),
    RUNS(250),
  );
  expect(seen.paid).toBeGreaterThan(20);
  expect(seen.refused).toBeGreaterThan(1000);
});

type Tamper = (payment: Payment, extra: number, at: number) => Payment[];

test.each<[name: string, tamper: Tamper]>([
  [
    'MOL-084 a payment with a pearl missing or another in its stead',
    ({ pearls, diamonds }, extra, at) => [
      { pearls: pearls.filter((_, i) => i !== at), diamonds },
      { pearls: pearls.map((pearl, i) => (i === at ? extra : pearl)), diamonds },
    ],
  ],
  [
    'MOL-087 a payment with a pearl or a Diamond too many',
    ({ pearls, diamonds }, extra) => [
      { pearls: [...pearls, extra], diamonds },
      { pearls: [...pearls, ...pearls.slice(0, 1)], diamonds },
      { pearls, diamonds: diamonds + 1 },
    ],
  ],
  [
    'MOL-123 a payment with too few Diamonds, with half ones or with more than there are',
    ({ pearls, diamonds }) => [
      { pearls, diamonds: diamonds - 1 },
      { pearls, diamonds: diamonds + 0.5 },
      { pearls, diamonds: 55 },
    ],
  ],
])('%s is refused, unless it is a payment in its own right', (_, tamper) => {
  const seen = { paid: 0, refused: 0 };
  fc.assert(
    fc.property(walks, fc.integer({ min: 0, max: 55 }), fc.integer({ min: 0, max: 4 }), (walk, extra, at) => {
      wander(walk, (state) => {
        const { seat } = state.turn;
        const activation = molthar.legalActions(state, seat).find((action) => action.type === 'activate');
        if (activation === undefined) return;
        for (const payment of tamper(activation.payment, extra, at)) {
          const valid = pays(state, seat, activation.card, payment.pearls, payment.diamonds);
          const accepted = molthar.check(state, { seat, action: { ...activation, payment } }) === undefined;
          if (accepted !== valid)
            throw new Error(
              `${JSON.stringify({ ...activation, payment })} should be ${valid}\n${molthar.toText(state)}`,
            );
          seen[valid ? 'paid' : 'refused']++;
        }
      });
    }),
    RUNS(25),
  );
  expect(seen.refused).toBeGreaterThan(100);
});
