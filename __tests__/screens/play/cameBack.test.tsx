import { act, screen } from '@testing-library/react-native';
import { router } from 'expo-router';
import { databaseFile } from '@/storage';
import { importMatch } from '@/store';
import { finishedMatchFile } from '../../support/finishedMatch';
import { openApp, press, settle } from '../../support/openApp';
import { seat, startApp } from '../../support/store';

const SEATS = [seat('Ana'), { ...seat('Ben', 'bot'), look: 1 }];
let finished: string;

beforeAll(async () => {
  // The file that the app itself opens.
  const app = await startApp({ file: databaseFile(1) });
  const made = await app.store.dispatch(importMatch(finishedMatchFile(SEATS, 5)));
  if ('problem' in made) throw new Error(made.problem.key);
  finished = made.id;
  await app.env.database.close();
});

test('after playing on from the replay of a finished match, the way back leads to its result again', async () => {
  await openApp('/');
  act(() => router.push({ pathname: '/play/[match]', params: { match: finished } }));
  await settle(1500);
  await press('result:replay');
  await settle();
  await press('replay:next');
  await press('replay:playOn');
  await settle();
  expect(screen).toHavePathname(expect.stringMatching(/^\/play\//));
  expect(screen).not.toHavePathname(`/play/${finished}`);
  expect(screen.getByTestId('table:molthar')).toBeOnTheScreen();
  act(() => router.back());
  await settle(1500);
  expect(screen).toHavePathname(`/play/${finished}`);
  expect(screen.getByTestId('result:ranking')).toBeOnTheScreen();
  expect(screen.queryByTestId('table:molthar')).toBeNull();
});

test('the settings are reached from the table, and the way back leads to the same table with its choice', async () => {
  await openApp('/new/molthar');
  await press('new:mode:alone');
  await press('option:starter');
  await press('option:starter:0');
  await press('new:start');
  await press('target:pearl:0');
  await press('top:settings');
  expect(screen).toHavePathname('/settings');
  act(() => router.back());
  await settle();
  expect(screen).toHavePathname(expect.stringMatching(/^\/play\//));
  expect(screen.getByTestId('action:takePearl')).toBeOnTheScreen();
});
