import { act, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { beyond } from '@/games/morth/board/map/scrolling';
import { sitAt, tap } from './tableAt';

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
const usual = Dimensions.get('window');
beforeEach(() => {
  jest.useFakeTimers();
  act(() => Dimensions.set({ window: { width: 390, height: 844, fontScale: 1, scale: 2 } }));
});
afterEach(() => {
  act(() => Dimensions.set({ window: usual }));
  jest.useRealTimers();
});

test('enemies that stand beyond the edges of a window are told apart by side', () => {
  expect(beyond([10, 120, 400, 900], 100, 300)).toEqual({ above: [10], below: [900] });
  expect(beyond([120, 390], 100, 300)).toEqual({ above: [], below: [] });
});

test('a team’s map says what stands beyond its edges, and can be seen whole', async () => {
  await sitAt({
    seats: 2,
    config: { mode: 'cooperative' },
    phase: 'heroes',
    seat: 0,
    foes: ['L1 goblin, C1 orc, BL1 rat'],
  });
  expect(screen.getByTestId('beyond:above')).toHaveAccessibleName('2 enemies above, out of sight');
  expect(screen.getByTestId('beyond:below')).toHaveAccessibleName('1 enemy below, out of sight');
  await tap('map:whole');
  expect(screen.queryByTestId('beyond:above')).toBeNull();
  expect(screen.getByTestId('map:whole')).toHaveAccessibleName('Go near again');
  await tap('map:whole');
  expect(screen.getByTestId('beyond:below')).toBeOnTheScreen();
});
