import { mapParts, mapPicture, pathNumbers, squareNumbers } from '@/games/morth/board/art/mapPicture';
import { mapLayout } from '@/games/morth/board/map/mapLayout';
import { MAPS, cellAt } from '@/games/morth/rules/maps';
import { SINGLE_MAPS, TEAM_MAPS } from '@/games/morth/rules/types';
import { at, differingPixels, expectPicture, renderShapes } from '../../../support/picture';

test.each([...SINGLE_MAPS, ...TEAM_MAPS])('the map %s', async (id) => {
  const { width, height } = mapLayout(id, 42);
  expectPicture(
    `morth/map-${id}`,
    await renderShapes([...mapPicture(id, 42, false), ...pathNumbers(id, 42, false)], width, height, 1),
  );
});

test.each(['yellow', 'coop-2'] as const)('the map %s on its side', async (id) => {
  const { width, height } = mapLayout(id, 40, true);
  expectPicture(
    `morth/map-${id}-lying`,
    await renderShapes([...mapPicture(id, 40, true), ...pathNumbers(id, 40, true)], width, height, 1),
  );
});

test('a small map says the same with less', async () => {
  const maps = SINGLE_MAPS.map((id, i) =>
    at(8 + i * 204, 8, [...mapPicture(id, 21, false), ...pathNumbers(id, 21, false)]),
  );
  expectPicture('morth/maps-small', await renderShapes(maps, 824, 296, 1));
});

test('the parts of a high map together are the map', async () => {
  const { width, height } = mapLayout('coop-1', 30);
  const parts = mapParts('coop-1', 30, false);
  expect(parts).toHaveLength(2);
  expect(parts[0].h).toBe(parts[1].y);
  expect(parts[1].y + parts[1].h).toBeCloseTo(height);
  expect(mapParts('coop-1', 30, false)).toBe(parts);
  const whole = await renderShapes(mapPicture('coop-1', 30, false), width, height, 0.5);
  const joined = await renderShapes(
    parts.map(({ y, shapes }) => at(0, y, shapes)),
    width,
    height,
    0.5,
  );
  expect(differingPixels(whole, joined)).toBeLessThan(width);
});

test('a map that fits is one part, the map itself', () => {
  expect(mapParts('yellow', 42, false)[0].shapes).toBe(mapPicture('yellow', 42, false));
  expect(mapParts('yellow', 80, false)).toHaveLength(2);
});

test('every path square has its number, a crossing two, open ground none', () => {
  const roads = MAPS.grey.spots.filter((spots) => spots.length > 0);
  expect(pathNumbers('grey', 42, false)).toHaveLength(roads.length);
  const texts = (square: number) =>
    squareNumbers('grey', square, 42).map((shape) => (shape.t === 'text' ? shape.text : shape.t));
  expect([cellAt(4, 3), cellAt(0, 11), cellAt(1, 0)].map(texts)).toEqual([['14', '13'], ['1'], []]);
});
