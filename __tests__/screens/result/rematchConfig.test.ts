import { MORTH_OPTIONS } from '@/games/morth/options';
import { rematchConfig } from '@/screens/result/rematchConfig';

const CONFIG = { mode: 'cooperative', races: ['elf', 'any', 'gnome'], twoHeroes: 2, teamHeroes: ['priest', 'priest', 'warrior', 'priest'], firstLord: 'random' };

test('races and the two heroes go with their people; the first seat begins', () => {
  expect(rematchConfig(MORTH_OPTIONS, CONFIG, 1, 3)).toEqual({ ...CONFIG, races: ['any', 'gnome', 'elf'], twoHeroes: 1, firstLord: 0 });
  expect(rematchConfig(MORTH_OPTIONS, { ...CONFIG, twoHeroes: 0 }, 1, 3)).toMatchObject({ twoHeroes: 2 });
});

test('races that nobody chose stay so', () => {
  expect(rematchConfig(MORTH_OPTIONS, { ...CONFIG, races: [] }, 2, 3)).toMatchObject({ races: [] });
});
