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
  await settle(4500);
  expect(title()).not.toBe(first);
  for (let waited = 0; waited < 120 && screen.queryByTestId('action:undo') === null; waited++) {
    if (screen.queryByTestId('action:hurry') !== null) await press('action:hurry');
    await settle(500);
  }
  expect(title()).toMatch(/^Your turn\. Round 2/);
  expect(screen.getAllByTestId(/^target:hand:/)).toHaveLength(3);
});

test('what the bots do is told while they play, in short at the own turn, and shown again on demand', async () => {
  await sitDown();
  expect(screen.queryByTestId('recap')).toBeNull();
  for (const place of [0, 1, 2]) {
    await press(`target:pearl:${place}`);
    await press('action:takePearl');
  }
  await settle(1500);
  let captions = 0;
  for (let waited = 0; waited < 240 && screen.queryByTestId('recap') === null; waited++) {
    if (screen.queryByTestId('caption') !== null) captions++;
    await settle(500);
  }
  expect(captions).toBeGreaterThan(0);
  expect(screen.getByTestId('recap:again')).toBeOnTheScreen();
  await press('recap:again');
  await settle(2000);
  expect(screen.getByTestId('again')).toBeOnTheScreen();
  await press('again:stop');
  expect(screen.queryByTestId('again')).toBeNull();
  await press('target:pearl:0');
  expect(screen.queryByTestId('recap')).toBeNull();
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
