import * as fc from 'fast-check';

import {
  allowedValues,
  CHARACTERS,
  isPayment,
  judge,
  minimalPayments,
  PEARL_CARDS,
  purse,
  shortfall,
} from '@/games/molthar/rules';
import type { Cost, Part, Payer, Slot } from '@/games/molthar/rules';

/** A second solver that shares nothing with the rules: it tries every use of every pearl (section 3.2 and 3.3). */

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8];
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function holds(part: Part, values: readonly number[]): boolean {
  switch (part.t) {
    case 'exact':
      return values.join() === [...part.v].sort((a, b) => a - b).join();
    case 'kind':
      return values.length === part.n && new Set(values).size === 1;
    case 'sum':
      return values.length === part.n && total(values) === part.total;
    case 'sumAny':
      return values.length > 0 && total(values) === part.total;
    case 'even':
      return values.length === part.n && values.every((value) => value % 2 === 0);
    case 'odd':
      return values.length === part.n && values.every((value) => value % 2 === 1);
    case 'straight':
      return values.length === part.n && values.every((value, i) => i === 0 || value === values[i - 1] + 1);
    case 'gems':
      return values.length === 0;
  }
}

function divides([part, ...others]: readonly Part[], values: readonly number[]): boolean {
  if (others.length === 0) return holds(part, values);
  for (let mask = 0; mask < 1 << values.length; mask++) {
    const inside = values.filter((_, i) => (mask >> i) & 1);
    const outside = values.filter((_, i) => !((mask >> i) & 1));
    if (holds(part, inside) && divides(others, outside)) return true;
  }
  return false;
}

type Way = { cards: number[]; values: number[]; gems: number };

function spend(ways: readonly Way[], card: number | null, options: readonly { value: number; gem: number }[]): Way[] {
  const found = new Map<string, Way>();
  const add = (way: Way): void => void found.set(JSON.stringify(way), way);
  for (const way of ways) {
    add(way);
    for (const { value, gem } of options) {
      const cards = card === null ? way.cards : [...way.cards, card].sort((a, b) => a - b);
      add({ cards, values: [...way.values, value].sort((a, b) => a - b), gems: way.gems + gem });
    }
  }
  return [...found.values()];
}

function handOptions(printed: number, abilities: readonly (string | null)[]): { value: number; gem: number }[] {
  const bases =
    printed === 3 && abilities.includes('three')
      ? VALUES
      : printed === 1 && abilities.includes('one8')
        ? [1, 8]
        : [printed];
  const steps = abilities.includes('minus') ? [1, -1] : [1];
  const changed = bases.flatMap((base) => steps.map((step) => base + step)).filter((value) => value >= 1 && value <= 8);
  return [...bases.map((value) => ({ value, gem: 0 })), ...changed.map((value) => ({ value, gem: 1 }))];
}

/** Every payment as 'hand values+Diamonds'. */
function allPayments(cost: Cost, { hand, activated, diamonds }: Payer): Map<string, Way> {
  const characters = activated.map((card) => CHARACTERS[card]);
  const abilities = characters.map(({ ability }) => ability);
  let ways: Way[] = [{ cards: [], values: [], gems: 0 }];
  for (const { pearl, ability } of characters) {
    if (pearl !== null) ways = spend(ways, null, [{ value: pearl, gem: 0 }]);
    if (ability === 'pearlAny')
      ways = spend(
        ways,
        null,
        VALUES.map((value) => ({ value, gem: 0 })),
      );
  }
  for (const card of hand)
    ways = spend(ways, PEARL_CARDS[card].value, handOptions(PEARL_CARDS[card].value, abilities)).filter(
      ({ gems }) => gems <= diamonds,
    );
  const paid = new Map<string, Way>();
  for (const option of cost) {
    const owed = total(option.map((part) => (part.t === 'gems' ? part.n : 0)));
    for (const way of ways) {
      const gems = way.gems + owed;
      if (gems <= diamonds && divides(option, way.values)) paid.set(`${way.cards.join(' ')}+${gems}`, { ...way, gems });
    }
  }
  return paid;
}

function contains(big: readonly number[], small: readonly number[]): boolean {
  return VALUES.every(
    (value) => big.filter((card) => card === value).length >= small.filter((card) => card === value).length,
  );
}

function minimalOf(paid: ReadonlyMap<string, Way>): string[] {
  return [...paid]
    .filter(
      ([key, way]) =>
        ![...paid].some(([other, less]) => other !== key && less.gems <= way.gems && contains(way.cards, less.cards)),
    )
    .map(([key]) => key);
}

const HELPERS = CHARACTERS.map((character, card) => ({ ...character, card })).filter(
  ({ ability }) => ability !== null && ['pearl', 'pearlAny', 'one8', 'three', 'minus'].includes(ability),
);

const payers: fc.Arbitrary<Payer> = fc.record({
  hand: fc.uniqueArray(fc.integer({ min: 0, max: PEARL_CARDS.length - 1 }), { maxLength: 5, size: 'max' }),
  activated: fc.subarray(
    HELPERS.map(({ card }) => card),
    { maxLength: 3 },
  ),
  diamonds: fc.integer({ min: 0, max: 3 }),
});
const costs = fc.constantFrom(...CHARACTERS.map(({ cost }) => cost));

const RUNS = { numRuns: 400, seed: 20, endOnFailure: true };

test('MOL-091 MOL-092 the proposals are exactly the minimal payments that trying everything finds', () => {
  let payable = 0;
  fc.assert(
    fc.property(payers, costs, (payer, cost) => {
      const proposals = minimalPayments(cost, purse(payer));
      const texts = proposals.map(
        ({ payment }) =>
          `${payment.pearls
            .map((pearl) => PEARL_CARDS[pearl].value)
            .sort((a, b) => a - b)
            .join(' ')}+${payment.diamonds}`,
      );
      if (texts.length > 0) payable++;
      expect(texts.sort()).toEqual(minimalOf(allPayments(cost, payer)).sort());
    }),
    RUNS,
  );
  expect(payable).toBeGreaterThan(50);
});

test('MOL-091 a payment is accepted exactly when trying everything finds it', () => {
  fc.assert(
    fc.property(
      payers,
      costs,
      fc.integer({ min: 0, max: 31 }),
      fc.integer({ min: 0, max: 3 }),
      (payer, cost, mask, diamonds) => {
        const pearls = payer.hand.filter((_, i) => (mask >> i) & 1);
        const key = `${pearls
          .map((pearl) => PEARL_CARDS[pearl].value)
          .sort((a, b) => a - b)
          .join(' ')}+${diamonds}`;
        expect(isPayment(cost, purse(payer), { pearls, diamonds })).toBe(allPayments(cost, payer).has(key));
      },
    ),
    RUNS,
  );
});

function isAllowed(slot: Slot, payer: Payer): boolean {
  return allowedValues(slot.source, purse(payer)).some(
    ({ value, diamond }) => value === slot.value && diamond === slot.diamond,
  );
}

test('MOL-090 the way a proposal is shown uses its own cards and Diamonds and pays the cost', () => {
  fc.assert(
    fc.property(payers, costs, (payer, cost) => {
      for (const { payment, slots, gems } of minimalPayments(cost, purse(payer))) {
        const cards = slots.flatMap(({ source }) => (source.from === 'hand' ? [source.pearl] : []));
        expect(new Set(cards)).toEqual(new Set(payment.pearls));
        expect(cards).toHaveLength(payment.pearls.length);
        expect(slots.filter(({ diamond }) => diamond !== 0).length + gems).toBe(payment.diamonds);
        expect(slots.every((slot) => isAllowed(slot, payer))).toBe(true);
        expect(judge(cost, slots)).toMatchObject({ pays: true, missing: [] });
      }
    }),
    RUNS,
  );
});

test('MOL-092 something is missing exactly when nothing pays', () => {
  fc.assert(
    fc.property(payers, costs, (payer, cost) => {
      const { missing, missingDiamonds, slots } = shortfall(cost, purse(payer));
      expect(missing.length + missingDiamonds === 0).toBe(minimalPayments(cost, purse(payer)).length > 0);
      expect(slots.every((slot) => isAllowed(slot, payer))).toBe(true);
    }),
    RUNS,
  );
});
