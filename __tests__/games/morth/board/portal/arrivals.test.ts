import { arrivalSizes } from '@/games/morth/board/portal/arrivals';

const PHONE = { x: 8, y: 0, w: 374, h: 300 };

test.each([1, 2, 3, 4])('three dice side by side fit each of %i cards', (cards) => {
  const { die } = arrivalSizes(PHONE, cards, true);
  const card = (PHONE.w - 6 * (cards - 1)) / cards;
  expect(3 * die).toBeLessThanOrEqual(card - 8);
  expect(die).toBeGreaterThanOrEqual(18);
});

test('a low screen shows fewer dice of a path, never none', () => {
  const most = [120, 200, 300, 420].map((h) => arrivalSizes({ ...PHONE, h }, 3, true).most);
  expect(most).toEqual([...most].sort((a, b) => a - b));
  expect(most[0]).toBe(1);
});

test('nobody who only watches loses room to the arrows', () => {
  expect(arrivalSizes(PHONE, 2, false).most).toBeGreaterThanOrEqual(arrivalSizes(PHONE, 2, true).most);
});
