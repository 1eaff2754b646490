import {
  allowedValues,
  CHARACTERS,
  explainPayment,
  isPayment,
  judge,
  minimalPayments,
  PEARL_CARDS,
  shortfall,
} from '@/games/molthar/rules';
import type { Purse, Slot } from '@/games/molthar/rules';

import { parseCost, paymentText, purseWith } from './support/purses';

/** A pearl of a combination as '6+◆→7', 'P5', '?=6', '3→7'. */
function slotText({ source, value, diamond }: Slot): string {
  if (source.from === 'printed') return CHARACTERS[source.card].pearl === null ? `?=${value}` : `P${value}`;
  const printed = PEARL_CARDS[source.pearl].value;
  if (diamond === 0) return printed === value ? `${value}` : `${printed}→${value}`;
  return `${printed}${diamond > 0 ? '+' : '-'}◆→${value}`;
}

const seen = (cost: string, purse: Purse): string[] =>
  minimalPayments(parseCost(cost), purse).map(({ slots }) => slots.map(slotText).join(' '));

test.each([
  ['MOL-S17 the Dwarf’s 5 and the Dragon’s ?', '4 7 8', 'P5 ?', 0, '[45678]', ['4 P5 ?=6 7 8']],
  ['MOL-S31 two raised 7s', '7 7 8 8', '', 2, '[8888]', ['8 8 7+◆→8 7+◆→8']],
  ['MOL-S44 raised and lowered', '2 2 3 4', 'MINUS', 2, 'K3', ['2 2 3-◆→2', '3 2+◆→3 4-◆→3']],
  ['MOL-S49 3s as 7s', '3 3 8', 'P8 THREE', 0, '[7788]', ['3→7 3→7 P8 8']],
  ['MOL-S54 a 1 as 8, lowered', '1 1', 'ONE8 MINUS', 2, '[77]', ['1-◆→7 1-◆→7']],
])('%s is shown as it is counted', (_name, hand, helpers, diamonds, cost, ways) => {
  expect(seen(cost, purseWith(hand, helpers, diamonds))).toEqual(ways);
});

test('MOL-101 the Diamond of the cost is told apart from Diamonds on pearls', () => {
  const [proposal] = minimalPayments(parseCost('[222]+D1'), purseWith('1 2 2', '', 2));
  expect(proposal.gems).toBe(1);
  expect(proposal.payment.diamonds).toBe(2);
});

test('MOL-091 a proposal takes cards without the Swap symbol first', () => {
  const purse = purseWith('3 3 3', '', 0);
  const [{ payment }] = minimalPayments(parseCost('[33]'), purse);
  expect(payment.pearls.some((pearl) => PEARL_CARDS[pearl].swap)).toBe(false);
});

test('MOL-091 a payment that leaves a printed pearl unused is accepted', () => {
  const purse = purseWith('8 8', 'P8', 0);
  expect(isPayment(parseCost('[88]'), purse, { pearls: purse.hand, diamonds: 0 })).toBe(true);
  expect(explainPayment(parseCost('[88]'), purse, { pearls: purse.hand, diamonds: 0 })?.slots.map(slotText)).toEqual([
    '8',
    '8',
  ]);
});

test('MOL-087 neither a pearl nor a Diamond too many', () => {
  const purse = purseWith('8 8 2', '', 1);
  expect(isPayment(parseCost('[88]'), purse, { pearls: purse.hand, diamonds: 0 })).toBe(false);
  expect(isPayment(parseCost('[88]'), purse, { pearls: purse.hand.slice(0, 2), diamonds: 1 })).toBe(false);
  expect(explainPayment(parseCost('[88]'), purse, { pearls: purse.hand, diamonds: 0 })).toBeUndefined();
});

test('MOL-123 nobody pays with Diamonds that are not there, though the cost could be paid without', () => {
  const pearls = purseWith('8 8 7', '', 0).hand.filter((_, i) => i !== 0);
  const isPaid = (held: number): boolean =>
    isPayment(parseCost('[88]'), purseWith('8 8 7', '', held), { pearls, diamonds: 1 });
  expect([isPaid(0), isPaid(1)]).toEqual([false, true]);
});

test.each([
  ['a card that is not in the hand', [55], 0],
  ['the same card twice', [7, 7], 0],
])('MOL-106 %s pays nothing', (_name, pearls, diamonds) => {
  expect(isPayment(parseCost('K2'), purseWith('2 4', '', 0), { pearls, diamonds })).toBe(false);
});

describe('what is missing', () => {
  test.each([
    ['MOL-092 one 7 short after two raised 6s', '6 6 7 8', '', 2, '[7777]', '6+◆→7 6+◆→7 7', '7', 0],
    ['MOL-092 nothing at all', '', '', 0, 'K2', '', '1 1', 0],
    ['MOL-092 the nearest alternative', '3 6 6', '', 0, '[333]/[666]', '6 6', '6', 0],
    ['MOL-092 printed pearls are there', '4', 'P5 ?', 0, '[45678]', '4 P5 ?=6', '7 8', 0],
    ['MOL-101 only the Diamond of the cost', '2 2 2', '', 0, '[222]+D1', '2 2 2', '', 1],
    ['MOL-123 a Diamond owed to the cost raises nothing', '1 2 2', '', 1, '[222]+D1', '2 2', '2', 0],
    ['MOL-092 nothing when it can be paid', '2 2', '', 0, 'K2', '2 2', '', 0],
  ])('%s', (_name, hand, helpers, diamonds, cost, there, missing, missingDiamonds) => {
    const short = shortfall(parseCost(cost), purseWith(hand, helpers, diamonds));
    expect(short.slots.map(slotText).sort()).toEqual(there === '' ? [] : there.split(' ').sort());
    expect(short.missing.join(' ')).toBe(missing);
    expect(short.missingDiamonds).toBe(missingDiamonds);
  });
});

describe('choosing by hand', () => {
  const values = (hand: string, helpers: string): string =>
    allowedValues({ from: 'hand', pearl: purseWith(hand, '', 0).hand[0] }, purseWith(hand, helpers, 1))
      .map(({ value, diamond }) => `${value}${['-', '', '+'][diamond + 1]}`)
      .join(' ');

  test.each([
    ['MOL-116 its own value, or one more', '4', '', '4 5+'],
    ['MOL-119 no 9', '8', '', '8'],
    ['MOL-188 one less with Minus', '4', 'MINUS', '4 3- 5+'],
    ['MOL-189 no 0', '1', 'MINUS', '1 2+'],
    ['MOL-164 a 1 as 8', '1', 'ONE8', '1 8 2+'],
    ['MOL-168 a 1 as 8, lowered', '1', 'ONE8 MINUS', '1 8 2+ 7-'],
    ['MOL-165 a 3 as anything', '3', 'THREE', '3 1 2 4 5 6 7 8'],
  ])('%s', (_name, hand, helpers, allowed) => {
    expect(values(hand, helpers)).toBe(allowed);
  });

  test('MOL-193 MOL-202 a printed ? may be any value, a printed number only itself, both without a Diamond', () => {
    const purse = purseWith('', 'P5 ?', 3);
    const [five, any] = purse.printers.map((card) => allowedValues({ from: 'printed', card }, purse));
    expect(five).toEqual([{ value: 5, diamond: 0 }]);
    expect(any.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(any.every(({ diamond }) => diamond === 0)).toBe(true);
  });

  const chosen = (text: string): Slot[] =>
    [...text].map((digit, i) => ({
      source: { from: 'hand', pearl: i },
      value: Number(digit) as Slot['value'],
      diamond: 0,
    }));

  test.each([
    ['MOL-095 all there', '[6688]', '6868', true, [true, true, true, true], ''],
    ['MOL-095 one missing', '[6688]', '668', false, [true, true, true], '8'],
    ['MOL-087 one too many', '[88]', '888', false, [true, true, false], ''],
    ['MOL-100 no mixture', '[333]/[666]', '336', false, [true, true, false], '3'],
    ['MOL-097 two pairs of one value', 'K2+K2', '4444', true, [true, true, true, true], ''],
    ['MOL-098 wrong number of cards', 'S3=7', '34', false, [false, true], '1 2'],
    ['MOL-092 nothing chosen yet', '[11]', '', false, [], '1 1'],
  ])('%s', (_name, cost, text, pays, fits, missing) => {
    const judgement = judge(parseCost(cost), chosen(text));
    expect(judgement.pays).toBe(pays);
    expect(judgement.fits).toEqual(fits);
    expect(judgement.missing.join(' ')).toBe(missing);
  });

  test('MOL-123 Diamonds on pearls and of the cost are counted together', () => {
    const raised: Slot[] = [...chosen('22'), { source: { from: 'hand', pearl: 9 }, value: 2, diamond: 1 }];
    expect(judge(parseCost('[222]+D1'), raised)).toMatchObject({ pays: true, diamonds: 2 });
  });
});

test('MOL-S68 cheapest first means fewest Diamonds, then fewest pearls', () => {
  const purse = purseWith('7 8 1 1', 'P8', 2);
  expect(minimalPayments(parseCost('S*=10'), purse).map(({ payment }) => paymentText(payment))).toEqual([
    '1 1 +0',
    '1 +1',
  ]);
});
