import { missingSign } from '@/games/molthar/board/art/cost';
import { legendOf } from '@/games/molthar/board/words';
import { CHARACTERS, type Pearl } from '@/games/molthar/rules';
import { character } from './support';

const costOf = (id: string) => CHARACTERS[character(id)].cost;

test.each<[string, string, Pearl, string | number]>([
  ['MOL-095 a numbered pearl is missing by its number', 'giant-1', 6, 6],
  ['MOL-092 one of a pair may be any value', 'goblin-1', 1, '='],
  ['MOL-092 a run may begin anywhere', 'wizard-1', 2, '+1'],
  ['MOL-092 any even pearl would do', 'halfeven-1', 2, 'even'],
  ['MOL-092 any odd pearl would do', 'halfodd-1', 1, 'odd'],
  ['MOL-092 a sum names no value', 'barbarian-1', 8, ''],
  ['MOL-092 of a pair and two sixes, the sixes are named', 'gnome-1', 6, 6],
  ['MOL-092 of a pair and two sixes, the pair is not', 'gnome-1', 1, '='],
])('%s', (_, id, value, sign) => expect(missingSign(costOf(id), value)).toBe(sign));

test('every sign of a cost is explained once', () => {
  expect(legendOf(costOf('gnome-1'))).toEqual(['kind', 'exact']);
  expect(legendOf(costOf('wraith-1'))).toEqual(['kind']);
  expect(legendOf(costOf('wisp36-1'))).toEqual(['exact', 'or']);
  expect(legendOf(costOf('pirate-1'))).toEqual(['exact', 'gems']);
});
