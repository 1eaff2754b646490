import { screen } from '@testing-library/react-native';
import { act } from 'react';
import { Dimensions } from 'react-native';
import { sitAt, tap } from './tableAt';

beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
const usual = Dimensions.get('window');
const turnTo = (width: number, height: number) =>
  act(() => Dimensions.set({ window: { width, height, fontScale: 1, scale: 2 } }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  act(() => Dimensions.set({ window: usual }));
});

test('on a tablet all altars are listed with whose they are, and a tap considers one', async () => {
  turnTo(1024, 1366);
  await sitAt({
    active: 'dekhar',
    heroes: { dekhar: { at: 'F15' }, sabea: { at: 'T7' }, greven: { at: 'T8' } },
    altars: { sprint: 'blue', splinter: 'red' },
  });
  expect(screen.getByTestId('altars:sprint')).toHaveTextContent(/Sprint · C14.*Held by Blue/);
  expect(screen.getByTestId('altars:splinter')).toHaveTextContent(/Held by Red · Contested/);
  expect(screen.getByTestId('altars:leech')).toHaveTextContent(/Held by nobody/);
  await tap('altars:sprint');
  expect(screen.getByTestId('proposal:gain')).toHaveTextContent(/Blue loses it/);
  expect(screen.queryByTestId('altars')).toBeNull();
});

test('a phone lists the altars on demand, the nearest first, and a tap considers one', async () => {
  turnTo(390, 844);
  await sitAt({ active: 'dekhar', heroes: { dekhar: { at: 'F15' } } });
  expect(screen.queryByTestId('altars')).toBeNull();
  await tap('board:altars');
  const [nearest] = screen.getAllByTestId(/^altars:(?!sheet)/);
  expect(nearest).toHaveTextContent(/^Sprint · C14/);
  expect(nearest).toHaveAccessibleName(/C14, 3 hexes west/);
  await tap('altars:sprint');
  expect(screen.getByTestId('proposal')).toHaveTextContent(/Walk and capture/);
});

test('a wide table lists all heroes where no proposal stands, and the attributes of the one on turn', async () => {
  turnTo(1366, 1024);
  await sitAt({
    active: 'dekhar',
    heroes: { dekhar: { at: 'F15' }, sabea: { at: 'G15', health: 9, statuses: { poison: 2 } } },
  });
  expect(screen.getByTestId('heroes:sabea')).toHaveTextContent(/Sabea.*9\/18 · G15/);
  expect(screen.getByTestId('heroes:sabea')).toHaveAccessibleName(/Poison 2.*next to you/i);
  expect(screen.getByTestId('panel')).toHaveTextContent(/movement/i);
  await tap('heroes:sabea');
  expect(screen.getByTestId('proposal')).toHaveTextContent(/Attack/);
  expect(screen.queryByTestId('heroes')).toBeNull();
});
