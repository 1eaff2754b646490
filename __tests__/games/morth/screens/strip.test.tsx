import { fireEvent, screen } from '@testing-library/react-native';
import { sitAt } from './tableAt';

jest.setTimeout(180_000);
// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a line of players that is longer than its room is drawn closer together, so that nobody’s wounds are cut off', async () => {
  await sitAt({ seats: 3, phase: 'assault', foes: ['L16 rat'] });
  expect(screen.getByTestId('threat:0')).toBeOnTheScreen();
  const lineOf = (width: number) => fireEvent(screen.getByTestId('strip'), 'contentSizeChange', width, 34);
  lineOf(100);
  expect(screen.getByTestId('show:2')).toHaveStyle({ paddingHorizontal: 5 });
  lineOf(2000);
  expect(screen.getByTestId('show:2')).toHaveStyle({ paddingHorizontal: 3 });
});
