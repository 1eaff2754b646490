import { ConfigError, start } from '@/engine';
import { ABILITIES, HEROES, mortalgate, shareOf, type Team } from '@/games/mortalgate/rules';
import { position, cast } from '../support/position';
import { why } from '../support/play';

const begun = (seats: number, config: object = {}) => start(mortalgate, { config, seats, seed: 1 }).state;
const teamsOf = (red: number, blue: number): Team[] => [...Array<Team>(red).fill(0), ...Array<Team>(blue).fill(1)];

test('GATE-001 two to eight play', () => {
  for (const seats of [2, 3, 4, 5, 6, 7, 8]) expect(begun(seats).teams).toHaveLength(seats);
  for (const seats of [1, 9]) expect(() => begun(seats)).toThrow(ConfigError);
});

test('GATE-002 every player is in one of two teams', () => {
  expect(begun(5, { teams: [1, 0, 0, 1, 1] }).teams).toEqual([1, 0, 0, 1, 1]);
  expect(() => begun(2, { teams: [0, 2] })).toThrow(ConfigError);
  expect(() => begun(3, { teams: [0, 1] })).toThrow(ConfigError);
});

test.each([
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 2],
  [3, 3],
  [4, 3],
  [4, 4],
])('GATE-003 teams of %i and %i may play', (red, blue) => {
  expect(begun(red + blue, { teams: teamsOf(red, blue) }).teams).toEqual(teamsOf(red, blue));
});

test.each([
  [5, 3],
  [2, 0],
  [1, 3],
  [6, 2],
])('GATE-003 teams of %i and %i may not', (red, blue) => {
  expect(() => begun(red + blue, { teams: teamsOf(red, blue) })).toThrow(ConfigError);
});

test('GATE-D52 without any teams said the seats alternate, red first', () => {
  expect(begun(5).teams).toEqual([0, 1, 0, 1, 0]);
});

test('GATE-004 each of eight heroes takes part once', () => {
  expect(new Set(HEROES.map(({ key }) => key)).size).toBe(8);
  for (const seats of [2, 5, 8]) {
    const { heroes } = begun(seats, { heroes: 'random' });
    expect(heroes).toHaveLength(8);
    expect(heroes.every((hero) => hero.seat !== null)).toBe(true);
  }
});

test.each([2, 3, 4, 5, 6, 7, 8])('GATE-005 with %i players each team has four heroes', (seats) => {
  const { heroes } = begun(seats, { heroes: 'random' });
  expect([0, 1].map((team) => heroes.filter((hero) => hero.team === team).length)).toEqual([4, 4]);
});

test.each([
  [1, [4]],
  [2, [2, 2]],
  [3, [2, 1, 1]],
  [4, [1, 1, 1, 1]],
])('GATE-006 GATE-D01 %i players of a team have these shares', (size, shares) => {
  const teams = teamsOf(size, size);
  expect(shares.map((_, seat) => shareOf(teams, seat))).toEqual(shares);
  const { heroes } = begun(2 * size, { teams, heroes: 'random' });
  expect(shares.map((_, seat) => heroes.filter((hero) => hero.seat === seat).length)).toEqual(shares);
});

test('GATE-006 chosen heroes must be shared so, too', () => {
  const chosen = (owners: number[]) => begun(2, { heroes: 'chosen', owners });
  expect(chosen([0, 0, 0, 0, 1, 1, 1, 1]).heroes.map((hero) => hero.team)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  expect(() => chosen([0, 0, 0, 0, 0, 1, 1, 1])).toThrow(ConfigError);
  expect(() => chosen([0, 0, 0, 0])).toThrow(ConfigError);
  expect(() => chosen([])).toThrow(ConfigError);
  expect(() => chosen([0, 0, 0, 0, 1, 1, 1, 2])).toThrow(ConfigError);
});

test('GATE-007 whoever has a hero decides in its turns', () => {
  const state = position({ active: 'drexir' });
  state.heroes[state.turn.hero].seat = 1;
  expect(mortalgate.toMove(state)).toEqual([1]);
});

test('GATE-008 GATE-009 the six attributes are those of the table', () => {
  const rows = HEROES.map(({ key, health, damage, movement, dodge, range, accuracy }) =>
    [key, health, damage, movement, dodge, range, accuracy].join(' '),
  );
  expect(rows).toEqual([
    'greven 15 4 4 4 3 10',
    'seiren 14 4 5 11 3 10',
    'elazar 13 5 5 6 2 8',
    'yodan 16 4 5 3 2 7',
    'drexir 20 5 4 1 1 5',
    'sabea 18 6 4 2 1 6',
    'dekhar 12 4 6 9 1 9',
    'zadita 11 5 5 12 1 9',
  ]);
});

test('GATE-010 two heroes of each class', () => {
  expect(HEROES.map((hero) => hero.class)).toEqual([
    ...['archer', 'archer', 'mage', 'mage'],
    ...['warrior', 'warrior', 'rogue', 'rogue'],
  ]);
});

test('GATE-011 a hero has two abilities and can use no others', () => {
  expect(HEROES.flatMap(({ abilities }): readonly string[] => abilities)).toEqual(Object.keys(ABILITIES));
  const state = position({ active: 'drexir', heroes: { drexir: { at: 'G22' }, sabea: { at: 'G21' } } });
  expect(why(state, cast('mercyKilling', 'sabea'))).toBe('GATE-011');
  expect(why(state, cast('staticCharge'))).toBe('GATE-011');
});

test('GATE-D08 the archer is called Greven', () => {
  expect(HEROES[0].key).toBe('greven');
});
