import { configOf, draftFrom, limitsOf, problemOf, usualDraft } from '@/screens/newGame/draft';
import {
  addSeat,
  finished,
  modeOf,
  moveSeat,
  removeSeat,
  withKind,
  withLimits,
  withLook,
  withMode,
  withSeat,
} from '@/screens/newGame/seating';
import { BOT_NAMES, MODES, type Draft, type Names, type OptionValue } from '@/screens/newGame/types';
import { chosenBySeat, rowOf, withoutDoubles, withPlace, withSeatChoice } from '@/screens/newGame/values';
import { MOLTHAR_OPTIONS } from '@/games/molthar/options';
import { MORTH_FIRST, MORTH_OPTIONS, morthProblem, morthSeats } from '@/games/morth/options';
import { morth as morthRules } from '@/games/morth/rules';

const LIMITS = { min: 2, max: 5 };
const NAMES: Names = { person: (n) => `Player ${n}`, bots: BOT_NAMES };
const usual = usualDraft({ options: MOLTHAR_OPTIONS }, LIMITS, NAMES);
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
  expect(problemOf(usual, { options: MOLTHAR_OPTIONS })).toBeUndefined();
});

test('a game with a first match proposes it to who has never played, and the last choices afterwards', () => {
  const choices = { options: MORTH_OPTIONS, first: MORTH_FIRST };
  const first = draftFrom(undefined, choices, { min: 1, max: 4 }, NAMES);
  expect(first.config).toMatchObject({ mode: 'introductory', firstLord: 0 });
  expect(kinds(first)).toBe('person bot bot bot');
  expect(first.seats.every(({ level }) => level === 'easy')).toBe(true);
  expect(configOf(first, MORTH_OPTIONS)).toMatchObject({ mode: 'introductory', firstLord: 0 });
  const last = { seats: first.seats.slice(0, 2), config: { mode: 'competitive' } };
  expect(draftFrom(last, choices, { min: 1, max: 4 }, NAMES).config.mode).toBe('competitive');
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
  for (const first of MODES)
    for (const second of MODES) expect(modeOf(withMode(withMode(usual, first, NAMES), second, NAMES))).toBe(second);
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
  expect(problemOf(withSeat(usual, 0, { name }), { options: MOLTHAR_OPTIONS })).toEqual({
    text: 'newGame.sameName',
    step: 0,
  });
});

test('names are trimmed and empty ones are given when the match starts', () => {
  const draft = withSeat(withSeat(usual, 0, { name: '  ' }), 1, { name: ' Ada ' });
  expect(names(finished(draft, NAMES))).toBe('Player 1 Ada Otto');
});

describe('the last choices', () => {
  const last = {
    seats: [
      { name: 'Ana', kind: 'person', level: 'sharp', look: 3 },
      { name: 'Ben', kind: 'person', level: 'easy', look: 1 },
    ],
    config: { starter: 1, wispOwnerWaits: false },
  } as const;

  test('come back, with new options at their usual value', () => {
    const draft = draftFrom(last, { options: MOLTHAR_OPTIONS }, LIMITS, NAMES);
    expect(draft.seats).toEqual(last.seats);
    expect(draft.config).toEqual({ starter: 1, wispOwnerWaits: false, swapPerSymbol: true });
  });

  test.each([
    ['an option that no longer exists', { gone: true }],
    ['a seat that is not there', { starter: 2 }],
    ['a value of another kind', { wispOwnerWaits: 'no' }],
  ])('lose %s', (_, config) => {
    expect(draftFrom({ ...last, config }, { options: MOLTHAR_OPTIONS }, LIMITS, NAMES).config).toEqual(usual.config);
  });

  test.each([[undefined], [{ ...last, seats: last.seats.slice(1) }]])(
    'are not taken when they cannot be played: %j',
    (unfit) => {
      expect(draftFrom(unfit, { options: MOLTHAR_OPTIONS }, LIMITS, NAMES)).toEqual(usual);
    },
  );
});

describe('options of other kinds', () => {
  const FRONT = { options: MORTH_OPTIONS, seatsFor: morthSeats, problemWith: morthProblem };
  const ALL = { min: 1, max: 4 };
  const morth = usualDraft({ options: MORTH_OPTIONS }, ALL, NAMES);
  const choose = (draft: Draft, key: string, value: string) =>
    withLimits(
      { ...draft, config: { ...draft.config, [key]: value } },
      limitsOf(FRONT, ALL, { ...draft, config: { ...draft.config, [key]: value } }),
      NAMES,
    );
  const races = MORTH_OPTIONS.find(({ kind }) => kind === 'perSeat');
  if (races?.kind !== 'perSeat') throw new Error('no option for each seat');

  test('MOR-001 solitaire leaves one seat, and another mode needs two again', () => {
    const alone = choose(morth, 'mode', 'solitaire');
    expect(alone.seats).toHaveLength(1);
    expect(kinds(alone)).toBe('person');
    expect(choose(alone, 'mode', 'cooperative').seats).toHaveLength(2);
  });

  test('numbers become numbers, and options that are not shown are not told', () => {
    const config = configOf(choose(morth, 'rounds', '3'), MORTH_OPTIONS);
    expect(config).toMatchObject({ mode: 'competitive', rounds: 3, races: ['any', 'any', 'any'], firstLord: 'random' });
    expect(config).not.toHaveProperty('teamMap');
    expect(configOf(choose(morth, 'mode', 'introductory'), MORTH_OPTIONS)).not.toHaveProperty('rounds');
  });

  test('every mode gives a config and seats that the rules take', () => {
    for (const mode of ['competitive', 'introductory', 'cooperative', 'solitaire']) {
      const draft = choose(morth, 'mode', mode);
      const config = morthRules.parseConfig(configOf(draft, MORTH_OPTIONS));
      expect(morthRules.setup(config, draft.seats.length, 1).mode).toBe(mode);
    }
  });

  test('MOR-026 a race belongs to one seat, and follows it', () => {
    const elves = withSeatChoice(withSeatChoice(morth, races, 0, 'elf'), races, 2, 'elf');
    expect(elves.config.races).toEqual(['any', 'any', 'elf']);
    expect(moveSeat(elves, 2, 0).config.races).toEqual(['elf', 'any', 'any']);
    expect(removeSeat(elves, 0, ALL).config.races).toEqual(['any', 'elf']);
    expect(chosenBySeat(races, undefined, 1)).toBe('any');
  });

  test('MOR-329 a team of mixed races may have one race twice, until the option is taken back', () => {
    const team = { ...morth, config: { ...morth.config, mode: 'cooperative', mixedRaces: true } };
    const elves = withSeatChoice(withSeatChoice(team, races, 0, 'elf'), races, 2, 'elf');
    expect(configOf(elves, MORTH_OPTIONS)).toMatchObject({ races: ['elf', 'any', 'elf'] });
    expect(withoutDoubles(elves, MORTH_OPTIONS)).toEqual(elves);
    const single = withoutDoubles({ ...elves, config: { ...elves.config, mixedRaces: false } }, MORTH_OPTIONS);
    expect(single.config.races).toEqual(['elf', 'any', 'any']);
  });

  test('MOR-330 three heroes of one sheet are said to be too many, as the rules have it', () => {
    const alike = (heroes: string): Draft => ({
      ...morth,
      config: {
        ...morth.config,
        mode: 'cooperative',
        mixedRaces: true,
        races: ['elf', 'elf', 'elf'],
        teamHeroes: heroes,
      },
    });
    const fine = alike('warrior priest warrior priest');
    const tooMany = alike('warrior warrior warrior priest');
    expect(problemOf(fine, FRONT)).toBeUndefined();
    expect(problemOf(tooMany, FRONT)).toEqual({ text: 'morthOptions.tooManyAlike', step: 0 });
    const set = (draft: Draft) => () =>
      morthRules.setup(morthRules.parseConfig(configOf(draft, MORTH_OPTIONS)), draft.seats.length, 1);
    expect(set(fine)).not.toThrow();
    expect(set(tooMany)).toThrow();
  });

  test('the last choices come back only where they are still choices', () => {
    const last = { seats: morth.seats, config: { mode: 'solitaire', rounds: '9', races: ['elf'], map: 'grey' } };
    expect(draftFrom(last, { options: MORTH_OPTIONS }, ALL, NAMES).config).toMatchObject({
      mode: 'solitaire',
      rounds: '5',
      races: ['elf'],
      map: 'grey',
    });
  });

  describe('the first heroes of a team', () => {
    const team = choose(morth, 'mode', 'cooperative');
    const begun = (draft: Draft) =>
      morthRules
        .setup(morthRules.parseConfig(configOf(draft, MORTH_OPTIONS)), draft.seats.length, 1)
        .heroes.map(({ seat, type }) => `${seat} ${type}`);
    const set = (draft: Draft, key: string, value: OptionValue): Draft => ({
      ...draft,
      config: { ...draft.config, [key]: value },
    });

    test('MOR-325 three choose who leads two; two and four are not asked', () => {
      expect(begun(set(team, 'twoHeroes', 2))).toEqual(['0 warrior', '1 priest', '2 warrior', '2 priest']);
      expect(configOf(addSeat(team, ALL, NAMES), MORTH_OPTIONS)).not.toHaveProperty('twoHeroes');
      expect(configOf(choose(team, 'mode', 'competitive'), MORTH_OPTIONS)).not.toHaveProperty('twoHeroes');
    });

    test('MOR-325 the two heroes follow their seat, and go to the first one when it leaves', () => {
      expect(moveSeat(set(team, 'twoHeroes', 2), 2, 0).config.twoHeroes).toBe(0);
      const left = addSeat(removeSeat(set(team, 'twoHeroes', 1), 1, ALL), ALL, NAMES);
      expect(begun(left)).toEqual(['0 warrior', '0 priest', '1 warrior', '2 priest']);
    });

    test('MOR-326 they are Warriors and Priests in any mix, however the seats move', () => {
      const priests = set(team, 'teamHeroes', withPlace(rowOf(team.config.teamHeroes ?? ''), 0, 'priest'));
      expect(configOf(priests, MORTH_OPTIONS).teamHeroes).toEqual(['priest', 'priest', 'warrior', 'priest']);
      expect(begun(removeSeat(moveSeat(priests, 0, 2), 1, ALL))).toEqual([
        '0 priest',
        '0 priest',
        '1 warrior',
        '1 priest',
      ]);
      expect(configOf(choose(priests, 'mode', 'competitive'), MORTH_OPTIONS)).not.toHaveProperty('teamHeroes');
    });

    test.each([
      ['warrior warrior warrior warrior', 'warrior warrior warrior warrior'],
      ['warrior priest', 'warrior priest warrior priest'],
      ['wizard priest warrior priest', 'warrior priest warrior priest'],
    ])('the last choice %s comes back as %s', (teamHeroes, expected) => {
      expect(
        draftFrom({ seats: team.seats, config: { teamHeroes } }, { options: MORTH_OPTIONS }, ALL, NAMES).config
          .teamHeroes,
      ).toBe(expected);
    });
  });
});
