import { screen } from '@testing-library/react-native';
import { databaseFile } from '@/storage';
import { closeDatabases, openDatabase } from '../../../support/database';
import { openApp, press } from '../../../support/openApp';

const start = async () => {
  await press('new:start');
  expect(screen).toHavePathname(expect.stringMatching(/^\/play\/.+/));
};

/** How the newest match was set up. */
async function newest(): Promise<{ readonly config: object; readonly seats: readonly object[] }> {
  screen.unmount();
  const [row] = await openDatabase(databaseFile(1)).all<{ setup: string }>(
    'SELECT setup FROM matches ORDER BY rowid DESC',
    [],
  );
  await closeDatabases();
  return JSON.parse(row?.setup ?? '{}') as never;
}

test('a newcomer starts at once: alone with four dealt heroes against a gentle bot, and first to move', async () => {
  await openApp('/new/mortalgate');
  await start();
  expect(screen.getByTestId('action:order')).toBeOnTheScreen();
  expect(await newest()).toMatchObject({
    config: { heroes: 'random', opening: 'red', teams: [0, 1], owners: [] },
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }],
  });
});

test('GATE-003 three seats are divided on a page: a tap changes sides', async () => {
  await openApp('/new/mortalgate');
  await press('new:addSeat');
  await press('new:next');
  expect(screen.getByTestId('new:page:teams')).toBeOnTheScreen();
  expect(screen.getByTestId('member:0')).toHaveAccessibleName('Player 1, Red, 2 heroes, speaks for the team');
  expect(screen.getByTestId('member:1')).toHaveAccessibleName('Cleo, Blue, 4 heroes, speaks for the team');
  await press('member:2');
  expect(screen.getByTestId('member:0')).toHaveAccessibleName('Player 1, Red, 4 heroes, speaks for the team');
  await start();
  expect(await newest()).toMatchObject({ config: { teams: [0, 1, 1] } });
});

test('GATE-006 chosen heroes have a page of their own: two that are tapped change places', async () => {
  await openApp('/new/mortalgate');
  await press('option:heroes');
  await press('option:heroes:chosen');
  await press('new:next');
  // Three sat there the last time.
  await press('new:next');
  expect(screen.getByTestId('new:page:heroes')).toBeOnTheScreen();
  expect(screen.getByTestId('leads:0')).toHaveAccessibleName('Greven, Archer, led by Player 1');
  await press('leads:0');
  await press('leads:1');
  expect(screen.getByTestId('leads:0')).toHaveAccessibleName('Greven, Archer, led by Cleo');
  await start();
  expect(await newest()).toMatchObject({ config: { heroes: 'chosen', owners: [1, 0, 0, 2, 0, 1, 0, 2] } });
});
