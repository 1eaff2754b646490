import { act, fireEvent, screen } from '@testing-library/react-native';
import { router } from 'expo-router';
import { databaseFile } from '@/storage';
import { closeDatabases, openDatabase, storeMatch } from '../../support/database';
import { openApp, press, settle } from '../../support/openApp';

const MOVES = 12;
const position = () => screen.getByTestId('replay:position').props.children;

beforeAll(async () => {
  // The file that the app itself opens.
  await storeMatch(openDatabase(databaseFile(1)), 'friday', MOVES);
  await closeDatabases();
});

async function openReplay(): Promise<void> {
  await openApp('/replay/friday');
  await settle();
}

test('goes move by move, and not beyond either end', async () => {
  await openReplay();
  expect(position()).toBe(`Move 0 of ${MOVES}`);
  await press('replay:previous');
  expect(position()).toBe(`Move 0 of ${MOVES}`);
  await press('replay:next');
  await press('replay:next');
  expect(position()).toBe(`Move 2 of ${MOVES}`);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
});

test('a link may name the move that is shown first, and one beyond the end is the end', async () => {
  await openApp('/replay/friday?at=5');
  await settle();
  expect(position()).toBe(`Move 5 of ${MOVES}`);
  await openApp('/replay/friday?at=500');
  await settle();
  expect(position()).toBe(`Move ${MOVES} of ${MOVES}`);
});

test('the slider is moved by a screen reader', async () => {
  await openReplay();
  const slider = screen.getByTestId('replay:slider');
  expect(slider).toHaveAccessibilityValue({ min: 0, max: MOVES, now: 0, text: `Move 0 of ${MOVES}, Round 1` });
  fireEvent(slider, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  await settle(50);
  expect(position()).toBe(`Move 1 of ${MOVES}`);
});

test('plays by itself to the end, faster when asked, and stops when a move is chosen by hand', async () => {
  await openReplay();
  await press('replay:speed');
  expect(screen.getByLabelText('Speed: 2×')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('replay:play'));
  await settle(1300);
  expect(position()).toBe(`Move 2 of ${MOVES}`);
  await press('replay:next');
  await settle(3000);
  expect(position()).toBe(`Move 3 of ${MOVES}`);
  fireEvent.press(screen.getByTestId('replay:play'));
  await settle(600 * MOVES);
  expect(position()).toBe(`Move ${MOVES} of ${MOVES}`);
  expect(screen.getByLabelText('Play')).toBeOnTheScreen();
});

test('playing on from a move makes another match and leaves the first as it is', async () => {
  await openReplay();
  await press('replay:next');
  await press('replay:playOn');
  expect(screen).toHavePathname(expect.stringMatching(/^\/play\/(?!friday)/));
  act(() => router.replace('/replay/friday'));
  await settle();
  await press('replay:next');
  expect(position()).toBe(`Move 1 of ${MOVES}`);
});

test('goes by turns and rounds, and says how far the match is', async () => {
  await openReplay();
  expect(screen.getByTestId('replay:progress')).toHaveTextContent('Round 1');
  await press('replay:unit:turn');
  expect(screen.getByTestId('replay:next')).toHaveAccessibleName('Next turn');
  await press('replay:next');
  const [, turn = ''] = /^Move (\d+)/.exec(position()) ?? [];
  expect(Number(turn)).toBeGreaterThan(1);
  await press('replay:previous');
  expect(position()).toBe(`Move 0 of ${MOVES}`);
  await press('replay:unit:round');
  await press('replay:next');
  expect(Number(/^Move (\d+)/.exec(position())?.[1])).toBeGreaterThan(Number(turn));
});

test('is looked at from any side, and shows nothing more for it', async () => {
  await openReplay();
  fireEvent(screen.getByTestId('replay:board'), 'layout', { nativeEvent: { layout: { width: 366, height: 480 } } });
  await settle();
  expect(screen.getByTestId('scene')).toBeOnTheScreen();
  expect(screen.getByTestId('replay:side:0')).toBeChecked();
  await press('replay:side:1');
  expect(screen.getByTestId('replay:side:1')).toBeChecked();
  expect(screen.getByTestId('replay:side:0')).not.toBeChecked();
  expect(screen.getByTestId('scene')).toBeOnTheScreen();
  expect(screen.getByText('Only what everybody could see is shown.')).toBeOnTheScreen();
});
