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

test('PORT-054 a newcomer starts with one tap: the toll bridge, unit by unit, against a gentle bot', async () => {
  await openApp('/new/portal');
  await start();
  expect(await newest()).toMatchObject({
    config: { scenario: 'tollBridge', mode: 'siege', armies: ['watch', 'bandits'], limit: 120 },
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }],
  });
});

test('PORT-066 a scenario is chosen on a page of its own and brings its armies, which another army can replace', async () => {
  await openApp('/new/portal');
  await press('option:plan');
  await press('option:plan:scenario');
  await press('new:next');
  expect(screen.getByTestId('new:page:scenario')).toBeOnTheScreen();
  expect(screen.getByTestId('scenario:barrowRidge')).toBeChecked();
  await press('scenario:gatehouse');
  await press('new:next');
  expect(screen.getByTestId('seat:army:0')).toHaveAccessibleName(
    'Player 1: The Anvil Hold, 584 of 600 points · 5 units · 20 figures',
  );
  await press('seat:army:1');
  await press('armies:knights');
  expect(screen.getByTestId('seat:army:1')).toHaveAccessibleName(/Order of the Silver Lance/);
  await start();
  expect(await newest()).toMatchObject({
    config: { scenario: 'gatehouse', mode: 'siege', armies: ['dwarfs', 'knights'], length: { by: 'turns', turns: 8 } },
  });
});

test('PORT-051 an army over the agreed size keeps the battle from starting, and says so with its rule', async () => {
  await openApp('/new/portal');
  await press('new:next');
  await press('new:next');
  await press('size');
  await press('size:400');
  expect(screen.getByTestId('seat:fault:0')).toHaveTextContent(/184 over: 584 of 400 points\..*PORT-051/s);
  await press('new:start');
  expect(screen).toHavePathname('/new/portal');
  await press('size');
  await press('size:600');
  await start();
  expect(await newest()).toMatchObject({ config: { limit: 600 } });
});
