import { fireEvent, screen } from '@testing-library/react-native';
import { expoConnection } from '@/storage/expoConnection';
import { openApp, press, settle } from '../../support/openApp';

jest.mock('@/storage/expoConnection', () => {
  const actual = jest.requireActual<typeof import('@/storage/expoConnection')>('@/storage/expoConnection');
  return { ...actual, expoConnection: jest.fn(actual.expoConnection) };
});

test('a link that leads nowhere says so and leads home', async () => {
  await openApp('/gates/unknown');
  expect(screen.getByText('There is no gate here')).toBeOnTheScreen();
  expect(screen.getByText(/\/gates\/unknown/)).toBeOnTheScreen();
  await press('not-found:home');
  expect(screen).toHavePathname('/');
});

test('a database that cannot be opened is said in words, never shown as an empty app, and can be tried again', async () => {
  jest.mocked(expoConnection).mockRejectedValueOnce(new Error('disk I/O error'));
  await openApp('/saves');
  expect(screen.getByTestId('storage:failed')).toBeOnTheScreen();
  expect(screen.queryByText('No matches yet')).toBeNull();
  await press('storage:retry');
  expect(screen.queryByTestId('storage:failed')).toBeNull();
  expect(screen.getByText('No matches yet')).toBeOnTheScreen();
});

test('saves that cannot be read offer an empty beginning, once', async () => {
  jest.mocked(expoConnection).mockRejectedValueOnce(new Error('file is not a database'));
  await openApp('/');
  expect(screen.getByTestId('storage:failed')).toBeOnTheScreen();
  for (let taps = 0; taps < 3; taps++) fireEvent.press(screen.getByTestId('storage:empty'));
  await settle();
  expect(screen.queryByTestId('storage:failed')).toBeNull();
  expect(jest.mocked(expoConnection).mock.calls.at(-1)?.[0]).toBe('gatehouse-2.db');
});

test('a match that does not exist is said in words, with ways out', async () => {
  await openApp('/play/nowhere');
  expect(screen.getByTestId('play:failed')).toBeOnTheScreen();
  expect(screen.getByText('To the saves')).toBeOnTheScreen();
  expect(screen.getByText('To the hall')).toBeOnTheScreen();
});

test('a replay of a match that does not exist is said in words', async () => {
  await openApp('/replay/nowhere');
  expect(screen.getByTestId('replay:failed')).toBeOnTheScreen();
});
