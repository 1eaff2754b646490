import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { Provider } from 'react-redux';
import { HandoverDoors } from '@/screens/handover/HandoverDoors';
import { handoverLayout } from '@/screens/handover/handoverLayout';
import { LATE_TAP } from '@/screens/handover/useSettled';
import { LanguageProvider } from '@/i18n';
import { PreferencesProvider, motion } from '@/ui';
import { makeApp, seat } from '../../support/store';

jest.mock('expo-router/build/testing-library/mocks', () => ({}));

const PREFERENCES = { reducedMotion: 'off', hand: 'right', patterns: false, speed: 1 } as const;
const seats = [
  { ...seat('Ana'), look: 0 },
  { ...seat('Ben'), look: 1 },
];

async function show(
  changes: {
    readonly from?: number | null;
    readonly reducedMotion?: 'on' | 'off';
    readonly onCancel?: () => void;
    readonly after?: number;
  } = {},
) {
  const ready = jest.fn();
  const leave = jest.fn();
  const { store } = makeApp();
  renderRouter({
    index: () => (
      <Provider store={store}>
        <LanguageProvider language="en">
          <PreferencesProvider value={{ ...PREFERENCES, reducedMotion: changes.reducedMotion ?? 'off' }}>
            <HandoverDoors
              gameId="molthar"
              progress={{ key: 'molthar.progress', params: { round: 7 } }}
              seats={seats}
              hides
              to={1}
              from={changes.from === undefined ? 0 : changes.from}
              onReady={ready}
              onCancel={changes.onCancel ?? null}
              onLeave={leave}
            />
          </PreferencesProvider>
        </LanguageProvider>
      </Provider>
    ),
  });
  await pass(changes.after ?? LATE_TAP);
  return { ready, leave };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('it says whose turn it is, in which match, and who hands the device to whom', async () => {
  await show();
  expect(screen.getByTestId('turn:seat')).toHaveTextContent('Ben’s turn');
  expect(screen.getByText('Portals of Molthar, Round 7')).toBeOnTheScreen();
  expect(screen.getByLabelText('The device goes from Ana to Ben')).toBeOnTheScreen();
  expect(screen.getByText(/^Hand the device to Ben\./)).toBeOnTheScreen();
});

test('a match that was just opened has nobody who gives the device away', async () => {
  await show({ from: null });
  expect(screen.getByLabelText('The device goes to Ben')).toBeOnTheScreen();
  expect(screen.queryByText(/Hand the device/)).toBeNull();
});

test('the doors open for half a second before the table appears, once', async () => {
  const { ready } = await show();
  fireEvent.press(screen.getByTestId('handover:ready'));
  fireEvent.press(screen.getByTestId('handover:ready'));
  await pass(motion.doors - 60);
  expect(ready).not.toHaveBeenCalled();
  await pass(120);
  expect(ready).toHaveBeenCalledTimes(1);
});

test('with reduced motion it only fades', async () => {
  const { ready } = await show({ reducedMotion: 'on' });
  fireEvent.press(screen.getByTestId('handover:ready'));
  await pass(motion.reduced + 20);
  expect(ready).toHaveBeenCalledTimes(1);
});

test('who called out may think again; in turn there is no such way back', async () => {
  const cancel = jest.fn();
  await show({ onCancel: cancel });
  expect(screen.getByTestId('turn:seat')).toHaveTextContent('Ben calls out');
  fireEvent.press(screen.getByText('Not after all'));
  expect(cancel).toHaveBeenCalledTimes(1);
  screen.unmount();
  await show();
  expect(screen.queryByText('Not after all')).toBeNull();
});

test('a tap that was meant for the table neither leaves nor shows a hand', async () => {
  const { leave, ready } = await show({ after: LATE_TAP - 50 });
  fireEvent.press(screen.getByTestId('handover:leave'));
  fireEvent.press(screen.getByTestId('handover:ready'));
  await pass(motion.doors + 100);
  expect(leave).not.toHaveBeenCalled();
  expect(ready).not.toHaveBeenCalled();
});

test('one may leave instead', async () => {
  const { leave, ready } = await show();
  fireEvent.press(screen.getByTestId('handover:leave'));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(ready).not.toHaveBeenCalled();
});

test.each([
  ['phone', 390, 844, false],
  ['small phone', 320, 568, false],
  ['phone on its side', 844, 390, true],
  ['tablet', 1024, 1366, false],
  ['tablet on its side', 1366, 1024, true],
])('%s: doors and words both have room', (_name, width, height, beside) => {
  const layout = handoverLayout({
    width,
    height,
    isTablet: Math.min(width, height) >= 600,
    isLandscape: width > height,
    textScale: 1,
  });
  expect(layout.beside).toBe(beside);
  expect(layout.doorWidth).toBeGreaterThanOrEqual(110);
  expect(layout.doorHeight).toBeLessThanOrEqual(height);
  expect(layout.words).toBeGreaterThanOrEqual(270);
  if (beside) expect(layout.doorWidth + layout.words).toBeLessThanOrEqual(width);
});
