import { screen } from '@testing-library/react-native';
import { openApp, press, settle } from '../../../support/openApp';

jest.setTimeout(180_000);

const title = () => String(screen.getByTestId('turn:seat').props['aria-label']);

/** Alone against ten waves. */
async function sitDownAlone(): Promise<void> {
  await openApp('/new/morth');
  await press('option:mode');
  await press('option:mode:solitaire');
  await press('new:start');
}

test('a wave of solitaire on the real store: roll, portal, heroes, Assault, and the next wave', async () => {
  await sitDownAlone();
  expect(title()).toMatch(/^Lord Morth/);
  await press('action:rollWave');
  await settle(600);
  expect(title()).toMatch(/^The Portal/);
  await press('turn:right');
  await press('action:turnPortal');
  await settle(600);
  expect(title()).toMatch(/^Hero phase/);
  await press('hero:0');
  await press('action:endTurn');
  await press('endTurn:confirm');
  await settle(600);
  expect(title()).toMatch(/^Assault\./);
  await press('action:rollAssault');
  await press('assault:skip');
  expect(title()).toMatch(/^Lord Morth/);
  expect(screen.getByTestId('assault:report')).toBeOnTheScreen();
  await press('assault:report');
  expect(screen.queryByTestId('assault:report')).toBeNull();
});

test('solitaire has one seat, and says so', async () => {
  await openApp('/new/morth');
  await press('option:mode');
  await press('option:mode:solitaire');
  expect(screen.getByLabelText('1 of at most 1 seats')).toBeOnTheScreen();
  expect(screen.getByTestId('option:map')).toBeOnTheScreen();
  expect(screen.queryByTestId('option:cardMode')).toBeNull();
});
