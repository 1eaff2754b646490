import { screen } from '@testing-library/react-native';
import { openApp, press, settle } from '../../../support/openApp';

/** Alone against bots, the person begins. */
async function sitDown(): Promise<void> {
  await openApp('/new/molthar');
  await press('new:mode:alone');
  await press('option:starter');
  await press('option:starter:0');
  await press('new:start');
}

const title = () => screen.getByTestId('turn:seat').props['aria-label'] as string;

test('a turn on the real store: three pearls by taps, the turn ends by itself, the bots play, and it is the person’s turn again', async () => {
  await sitDown();
  const first = title();
  for (const place of [0, 1, 2]) {
    await press(`target:pearl:${place}`);
    await press('action:takePearl');
  }
  await settle(1500);
  expect(title()).not.toBe(first);
  for (let waited = 0; waited < 120 && screen.queryByTestId('action:undo') === null; waited++) {
    if (screen.queryByTestId('action:hurry') !== null) await press('action:hurry');
    await settle(500);
  }
  expect(title()).toMatch(/Round 2/);
  expect(screen.getAllByTestId(/^target:hand:/)).toHaveLength(3);
});

test('the log tells what happened, and the rules are one tap away', async () => {
  await sitDown();
  await press('target:pearlPile');
  await press('action:takePearl');
  await press('log:open');
  expect(screen.getByTestId('log:sheet')).toBeOnTheScreen();
  await press('top:rules');
  expect(screen).toHavePathname('/rulebook/molthar');
});
