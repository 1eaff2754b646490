import { isPayment, minimalPayments } from '@/games/molthar/rules';

import { parseCost, paymentText, purseWith } from './support/purses';

/** Case, hand, printed pearls, abilities, Diamonds, cost, all minimal payments (hand cards and Diamonds), cheapest first. */
type Case = [
  id: string,
  hand: string,
  printed: string,
  abilities: string,
  diamonds: number,
  cost: string,
  payments: string[],
];

const CASES: Case[] = [
  ['MOL-S01', '6 6 8 8 2', '', '', 0, '[6688]', ['6 6 8 8 +0']],
  ['MOL-S02', '1 1 5', '', '', 0, '[11]', ['1 1 +0']],
  ['MOL-S03', '5 6 7 7', '', '', 0, '[567]', ['5 6 7 +0']],
  ['MOL-S04', '2 2 5 5 5', '', '', 0, 'K2', ['2 2 +0', '5 5 +0']],
  ['MOL-S05', '4 4 4 2', '', '', 0, 'K3', ['4 4 4 +0']],
  ['MOL-S06', '7 7 7 7 1', '', '', 0, 'K4', ['7 7 7 7 +0']],
  ['MOL-S07', '3 3 5 5 8', '', '', 0, 'K2+K2', ['3 3 5 5 +0']],
  ['MOL-S08', '1 2 4 5 1', '', '', 0, 'S3=7', ['1 1 5 +0', '1 2 4 +0']],
  ['MOL-S09', '8 1 1 4 6', '', '', 0, 'S*=10', ['4 6 +0', '1 1 8 +0']],
  ['MOL-S10', '4 4 5 5 5', '', '', 0, '[444]/[555]', ['5 5 5 +0']],
  ['MOL-S11', '2 2 2', '', '', 1, '[222]+D1', ['2 2 2 +1']],
  ['MOL-S12', '2 4 4 7', '', '', 0, 'E3', ['2 4 4 +0']],
  ['MOL-S13', '1 1 3', '', '', 0, 'O3', ['1 1 3 +0']],
  ['MOL-S14', '3 3 6 6 6', '', '', 0, 'K2+[66]', ['3 3 6 6 +0']],
  ['MOL-S15', '3 4 5 7', '', '', 0, 'R3', ['3 4 5 +0']],
  ['MOL-S16', '2 3 4 5 6', '', '', 0, 'R5', ['2 3 4 5 6 +0']],
  ['MOL-S17', '4 7 8', 'P5 ?', '', 0, '[45678]', ['4 7 8 +0']],
  ['MOL-S18', '3', '', '', 1, '[4]', ['3 +1']],
  ['MOL-S19', '6 6 8', '', '', 0, '[6688]', []],
  ['MOL-S20', '3 4', '', '', 0, 'S3=7', []],
  ['MOL-S21', '4 5', '', '', 0, 'S*=10', []],
  ['MOL-S22', '3 3 6', '', '', 0, '[333]/[666]', []],
  ['MOL-S23', '3 3 6 6', '?', '', 0, '[333]/[666]', ['3 3 +0', '6 6 +0']],
  ['MOL-S24', '4 4 4 4', '', '', 0, 'K2+K2', ['4 4 4 4 +0']],
  ['MOL-S25', '5 5 5', '', '', 0, 'K2+K2', []],
  ['MOL-S26', '6 6 6 6', '', '', 0, 'K2+[66]', ['6 6 6 6 +0']],
  ['MOL-S27', '6 6 6 3', '', '', 0, 'K2+[66]', []],
  ['MOL-S28', '7 8 1', '', '', 0, 'R3', []],
  ['MOL-S29', '4 4 5 6', '', '', 0, 'R3', ['4 5 6 +0']],
  ['MOL-S30', '1 1 1 1 1 1 2 2', '', '', 0, 'S*=10', ['1 1 1 1 1 1 2 2 +0']],
  ['MOL-S31', '7 7 8 8', '', '', 2, '[8888]', ['7 7 8 8 +2']],
  ['MOL-S32', '7 7 8 8', '', '', 1, '[8888]', []],
  ['MOL-S33', '2 4', '', '', 2, '[44]', []],
  ['MOL-S34', '8 8 8', '', '', 3, '[777]', []],
  ['MOL-S35', '7 8', '', '', 1, 'K2', ['7 8 +1']],
  ['MOL-S36', '8 8', 'P3', '', 2, 'S3=20', []],
  ['MOL-S37', '6 6 7', '', '', 1, 'S3=20', ['6 6 7 +1']],
  ['MOL-S38', '1 2 2', '', '', 1, '[222]+D1', []],
  ['MOL-S39', '1 2 2', '', '', 2, '[222]+D1', ['1 2 2 +2']],
  ['MOL-S40', '4 5 6', '', '', 3, '[567]', ['4 5 6 +3']],
  ['MOL-S41', '1 2 4 5 6', '', '', 1, 'R5', []],
  ['MOL-S42', '1 2 4 5 6', '', '', 2, 'R5', ['1 2 4 5 6 +2']],
  ['MOL-S43', '2 2 3 4', '', '', 2, 'K3', ['2 2 3 +2']],
  ['MOL-S44', '2 2 3 4', '', 'MINUS', 2, 'K3', ['2 2 3 +1', '2 3 4 +2']],
  ['MOL-S45', '1 8', '', 'ONE8', 0, '[88]', ['1 8 +0']],
  ['MOL-S46', '1 8', '', 'ONE8', 0, '[18]', ['1 8 +0']],
  ['MOL-S47', '8 8', '', 'ONE8', 0, '[18]', []],
  ['MOL-S48', '1', 'P1', 'ONE8', 0, '[88]', []],
  ['MOL-S49', '3 3 8', 'P8', 'THREE', 0, '[7788]', ['3 3 8 +0']],
  ['MOL-S50', '3 3', 'P8', 'THREE', 0, '[7788]', []],
  ['MOL-S51', '1 3', '', 'ONE8 THREE', 0, '[88]', ['1 3 +0']],
  ['MOL-S52', '3', 'P3', 'THREE', 0, '[88]', []],
  ['MOL-S53', '2', 'P8', 'THREE', 1, '[88]', []],
  ['MOL-S54', '1 1', '', 'ONE8 MINUS', 2, '[77]', ['1 1 +2']],
  ['MOL-S55', '2 8', '', 'ONE8 MINUS', 1, '[88]', []],
  ['MOL-S56', '1 2', '', 'MINUS', 1, '[11]', ['1 2 +1']],
  ['MOL-S57', '1 1 6', '', 'MINUS', 3, 'S3=7', ['1 1 6 +1']],
  ['MOL-S58', '7 8 8 8', '', 'MINUS', 3, '[7777]', ['7 8 8 8 +3']],
  ['MOL-S59', '3 3 3', '', 'THREE', 0, 'E3', ['3 3 3 +0']],
  ['MOL-S60', '3 3 5 5', 'P5', 'THREE', 0, 'K4', ['3 3 5 +0', '3 5 5 +0']],
  ['MOL-S61', '', 'P8 P8', '', 0, 'K2', ['+0']],
  ['MOL-S62', '', 'P2', '', 0, '[2]', ['+0']],
  ['MOL-S63', '2 3 6', '?', '', 0, 'S*=10', ['2 +0', '3 +0', '6 +0']],
  ['MOL-S64', '2 5', '?', '', 0, 'K2', ['2 +0', '5 +0']],
  ['MOL-S65', '2 6', 'P6 ?', '', 0, 'K2+[66]', ['2 6 +0']],
  ['MOL-S66', '5 5 5', '?', '', 0, 'K2+K2', ['5 5 5 +0']],
  ['MOL-S67', '7', 'P7', '', 2, '[88]', []],
  ['MOL-S68', '7 8', 'P8', '', 1, '[88]', ['8 +0', '7 +1']],
  ['MOL-S69', '3 4 5', 'P3 P4 P5', '', 0, '[345]', ['+0']],
  ['MOL-S70', '5', '?', '', 0, '[555]', []],
  ['MOL-S71', '2 3 5 6', '?', '', 0, 'R5', ['2 3 5 6 +0']],
  ['MOL-S72', '5 6 7', '?', '', 0, 'R3', ['5 6 +0', '5 7 +0', '6 7 +0']],
];

test.each(CASES)(
  '%s hand %s printed %s abilities %s diamonds %d cost %s',
  (_id, hand, printed, abilities, diamonds, cost, payments) => {
    const proposals = minimalPayments(parseCost(cost), purseWith(hand, `${printed} ${abilities}`, diamonds));
    expect(proposals.map(({ payment }) => paymentText(payment))).toEqual(payments);
  },
);

test.each(CASES.filter(([, , , , , , payments]) => payments.length > 0))(
  '%s every proposal is a payment, and is none with a Diamond too many',
  (_id, hand, printed, abilities, diamonds, cost) => {
    const purse = purseWith(hand, `${printed} ${abilities}`, diamonds);
    for (const { payment } of minimalPayments(parseCost(cost), purse)) {
      expect(isPayment(parseCost(cost), purse, payment)).toBe(true);
      expect(isPayment(parseCost(cost), purse, { ...payment, diamonds: diamonds + 1 })).toBe(false);
    }
  },
);
