import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDatabaseDirectory } from 'expo-sqlite';

import type { Outside } from '@/storage';
import { expoConnection } from '@/storage/expoConnection';
import { fileOutside, type Files } from '@/storage/files';
import { openMatch, removeMatch } from '@/store';
import { keepCopy } from '@/store/thunks/copies';
import { goOn, restoreCopy, startEmpty } from '@/store/thunks/mend';
import { start } from '@/store/thunks/start';
import { freshFile } from '../support/database';
import { deviceFiles } from '../support/deviceFiles';
import { fileOf, makeApp, playFirst, seat, sitDown, startApp, type App } from '../support/store';

const TWO = [seat('Ana'), seat('Ben')];
const HOUR = 3_600_000;

/** A device: a database file and what lies outside of it, which outlive any app. */
function device() {
  const file = freshFile();
  const files: Files = deviceFiles();
  const outside: Outside = fileOutside(files, expoConnection, (generation) => fileOf(file, generation));
  return { file, files, outside, path: join(String(defaultDatabaseDirectory), file) };
}
type Device = ReturnType<typeof device>;

const storage = ({ store }: App) => store.getState().storage;
const names = ({ store }: App) => store.getState().matches.list.map(({ name, moves }) => `${name} ${moves}`);
const tick = () => new Promise((resolve) => setTimeout(resolve, 20));

async function played(
  on: Device,
  moves: number,
  time = 1_000_000,
): Promise<{ readonly app: App; readonly id: string }> {
  const app = await startApp({ ...on, time });
  const id = await sitDown(app, TWO);
  for (let i = 0; i < moves; i++) await playFirst(app);
  await tick();
  return { app, id };
}

async function copied(app: App): Promise<void> {
  await app.store.dispatch(keepCopy('hidden'));
}

/** The app again, as after a restart, so many hours later. */
const restarted = (on: Device, hours = 1) => startApp({ ...on, time: 1_000_000 + hours * HOUR });

test('a match that was played, taken back, deleted and stored again is never called lost', async () => {
  const on = device();
  const { app } = await played(on, 5);
  app.table().undo();
  await tick();
  const second = await sitDown(app, [seat('Cleo'), seat('Dai')]);
  await app.store.dispatch(removeMatch(second));
  await tick();
  await app.env.database.close();
  expect(storage(await restarted(on))).toEqual({ status: 'ready', problem: null });
});

test('a move taken back of which the note does not know yet is no loss', async () => {
  const on = device();
  const { app } = await played(on, 1);
  for (let i = 0; i < 60 && !app.table().canUndo; i++)
    await playFirst(
      app,
      app
        .table()
        .legal()
        .some(({ type }) => type === 'finishActions')
        ? 'finishActions'
        : undefined,
    );
  await tick();
  const before = on.files.readText('note.json');
  if (before === null || !app.table().canUndo) throw new Error('nothing to take back');
  app.table().undo();
  await tick();
  await app.env.database.close();
  on.files.writeText('note.json', before);
  expect(storage(await restarted(on))).toEqual({ status: 'ready', problem: null });
});

test('a write-ahead log that is gone is told match by match, and the rest goes on', async () => {
  const on = device();
  const { app } = await played(on, 2);
  await app.env.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  for (let i = 0; i < 3; i++) await playFirst(app);
  await sitDown(app, [seat('Cleo'), seat('Dai')]);
  await tick();
  const [main, log] = [readFileSync(on.path), readFileSync(`${on.path}-wal`)];
  expect(log.length).toBeGreaterThan(0);
  await app.env.database.close();
  writeFileSync(on.path, main);
  for (const end of ['-wal', '-shm']) rmSync(`${on.path}${end}`, { force: true });

  const again = await restarted(on);
  expect(storage(again)).toMatchObject({
    status: 'lost',
    loss: { all: false, matches: ['Cleo, Dai'], moves: [{ name: 'Ana, Ben', count: 3 }] },
    offers: [],
  });
  await again.store.dispatch(goOn());
  expect(storage(again)).toEqual({ status: 'ready', problem: null });
  expect(names(again)).toEqual(['Ana, Ben 2']);
  await again.env.database.close();
  expect(storage(await restarted(on, 2))).toEqual({ status: 'ready', problem: null });
});

test('a write-ahead log that is cut off loses its end, which is told', async () => {
  const on = device();
  const { app } = await played(on, 1);
  await app.env.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  for (let i = 0; i < 4; i++) await playFirst(app);
  await tick();
  const [main, log] = [readFileSync(on.path), readFileSync(`${on.path}-wal`)];
  await app.env.database.close();
  writeFileSync(on.path, main);
  writeFileSync(`${on.path}-wal`, log);
  truncateSync(`${on.path}-wal`, Math.floor(log.length / 2));
  rmSync(`${on.path}-shm`, { force: true });
  const { loss } = storage(await restarted(on));
  expect(loss?.moves).toHaveLength(1);
  expect(loss?.moves[0].count).toBeGreaterThan(0);
  expect(loss?.moves[0].count).toBeLessThan(5);
});

test.each<[string, (path: string) => void]>([
  ['missing', (path) => rmSync(path)],
  [
    'empty',
    (path) => {
      rmSync(path);
      writeFileSync(path, '');
    },
  ],
])('a database file that is %s is not an empty hall: the copy brings everything back', async (_name, harm) => {
  const on = device();
  const { app, id } = await played(on, 4, 1_000_000);
  app.services.now = () => 1_000_000 + HOUR;
  await copied(app);
  await app.env.database.close();
  harm(on.path);
  const again = await restarted(on, 2);
  expect(storage(again)).toMatchObject({ status: 'lost', loss: { all: true, matches: ['Ana, Ben'] } });
  const [offer] = storage(again).offers ?? [];
  expect(offer).toMatchObject({ matches: 1, moves: 4 });
  await again.store.dispatch(restoreCopy(offer.name));
  expect(storage(again)).toEqual({ status: 'ready', problem: null });
  expect(names(again)).toEqual(['Ana, Ben 4']);
  await again.store.dispatch(openMatch(id));
  await playFirst(again);
  await again.env.database.close();
  const third = await restarted(on, 3);
  expect(storage(third)).toEqual({ status: 'ready', problem: null });
  expect(names(third)).toEqual(['Ana, Ben 5']);
});

test('a damaged database is left as it is, whether a copy is restored or the hall begins empty', async () => {
  const on = device();
  const { app } = await played(on, 2);
  app.services.now = () => 1_000_000 + HOUR;
  await copied(app);
  await app.env.database.close();
  writeFileSync(on.path, 'this was a database once, and now it is not any more');
  const harmed = readFileSync(on.path);
  const again = await restarted(on, 2);
  expect(storage(again)).toMatchObject({
    status: 'failed',
    problem: { key: 'problems.notADatabase' },
    offers: [{ matches: 1, moves: 2 }],
  });
  await again.store.dispatch(startEmpty());
  expect(storage(again)).toEqual({ status: 'ready', problem: null });
  expect(names(again)).toEqual([]);
  await sitDown(again, [seat('Cleo'), seat('Dai')]);
  again.services.now = () => 1_000_000 + 9 * HOUR;
  await copied(again);
  await again.env.database.close();
  expect(readFileSync(on.path)).toEqual(harmed);
  // The copy of what was given up is still there, beside that of the new saves.
  expect(on.files.list().filter((name) => name.endsWith('.copy'))).toHaveLength(2);
  expect(names(await restarted(on, 10))).toEqual(['Cleo, Dai 0']);
});

test('an app that has lost its note and its database still finds the copies', async () => {
  const on = device();
  const { app } = await played(on, 2);
  app.services.now = () => 1_000_000 + HOUR;
  await copied(app);
  await app.env.database.close();
  rmSync(on.path);
  on.files.writeText('note.json', '{ "generation": ');
  const again = await restarted(on, 2);
  expect(storage(again)).toMatchObject({ status: 'lost', loss: { all: true }, offers: [{ moves: 2 }] });
});

test('two copies take turns, and one that fails its check replaces nothing', async () => {
  const on = device();
  const { app } = await played(on, 1);
  const copies = () =>
    on.files
      .list()
      .filter((name) => name.endsWith('.copy'))
      .sort();
  const hours = (count: number) => (app.services.now = () => 1_000_000 + count * HOUR);
  hours(1);
  await copied(app);
  await copied(app);
  expect(copies()).toHaveLength(1);
  await playFirst(app);
  hours(2);
  await copied(app);
  expect(copies()).toHaveLength(2);
  const before = copies().map((name) => readFileSync(join(on.files.folder, name)));
  const { copy } = on.outside;
  on.outside.copy = (connection, name) => copy(connection, name, () => Promise.reject(new Error('row 3 missing')));
  await playFirst(app);
  hours(3);
  await copied(app);
  expect(copies().map((name) => readFileSync(join(on.files.folder, name)))).toEqual(before);
  on.outside.copy = copy;
  hours(4);
  await copied(app);
  const after = copies().map((name) => readFileSync(join(on.files.folder, name)));
  expect(after.filter((bytes, index) => bytes.equals(before[index]))).toHaveLength(1);
  expect(existsSync(join(on.files.folder, 'unchecked.db'))).toBe(false);
});

test('a copy is made at most every ten minutes of play, and every minute when the app is left', async () => {
  const on = device();
  const { app } = await played(on, 1);
  const copies = () => readdirSync(on.files.folder).filter((name) => name.endsWith('.copy')).length;
  const at = (minutes: number) => (app.services.now = () => 1_000_000 + minutes * 60_000);
  at(9);
  await app.store.dispatch(keepCopy('playing'));
  expect(copies()).toBe(0);
  at(11);
  await app.store.dispatch(keepCopy('playing'));
  expect(copies()).toBe(1);
  await playFirst(app);
  at(12.5);
  await app.store.dispatch(keepCopy('playing'));
  expect(copies()).toBe(1);
  await app.store.dispatch(keepCopy('hidden'));
  expect(copies()).toBe(2);
});

test('a restoration that fails says so and changes nothing', async () => {
  const on = device();
  const { app } = await played(on, 2);
  await app.env.database.close();
  rmSync(on.path);
  const again = makeApp({ ...on });
  await again.store.dispatch(start());
  await again.store.dispatch(restoreCopy('gatehouse-1-1-0.copy'));
  expect(again.store.getState().notices.list).toMatchObject([{ words: { key: 'problems.copyFailed' } }]);
  expect(storage(again)).toMatchObject({ status: 'lost', loss: { all: true } });
});

test('a note that cannot be written never stops a game', async () => {
  const on = device();
  on.outside.writeNote = () => {
    throw new Error('No space left on device');
  };
  const { app } = await played(on, 3);
  expect(names(app)).toEqual(['Ana, Ben 3']);
  expect(app.store.getState().notices.list).toEqual([]);
});

test('an app that was installed before notes were kept opens its matches without a word', async () => {
  const on = device();
  const { app } = await played(on, 2);
  await app.env.database.close();
  const other = freshFile();
  copyFileSync(on.path, join(String(defaultDatabaseDirectory), other));
  const fresh = await startApp({ file: other });
  expect(storage(fresh)).toEqual({ status: 'ready', problem: null });
  expect(names(fresh)).toEqual(['Ana, Ben 2']);
});
