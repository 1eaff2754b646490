import { MORTH_OPTIONS, morthProblem } from '@/games/morth/options';
import { morth } from '@/games/morth/rules';
import { rematchConfig } from '@/screens/result/rematchConfig';

const CONFIG = {
  mode: 'cooperative',
  races: ['elf', 'any', 'gnome'],
  twoHeroes: 2,
  teamHeroes: ['priest', 'priest', 'warrior', 'priest'],
  firstLord: 'random',
};

test('races and heroes go with their people; the first seat begins', () => {
  // The elf had the first Priest, nobody in particular the second, the gnome a Warrior and a Priest.
  expect(rematchConfig(MORTH_OPTIONS, CONFIG, 1, 3)).toEqual({
    ...CONFIG,
    races: ['any', 'gnome', 'elf'],
    twoHeroes: 1,
    teamHeroes: ['priest', 'warrior', 'priest', 'priest'],
    firstLord: 0,
  });
  expect(rematchConfig(MORTH_OPTIONS, { ...CONFIG, twoHeroes: 0 }, 1, 3)).toMatchObject({ twoHeroes: 2 });
});

test('races that nobody chose stay so', () => {
  expect(rematchConfig(MORTH_OPTIONS, { ...CONFIG, races: [] }, 2, 3)).toMatchObject({ races: [] });
});

test('MOR-330 a team of mixed races that could be seated can be seated again, whoever comes first', () => {
  const config = {
    mode: 'cooperative',
    mixedRaces: true,
    races: ['elf', 'dwarf', 'elf', 'elf'],
    teamHeroes: ['priest', 'warrior', 'priest', 'warrior'],
  };
  expect(morthProblem(config, 4)).toBeUndefined();
  for (const next of [1, 2, 3]) {
    const again = rematchConfig(MORTH_OPTIONS, config, next, 4);
    expect(morthProblem({ ...again }, 4)).toBeUndefined();
    expect(() => morth.parseConfig(again)).not.toThrow();
  }
});
