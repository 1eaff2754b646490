import { addSeat, BOT_NAMES, draftFrom, finished, modeOf, moveSeat, MODES, problemOf, removeSeat, usualDraft, withKind, withLook, withMode, withSeat, type Draft, type Names } from '@/screens/newGame/draft';
import { MOLTHAR_OPTIONS } from '@/games/molthar/options';

const LIMITS = { min: 2, max: 5 };
const NAMES: Names = { person: (n) => `Player ${n}`, bots: BOT_NAMES };
const usual = usualDraft(MOLTHAR_OPTIONS, LIMITS, NAMES);
const kinds = (draft: Draft) => draft.seats.map((seat) => seat.kind).join(' ');
const names = (draft: Draft) => draft.seats.map((seat) => seat.name).join(' ');
const withStarter = (starter: number): Draft => ({ ...usual, config: { ...usual.config, starter } });

test('at first: you and two bots, every option at its usual value', () => {
  expect(usual.seats.map(({ name, kind, look }) => ({ name, kind, look }))).toEqual([
    { name: 'Player 1', kind: 'person', look: 0 },
    { name: 'Cleo', kind: 'bot', look: 1 },
    { name: 'Otto', kind: 'bot', look: 2 },
  ]);
  expect(usual.config).toEqual({ starter: 'random', wispOwnerWaits: true, swapPerSymbol: true });
  expect(problemOf(usual)).toBeUndefined();
});

test.each([
  ['oneDevice', 'person person bot'],
  ['alone', 'person bot bot'],
  ['watch', 'bot bot bot'],
] as const)('mode %s seats %s, and is recognised from the seats', (mode, seated) => {
  const draft = withMode(usual, mode, NAMES);
  expect(kinds(draft)).toBe(seated);
  expect(modeOf(draft)).toBe(mode);
});

test('every mode can follow every other', () => {
  for (const first of MODES) for (const second of MODES) expect(modeOf(withMode(withMode(usual, first, NAMES), second, NAMES))).toBe(second);
});

test('a given name changes with its kind, a chosen one stays', () => {
  expect(names(withKind(usual, 1, 'person', NAMES))).toBe('Player 1 Player 2 Otto');
  expect(names(withKind(withSeat(usual, 1, { name: 'Ben' }), 1, 'person', NAMES))).toBe('Player 1 Ben Otto');
  expect(names(withKind(usual, 0, 'bot', NAMES))).toBe('Runa Cleo Otto');
});

test('seats are added up to the most the game allows, all with different names and emblems', () => {
  const full = [1, 2, 3, 4].reduce((draft) => addSeat(draft, LIMITS, NAMES), usual);
  expect(full.seats).toHaveLength(5);
  expect(new Set(full.seats.map((seat) => seat.look)).size).toBe(5);
  expect(new Set(full.seats.map((seat) => seat.name)).size).toBe(5);
});

test('seats are removed down to the fewest the game allows', () => {
  const two = removeSeat(usual, 1, LIMITS);
  expect(names(two)).toBe('Player 1 Otto');
  expect(removeSeat(two, 0, LIMITS)).toBe(two);
});

test.each([
  ['the starter itself', 1, 'random'],
  ['a seat before the starter', 0, 0],
  ['a seat after the starter', 2, 1],
])('removing %s', (_, index, starter) => {
  expect(removeSeat(withStarter(1), index, LIMITS).config.starter).toBe(starter);
});

test.each([
  ['down', 0, 2, 'Cleo Otto Player 1'],
  ['up', 2, 0, 'Otto Player 1 Cleo'],
  ['beyond the end', 1, 9, 'Player 1 Otto Cleo'],
  ['beyond the beginning', 1, -9, 'Cleo Player 1 Otto'],
  ['nowhere', 1, 1, 'Player 1 Cleo Otto'],
])('a seat moves %s', (_, from, to, order) => {
  expect(names(moveSeat(usual, from, to))).toBe(order);
});

test('who begins still begins after seats have moved', () => {
  const moved = moveSeat(withStarter(0), 0, 2);
  expect(moved.seats[Number(moved.config.starter)]?.name).toBe('Player 1');
});

test('an emblem that somebody has is exchanged', () => {
  expect(withLook(usual, 0, 2).seats.map((seat) => seat.look)).toEqual([2, 1, 0]);
  expect(withLook(usual, 0, 4).seats.map((seat) => seat.look)).toEqual([4, 1, 2]);
});

test.each(['Cleo', ' cleo ', 'CLEO'])('two seats called alike cannot start: %j', (name) => {
  expect(problemOf(withSeat(usual, 0, { name }))).toBe('sameName');
});

test('names are trimmed and empty ones are given when the match starts', () => {
  const draft = withSeat(withSeat(usual, 0, { name: '  ' }), 1, { name: ' Ada ' });
  expect(names(finished(draft, NAMES))).toBe('Player 1 Ada Otto');
});

describe('the last choices', () => {
  const last = { seats: [{ name: 'Ana', kind: 'person', level: 'sharp', look: 3 }, { name: 'Ben', kind: 'person', level: 'easy', look: 1 }], config: { starter: 1, wispOwnerWaits: false } } as const;

  test('come back, with new options at their usual value', () => {
    const draft = draftFrom(last, MOLTHAR_OPTIONS, LIMITS, NAMES);
    expect(draft.seats).toEqual(last.seats);
    expect(draft.config).toEqual({ starter: 1, wispOwnerWaits: false, swapPerSymbol: true });
  });

  test.each([
    ['an option that no longer exists', { gone: true }],
    ['a seat that is not there', { starter: 2 }],
    ['a value of another kind', { wispOwnerWaits: 'no' }],
  ])('lose %s', (_, config) => {
    expect(draftFrom({ ...last, config }, MOLTHAR_OPTIONS, LIMITS, NAMES).config).toEqual(usual.config);
  });

  test.each([[undefined], [{ ...last, seats: last.seats.slice(1) }]])('are not taken when they cannot be played: %j', (unfit) => {
    expect(draftFrom(unfit, MOLTHAR_OPTIONS, LIMITS, NAMES)).toEqual(usual);
  });
});
