import { screen } from '@testing-library/react-native';
import { openApp, press, settle } from '../../../support/openApp';

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
  await press('crossing');
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

test('two people: dice are seen to their maps, and the Assault to its end, before the device goes on', async () => {
  await openApp('/settings');
  await press('settings:doors');
  await press('settings:doors:always');
  screen.unmount();
  await openApp('/new/morth?deal=4');
  await press('option:mode');
  await press('option:mode:introductory');
  // The seats of the last match are remembered.
  while (screen.queryByTestId('seat:2:open') !== null) {
    await press('seat:2:open');
    await press('seat:remove');
  }
  await press('new:mode:oneDevice');
  await press('new:start');
  const on = async (testID: string) => {
    for (let i = 0; i < 20 && screen.queryByTestId(testID) === null; i++) {
      const next = [
        'handover:ready',
        'endTurn:confirm',
        'action:rollWave',
        'action:passPortal',
        'action:endTurn',
        'action:rollAssault',
        'action:moveEnemies',
        'crossing',
      ].find((each) => screen.queryByTestId(each) !== null);
      await (next === undefined ? settle(200) : press(next));
    }
    expect(screen.getByTestId(testID)).toBeOnTheScreen();
  };
  await on('crossing');
  expect(screen.queryByTestId('handover')).toBeNull();
  await press('crossing');
  expect(screen.getByTestId('handover')).toBeOnTheScreen();
  await on('assault:skip');
  expect(screen.queryByTestId('handover')).toBeNull();
  await press('assault:skip');
  expect(screen.getByTestId('handover')).toBeOnTheScreen();
});
