import { addPearl, countAs, judgeDraft, proposalTitle, removePearl } from '@/games/molthar/board/payment';
import { CHARACTERS, minimalPayments, purse, type Slot } from '@/games/molthar/rules';
import { character, pearl, sampleView, say } from './support';

const [ana] = sampleView().players;
const owned = purse({ hand: ana.hand ?? [], activated: ana.activated, diamonds: ana.diamonds });
const { cost } = CHARACTERS[character('giant-1')];
const fromHand = (card: number) => ({ from: 'hand', pearl: card }) as const;
const phoenix = { from: 'printed', card: character('phoenix-1') } as const;
const [six, otherSix, seven, eight] = ana.hand ?? [];

test('proposals are named by what they save', () => {
  const proposals = minimalPayments(cost, owned);
  expect(proposals.map((_, i) => say(proposalTitle(proposals, i)))).toEqual(['Save diamonds', 'Save the 8']);
});

test('a single way needs no name of its own', () => {
  const proposals = minimalPayments(CHARACTERS[character('hansel-1')].cost, owned).slice(0, 1);
  expect(say(proposalTitle(proposals, 0))).toBe('The way to pay');
});

test('a pearl chosen by hand counts as what is missing, with a diamond if need be', () => {
  let slots: readonly Slot[] = [];
  for (const source of [fromHand(six), fromHand(otherSix), phoenix, fromHand(seven)])
    slots = addPearl(slots, source, cost, owned);
  expect(slots.map(({ value, diamond }) => [value, diamond])).toEqual([
    [6, 0],
    [6, 0],
    [8, 0],
    [8, 1],
  ]);
  expect(judgeDraft(slots, cost, owned).payment).toEqual({
    pearls: [six, otherSix, seven].sort((a, b) => a - b),
    diamonds: 1,
  });
});

test('an incomplete payment is none, and says what is missing', () => {
  const slots = addPearl([], fromHand(eight), cost, owned);
  expect(judgeDraft(slots, cost, owned)).toMatchObject({ payment: null, missing: [6, 6, 8], fits: [true] });
});

test('a pearl too many has no place', () => {
  let slots: readonly Slot[] = [];
  for (const source of [fromHand(six), fromHand(otherSix), fromHand(eight), phoenix])
    slots = addPearl(slots, source, cost, owned);
  expect(judgeDraft(slots, cost, owned).payment).not.toBeNull();
  const more = addPearl(slots, fromHand(seven), cost, owned);
  expect(judgeDraft(more, cost, owned)).toMatchObject({ payment: null, fits: [true, true, true, true, false] });
  expect(judgeDraft(removePearl(more, fromHand(seven)), cost, owned).payment).not.toBeNull();
});

test('what a pearl counts as can be changed', () => {
  const slots = countAs(addPearl([], fromHand(seven), cost, owned), fromHand(seven), { value: 7, diamond: 0 });
  expect(slots).toEqual([{ source: fromHand(seven), value: 7, diamond: 0 }]);
});

test('MOL-123 more diamonds than there are pay nothing', () => {
  const poor = { ...owned, diamonds: 0 };
  const slots: Slot[] = [fromHand(six), fromHand(otherSix)].map((source) => ({ source, value: 6, diamond: 0 }));
  const raised: Slot[] = [
    ...slots,
    { source: fromHand(seven), value: 8, diamond: 1 },
    { source: phoenix, value: 8, diamond: 0 },
  ];
  expect(judgeDraft(raised, cost, poor)).toMatchObject({ pays: true, overspent: true, payment: null });
});

test('a printed pearl is never handed over', () => {
  const slots = addPearl([], phoenix, [[{ t: 'exact', v: [8] }]], owned);
  expect(judgeDraft(slots, [[{ t: 'exact', v: [8] }]], owned).payment).toEqual({ pearls: [], diamonds: 0 });
  expect(pearl(8, 2)).toBe(eight);
});
