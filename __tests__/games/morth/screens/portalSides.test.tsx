import { act, screen } from '@testing-library/react-native';
import { Dimensions, StyleSheet } from 'react-native';
import type { SeatSetup } from '@/store';
import type { Spec } from '../../../support/morth';
import { sitAt, tap } from './tableAt';

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
const usual = Dimensions.get('window');
const onScreen = (width: number, height: number) =>
  act(() => Dimensions.set({ window: { width, height, fontScale: 1, scale: 2 } }));
beforeEach(() => {
  jest.useFakeTimers();
  onScreen(1024, 1366);
});
afterEach(() => {
  act(() => Dimensions.set({ window: usual }));
  jest.useRealTimers();
});

const PEOPLE: readonly SeatSetup[] = ['Ines', 'Tobias', 'Vesna'].map((name, look) => ({
  name,
  look,
  kind: 'person',
  level: 'easy',
}));
const PORTAL: Spec = { seats: 3, phase: 'portal', seat: 0, lord: 0, gold: [1, 4, 2], spun: '0 goblin' };
const shared = { seats: PEOPLE };
const isAway = (seat: number) =>
  StyleSheet.flatten(screen.getByTestId(`side:${seat}`).props.style).transform !== undefined;

test('MOR-056 whoever is on turn passes at their own side, and the others see it', async () => {
  const done = await sitAt(PORTAL, shared);
  expect(screen.getByTestId('side:0:pass')).toHaveAccessibleName('Ines: Pass');
  expect(screen.getByTestId('side:1')).toHaveAccessibleName('Tobias waits, gold: 4');
  expect(screen.queryByTestId('side:1:pass')).toBeNull();
  expect(screen.getByTestId('action:passPortal')).toBeOnTheScreen();
  await tap('side:0:pass');
  expect(done).toEqual([{ type: 'passPortal' }]);
  expect(screen.getByTestId('side:0')).toHaveAccessibleName('Ines passed, gold: 1');
  expect(screen.queryByTestId('side:0:pass')).toBeNull();
});

test('MOR-054 a turn is chosen first, then paid for at the own side', async () => {
  const done = await sitAt(PORTAL, shared);
  expect(screen.getByTestId('side:0:turn')).toBeDisabled();
  await tap('side:0:turn');
  expect(done).toEqual([]);
  await tap('turn:left');
  expect(screen.getByTestId('side:0:turn')).toHaveAccessibleName('Ines: Turn, pay 1');
  await tap('side:0:turn');
  expect(done).toEqual([{ type: 'turnPortal', steps: -1 }]);
  expect(screen.getByTestId('side:0')).toHaveAccessibleName('Ines turned, gold: 0');
});

test('MOR-055 a turn that is too dear is refused as the bar refuses it', async () => {
  const done = await sitAt(PORTAL, shared);
  await tap('turn:right');
  await tap('turn:right');
  await tap('side:0:turn');
  expect(screen.getByTestId('whynot')).toHaveAccessibleName('It costs 2 gold, you have 1');
  expect(done).toEqual([]);
});

test('where the screen is turned to the sitters, whoever sits across reads their side from there', async () => {
  await sitAt(PORTAL, shared, { turnScreen: true });
  expect([0, 1, 2].map(isAway)).toEqual([false, true, false]);
});

test('elsewhere all stand upright', async () => {
  await sitAt(PORTAL, shared);
  expect([0, 1, 2].map(isAway)).toEqual([false, false, false]);
});

test('while somebody calls, nobody turns the portal', async () => {
  await sitAt(PORTAL, { ...shared, calling: 1 });
  expect(screen.queryByTestId('side:0:pass')).toBeNull();
});

test.each([
  ['on a phone', 390, 844, shared],
  ['where one person plays against bots', 1024, 1366, {}],
])('there are no sides %s', async (_, width, height, more) => {
  onScreen(width, height);
  await sitAt(PORTAL, more);
  expect(screen.getByTestId('portal')).toBeOnTheScreen();
  expect(screen.queryByTestId('side:0')).toBeNull();
});
