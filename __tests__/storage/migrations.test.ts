import { createDatabase, listMatches, migrate, MIGRATIONS, SCHEMA_VERSION, type Connection } from '@/storage';
import { expoConnection } from '@/storage/expoConnection';
import { closeDatabases, freshFile, openDatabase, storeMatch } from '../support/database';

afterEach(closeDatabases);

const versionOf = async (sql: Pick<Connection, 'all'>) =>
  (await sql.all<{ user_version: number }>('PRAGMA user_version'))[0].user_version;

/** A file as the app with the first tables left it. */
async function fileOfVersion1(): Promise<string> {
  const file = freshFile();
  const connection = await expoConnection(file);
  await connection.exec(MIGRATIONS[0].sql);
  await connection.exec(
    'CREATE TABLE migrations (version INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL); PRAGMA user_version = 1',
  );
  await connection.run('INSERT INTO migrations VALUES (1, ?)', [MIGRATIONS[0].name]);
  const setup = { config: {}, seats: [{ name: 'Ana', kind: 'person', level: 'easy', look: 0 }], seed: 1 };
  await connection.run('INSERT INTO matches VALUES (?, ?, 1, ?, ?, 5, 6, 0, 0, ?)', [
    'old',
    'molthar',
    'Old one',
    JSON.stringify(setup),
    '{}',
  ]);
  await connection.run('INSERT INTO settings VALUES (?, ?)', ['speed', '2']);
  await connection.close();
  return file;
}

test('a fresh install has the newest tables', async () => {
  const database = openDatabase();
  expect(await listMatches(database, () => true)).toEqual([]);
  expect(await versionOf(database)).toBe(SCHEMA_VERSION);
  expect(await database.all('SELECT version FROM migrations ORDER BY version')).toEqual(
    MIGRATIONS.map((_, index) => ({ version: index + 1 })),
  );
});

test('matches and settings of version 1 are still there after an update', async () => {
  const database = openDatabase(await fileOfVersion1());
  const [match] = await listMatches(database, () => true);
  expect(match).toMatchObject({ id: 'old', name: 'Old one', problem: null, updatedAt: 6 });
  expect(await database.all('SELECT * FROM settings')).toEqual([{ key: 'speed', value: '2' }]);
  expect(await versionOf(database)).toBe(SCHEMA_VERSION);
});

test('an update cut off in the middle has changed nothing and succeeds the next time', async () => {
  const file = await fileOfVersion1();
  const cutOff = createDatabase(async () => {
    const connection = await expoConnection(file);
    return { ...connection, run: async () => Promise.reject(new Error('the battery is empty')) };
  }, migrate);
  await expect(cutOff.all('SELECT 1')).rejects.toThrow('battery');
  const raw = await expoConnection(file);
  expect(await versionOf(raw)).toBe(1);
  expect(await raw.all("SELECT name FROM pragma_table_info('matches') WHERE name = 'deleted_at'")).toEqual([]);
  await raw.close();
  expect(await listMatches(openDatabase(file), () => true)).toHaveLength(1);
});

test('a database of a newer app is refused in words and not touched', async () => {
  const file = freshFile();
  const today = openDatabase(file);
  await storeMatch(today, 'kept', 3);
  await today.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 5}`);
  await today.close();
  const database = openDatabase(file);
  const words = { key: 'problems.newerDatabase', params: { version: SCHEMA_VERSION + 5, known: SCHEMA_VERSION } };
  await expect(database.all('SELECT 1')).rejects.toMatchObject({ words });
  await expect(database.run('DELETE FROM matches')).rejects.toMatchObject({ words });
  const raw = await expoConnection(file);
  expect(await versionOf(raw)).toBe(SCHEMA_VERSION + 5);
  expect(await raw.all('SELECT COUNT(*) AS moves FROM moves')).toEqual([{ moves: 3 }]);
  await raw.close();
});
