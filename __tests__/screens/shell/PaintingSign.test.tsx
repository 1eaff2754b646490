import { act, render, screen } from '@testing-library/react-native';
import type { Painting } from '@/scene/studio/orders';
import { PaintingSign } from '@/screens/shell/PaintingSign';

let mockNow: Painting | null = null;
let mockTell = () => {};

// Pictures are painted apart in browsers only: the worker does not exist here.
jest.mock('@/scene/studio/studio', () => ({
  painting: () => mockNow,
  watchPainting: (listener: () => void) => {
    mockTell = listener;
    return () => {};
  },
}));

const paint = (painting: Painting | null) =>
  act(() => {
    mockNow = painting;
    mockTell();
  });

beforeEach(() => {
  jest.useFakeTimers();
  mockNow = null;
});
afterEach(() => jest.useRealTimers());

test('pictures that take their time are announced with how far they are, and the sign goes when they are there', () => {
  render(<PaintingSign />);
  expect(screen.queryByTestId('painting')).toBeNull();
  paint({ done: 1, of: 4 });
  act(() => jest.advanceTimersByTime(299));
  expect(screen.queryByTestId('painting')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByTestId('painting')).toHaveProp('role', 'status');
  expect(screen.getByRole('progressbar')).toHaveAccessibilityValue({ now: 25 });
  paint({ done: 3, of: 4 });
  expect(screen.getByRole('progressbar')).toHaveAccessibilityValue({ now: 75 });
  paint(null);
  expect(screen.queryByTestId('painting')).toBeNull();
});

test('what is there within 300 ms says nothing', () => {
  render(<PaintingSign />);
  paint({ done: 0, of: 2 });
  act(() => jest.advanceTimersByTime(200));
  paint(null);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByTestId('painting')).toBeNull();
});
