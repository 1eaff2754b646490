import { sitsOpposite } from '@/screens/table/opposite';
import { seat } from '../../support/store';

const sides = (seats: Parameters<typeof sitsOpposite>[0]) => seats.map((_, at) => sitsOpposite(seats, at));

test('people sit on both sides in turn, bots on none', () => {
  expect(sides([seat('Ana'), seat('Ben'), seat('Cleo'), seat('Dora')])).toEqual([false, true, false, true]);
  expect(sides([seat('Ana'), seat('Bot', 'bot'), seat('Ben'), seat('Cleo')])).toEqual([false, false, true, false]);
});

test('what was chosen holds', () => {
  expect(
    sides([
      { ...seat('Ana'), opposite: true },
      { ...seat('Ben'), opposite: false },
    ]),
  ).toEqual([true, false]);
});
