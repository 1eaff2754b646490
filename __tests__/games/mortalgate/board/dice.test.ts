import { facesOf, sixSided, tenSided } from '@/games/mortalgate/board/art/dice';
import { heroPlate } from '@/games/mortalgate/board/art/token';
import { BLUE, RED } from '@/games/mortalgate/rules/types';
import { at, expectPicture, renderShapes } from '../../../support/picture';

test('GATE-084 tens and ones as they show: 0 and 0 is 100', () => {
  expect(facesOf([6, 3])).toEqual(['60', '3']);
  expect(facesOf([0, 7])).toEqual(['00', '7']);
  expect(facesOf([0, 0])).toEqual(['00', '0']);
  expect(facesOf([10, 10])).toEqual(['00', '0']);
});

test('dice of both teams, and the plates of all heroes', async () => {
  const shapes = [RED, BLUE].flatMap((team) => [
    ...facesOf([6, 3]).map((face, i) => at(8 + i * 44, 8 + team * 48, tenSided(face, team, 40))),
    ...[1, 2, 3, 4, 5, 6].map((value, i) => at(108 + i * 44, 8 + team * 48, sixSided(value, team, 40))),
    ...[0, 1, 2, 3].map((i) => at(8 + i * 44 + team * 180, 108, heroPlate(i * 2 + team, team, 40))),
  ]);
  expectPicture('mortalgate/dice', await renderShapes(shapes, 376, 156, 2));
});
