import { act, fireEvent, screen } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';
import { BANNER_MS } from '@/screens/table/TurnBanner';
import { openApp, press, settle, write } from '../../support/openApp';

/** What the system tells the app when it leaves the screen or comes back. */
async function systemSays(state: AppStateStatus): Promise<void> {
  const listeners = jest
    .mocked(AppState.addEventListener)
    .mock.calls.filter(([type]) => type === 'change')
    .map(([, listener]) => listener);
  await act(async () => listeners.forEach((listener) => listener(state)));
  await settle();
}

/** Two people and a bot begin a match on one device; Ana plays first. */
async function twoPeople(): Promise<void> {
  await openApp('/new/molthar');
  await press('new:mode:oneDevice');
  await write('seat:0:name', 'Ana');
  await write('seat:1:name', 'Ben');
  await press('option:starter');
  await press('option:starter:0');
  await press('new:start');
}

beforeEach(() => {
  jest.spyOn(AppState, 'addEventListener');
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('between people nothing of the table is in the tree before the next one says so', async () => {
  await twoPeople();
  expect(screen.getByTestId('handover:ready')).toBeOnTheScreen();
  expect(screen.queryByTestId('table:molthar')).toBeNull();
  await press('handover:ready');
  await settle(2000);
  expect(screen.getByTestId('table:molthar')).toBeOnTheScreen();
  expect(screen.queryByTestId('handover:ready')).toBeNull();
});

test('out of sight the table is covered, and afterwards the device must be taken anew', async () => {
  await twoPeople();
  await press('handover:ready');
  await settle(2000);
  await systemSays('inactive');
  expect(screen.getByTestId('play:covered')).toBeOnTheScreen();
  expect(screen.queryByTestId('table:molthar')).toBeNull();
  await systemSays('active');
  expect(screen.queryByTestId('play:covered')).toBeNull();
  expect(screen.queryByTestId('table:molthar')).toBeNull();
  expect(screen.getByTestId('handover:ready')).toBeOnTheScreen();
});

test('a person who plays alone sees the table at once and is never covered', async () => {
  await openApp('/new/molthar');
  await press('new:mode:alone');
  await press('new:start');
  expect(screen.getByTestId('table:molthar')).toBeOnTheScreen();
  await systemSays('inactive');
  expect(screen.getByTestId('table:molthar')).toBeOnTheScreen();
});

test('without secrets no door is shut: a banner says whose turn it is, and leaves by itself', async () => {
  await openApp('/new/morth');
  await press('new:mode:oneDevice');
  await press('option:mode');
  await press('option:mode:introductory');
  await write('seat:0:name', 'Ana');
  await write('seat:1:name', 'Ben');
  await press('option:firstLord');
  await press('option:firstLord:1');
  fireEvent.press(screen.getByTestId('new:start'));
  await settle(600);
  expect(screen.getByTestId('table:morth')).toBeOnTheScreen();
  expect(screen.queryByTestId('handover:ready')).toBeNull();
  const banner = screen.getByTestId('turn:banner');
  expect(banner).toHaveTextContent('Ben’s turn');
  expect(banner.props.accessibilityLiveRegion ?? banner.props['aria-live']).toBe('polite');
  await settle(BANNER_MS);
  expect(screen.queryByTestId('turn:banner')).toBeNull();
  await systemSays('inactive');
  expect(screen.getByTestId('table:morth')).toBeOnTheScreen();
});

test('who always wants a door has it without secrets too, and is promised no hidden cards', async () => {
  await openApp('/settings');
  await press('settings:doors');
  await press('settings:doors:always');
  screen.unmount();
  await openApp('/new/morth');
  await press('new:mode:oneDevice');
  await press('new:start');
  expect(screen.getByTestId('handover:ready')).toBeOnTheScreen();
  expect(screen.queryByText(/hidden cards/i)).toBeNull();
  expect(screen.queryByTestId('table:morth')).toBeNull();
});
