import { ConfigError } from '@/engine';
import { morth } from '@/games/morth/rules';
import { MAPS } from '@/games/morth/rules/maps';
import { gateAt } from '@/games/morth/rules/portal';
import { waveOf, wavesOf } from '@/games/morth/rules/waves';
import type { Config, State } from '@/games/morth/rules/types';
import { assault, at, bagSizes, newGame, open, play, point, position, refusal } from '../../../support/morth';

const refused = (seats: number, config: object): string => {
  try {
    newGame(seats, config);
  } catch (error) {
    if (error instanceof ConfigError) return error.option;
    throw error;
  }
  return '';
};

describe('modes and options', () => {
  test('MOR-001 modes by the number of players', () => {
    expect([1, 2, 3, 4].map((seats) => newGame(seats).mode)).toEqual([
      'solitaire',
      'competitive',
      'competitive',
      'competitive',
    ]);
    expect([2, 3, 4].map((seats) => newGame(seats, { mode: 'introductory' }).mode)).toEqual([
      'introductory',
      'introductory',
      'introductory',
    ]);
    expect(refused(1, { mode: 'cooperative' })).toBe('mode');
    expect(refused(2, { mode: 'solitaire' })).toBe('mode');
  });

  const BAD: readonly (readonly [option: keyof Config, value: unknown])[] = [
    ['mode', 'war'],
    ['rounds', 2],
    ['rounds', 8],
    ['rounds', 4.5],
    ['halfWaves', 1],
    ['map', 'blue'],
    ['teamMap', 'yellow'],
    ['cardMode', 'never'],
    ['races', 'elf'],
    ['races', ['orc']],
    ['twoHeroes', 4],
    ['teamHeroes', ['warrior']],
    ['teamHeroes', ['wizard', 'priest', 'priest', 'priest']],
    ['firstLord', -1],
    ['racialSkills', 'yes'],
  ];
  test.each(BAD)('option %s cannot be %j', (option, value) => {
    expect(refused(3, { [option]: value })).toBe(option);
  });

  test('what is no list of options is refused, and nothing is the default', () => {
    expect(() => morth.parseConfig('fast')).toThrow(ConfigError);
    expect(morth.parseConfig(undefined)).toEqual(morth.parseConfig({}));
  });
});

describe('set-up', () => {
  test('MOR-019 MOR-020 the marker stands before the first wave, the mark at 12', () => {
    expect(newGame(2)).toMatchObject({ wave: 0, mark: 12, phase: 'morth' });
  });

  test('MOR-021 MOR-022 the maps in the order of the portal board', () => {
    const state = newGame(4);
    expect(state.realms.map(({ map }) => map)).toEqual(['yellow', 'red', 'purple', 'grey']);
    expect([1, 4, 7, 10].map((position1) => gateAt(state, position1).realm)).toEqual([0, 1, 2, 3]);
  });

  test('MOR-023 MOR-D14 one layout for all', () => {
    expect(newGame(3, { sameLayout: true, map: 'grey' }).realms.map(({ map }) => map)).toEqual([
      'grey',
      'grey',
      'grey',
    ]);
  });

  test('MOR-024 each player has a purse and wounds of their own', () => {
    expect([1, 2, 3, 4].map((seats) => newGame(seats).realms.length)).toEqual([1, 2, 3, 4]);
    const paid = play(position({ seats: 3, phase: 'portal', gold: [3, 3, 3] }), { type: 'turnPortal', steps: 2 });
    expect(paid.realms.map(({ gold }) => gold)).toEqual([1, 3, 3]);
    const hurt = assault(position({ seats: 3, foes: ['', 'L19 rat'] }), 1);
    expect(hurt.realms.map(({ wounds }) => wounds)).toEqual([0, 1, 0]);
  });

  test.each([1, 2, 3, 4])('MOR-030 each of %i players begins with 3 gold', (seats) => {
    expect(newGame(seats).realms.map(({ gold }) => gold)).toEqual(Array.from({ length: seats }, () => 3));
  });

  test.each([1, 2, 3, 4])('MOR-031 each of %i players begins without a wound', (seats) => {
    expect(newGame(seats).realms.map(({ wounds }) => wounds)).toEqual(Array.from({ length: seats }, () => 0));
  });

  test('MOR-025 each player chooses one of four races; who does not care gets one that is left', () => {
    expect(newGame(4, { races: ['gnome', 'dwarf', 'elf', 'human'] }).races).toEqual(['gnome', 'dwarf', 'elf', 'human']);
    expect(newGame(3, { races: ['gnome', 'any', 'human'] }).races).toEqual(['gnome', 'elf', 'human']);
  });

  test('MOR-026 no race is chosen by two players', () => {
    expect(refused(2, { races: ['elf', 'elf'] })).toBe('races');
    expect(refused(2, { mode: 'introductory', races: ['elf', 'elf'] })).toBe('races');
    expect(new Set(newGame(4).races).size).toBe(4);
  });

  test('MOR-D15 only a team of mixed races may have two players of one', () => {
    const team = { mode: 'cooperative', races: ['elf', 'elf'], teamHeroes: ['warrior', 'priest', 'warrior', 'priest'] };
    expect([refused(3, { ...team, mixedRaces: true }), refused(3, team)]).toEqual(['', 'races']);
  });

  test('MOR-027 MOR-028 a Warrior and a Priest of the race, without experience', () => {
    const { heroes } = newGame(2, { races: ['dwarf', 'elf'] });
    expect(
      heroes.map(({ seat, race, type, experience, upgrades }) => [seat, race, type, experience, upgrades.length]),
    ).toEqual([
      [0, 'dwarf', 'warrior', 0, 0],
      [0, 'dwarf', 'priest', 0, 0],
      [1, 'elf', 'warrior', 0, 0],
      [1, 'elf', 'priest', 0, 0],
    ]);
  });

  test('MOR-010 MOR-029 starting heroes choose their fortress square, once and before anything else', () => {
    const state = position({ wave: 1 });
    expect(state.heroes.every(({ cell, seat }) => MAPS[state.realms[seat].map].fortress.includes(cell))).toBe(true);
    expect(open(state, 'deploy').map(({ hero, cell }) => [hero, point(cell)])).toEqual([
      [0, '4,0'],
      [0, '5,0'],
      [1, '3,0'],
      [1, '4,0'],
    ]);
    const placed = play(state, { type: 'deploy', hero: 0, cell: at('4,0') });
    expect(point(placed.heroes[0].cell)).toBe('4,0');
    expect(refusal(placed, { type: 'deploy', hero: 0, cell: at('3,0') })).toBe('MOR-029');
    expect(refusal(placed, { type: 'deploy', hero: 1, cell: at('3,1') })).toBe('MOR-010');
    expect(
      open(
        play(
          placed,
          { type: 'activate', hero: 0 },
          { type: 'step', to: at('4,1') },
          { type: 'step', to: at('4,0') },
          { type: 'endActivation' },
        ),
        'deploy',
      ),
    ).toEqual([]);
    expect(open(position({ wave: 2, heroes: [{ type: 'warrior', at: '3,0' }] }), 'deploy')).toEqual([]);
  });

  test('MOR-033 the token goes to anybody', () => {
    const lords = Array.from({ length: 30 }, (_, seed) => newGame(3, { firstLord: 'random' }, seed).lord);
    expect(new Set(lords)).toEqual(new Set([0, 1, 2]));
    expect(newGame(3, { firstLord: 2 }).lord).toBe(2);
    expect(refused(2, { firstLord: 2 })).toBe('firstLord');
  });

  test('MOR-034 the pack is shuffled', () => {
    const { pack } = newGame(2);
    expect([...pack].sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, card) => card));
    expect(newGame(2, {}, 2).pack).not.toEqual(pack);
  });
});

describe('length', () => {
  const waves = (seats: number, config: object = {}): number => wavesOf(newGame(seats, config)).length;

  test('MOR-035 five rounds', () => {
    const rounds = (seats: number, config: object = {}): number[] => [
      ...new Set(wavesOf(newGame(seats, config)).map(({ round }) => round)),
    ];
    for (const seats of [1, 2, 3, 4]) expect(rounds(seats)).toEqual([1, 2, 3, 4, 5]);
    expect(rounds(3, { mode: 'cooperative' })).toEqual([1, 2, 3, 4, 5]);
  });

  test('MOR-036 a wave for each player in a round, and two alone or as a team', () => {
    const inFirst = (seats: number, config: object = {}): number =>
      wavesOf(newGame(seats, config)).filter(({ round }) => round === 1).length;
    expect([1, 2, 3, 4].map((seats) => inFirst(seats))).toEqual([2, 2, 3, 4]);
    expect([2, 3, 4].map((seats) => inFirst(seats, { mode: 'cooperative' }))).toEqual([2, 2, 2]);
    expect(wavesOf(newGame(3)).map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]);
  });

  test('MOR-037 10, 10, 15 and 20 waves, a team 10', () => {
    expect([1, 2, 3, 4].map((seats) => waves(seats))).toEqual([10, 10, 15, 20]);
    expect([2, 3, 4].map((seats) => waves(seats, { mode: 'cooperative' }))).toEqual([10, 10, 10]);
  });

  test('MOR-362 MOR-363 three to seven rounds; later ones are like the fifth', () => {
    expect([3, 7].map((rounds) => waves(2, { rounds }))).toEqual([6, 14]);
    const long = wavesOf(newGame(3, { rounds: 7 }));
    expect(long.slice(15).map(({ green, orange }) => [green, orange])).toEqual([
      [8, 4],
      [8, 5],
      [8, 5],
      [8, 4],
      [8, 5],
      [8, 5],
    ]);
  });

  test('MOR-364 half the waves are the 1st, 3rd, 5th of the track', () => {
    expect(wavesOf(newGame(3, { halfWaves: true })).map(({ number }) => number)).toEqual([1, 3, 5, 7, 9, 11, 13, 15]);
  });

  test('MOR-365 cards are dealt at the first wave played of a round', () => {
    const dealt = (state: State): number[] =>
      wavesOf(state).flatMap(({ opensRound, number }) => (opensRound ? [number] : []));
    expect(dealt(newGame(3))).toEqual([1, 4, 7, 10, 13]);
    expect(dealt(newGame(3, { halfWaves: true }))).toEqual([1, 5, 7, 11, 13]);
  });

  test('MOR-188 the introductory game has 4, 5 or 6 waves', () => {
    expect([2, 3, 4].map((seats) => waves(seats, { mode: 'introductory' }))).toEqual([4, 5, 6]);
  });

  test('MOR-190 MOR-191 orange dice become green ones there', () => {
    const green = (seats: number): number[] =>
      wavesOf(newGame(seats, { mode: 'introductory' })).map((wave) => wave.green);
    expect([green(2), green(3), green(4)]).toEqual([
      [6, 6, 8, 8],
      [6, 6, 7, 9, 9],
      [8, 8, 8, 9, 10, 11],
    ]);
    expect(bagSizes(newGame(2, { mode: 'introductory' }))[0]).toBe(45);
    expect(wavesOf(newGame(4, { mode: 'introductory' })).every(({ orange }) => orange === 0)).toBe(true);
  });

  test('MOR-358 MOR-D57 the red die comes with the second half', () => {
    const red = (config: object): number[] =>
      wavesOf(newGame(1, config)).flatMap(({ redDie }, i) => (redDie ? [i + 1] : []));
    expect([red({}), red({ rounds: 3 }), red({ halfWaves: true })]).toEqual([[6], [4], [3]]);
    expect(waveOf({ ...newGame(1), wave: 6 }).redDie).toBe(true);
  });
});
