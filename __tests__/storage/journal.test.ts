import { createDatabase, migrate, type Connection } from '@/storage';
import { expoConnection } from '@/storage/expoConnection';
import { closeDatabases, freshFile, openDatabase, storeMatch } from '../support/database';

afterEach(closeDatabases);

const FULL = 2;
const EXTRA = 3;

/** A SQLite that answers the wish for a journal in its own way. */
function answering(connection: Connection, answers: Readonly<Record<string, string>>): Connection {
  return {
    ...connection,
    all: <Row>(sql: string, params?: readonly (string | number | null)[]) => {
      const wish = /^PRAGMA journal_mode = (\w+)$/.exec(sql);
      return wish ? Promise.resolve([{ journal_mode: answers[wish[1]] }] as Row[]) : connection.all<Row>(sql, params);
    },
  };
}

const open = (answers: Readonly<Record<string, string>>) =>
  createDatabase(async () => answering(await expoConnection(freshFile()), answers), migrate);

test('tests store as phones do: written ahead, and synced at every commit', async () => {
  const database = openDatabase();
  await storeMatch(database, 'a', 1);
  expect(await database.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await database.all('PRAGMA synchronous')).toEqual([{ synchronous: FULL }]);
});

test('where SQLite cannot write ahead, as in a browser, it keeps a rollback journal and syncs once more', async () => {
  const database = open({ WAL: 'delete', DELETE: 'delete' });
  expect(await database.all('PRAGMA synchronous')).toEqual([{ synchronous: EXTRA }]);
  await database.close();
});

test.each(['memory', 'off'])(
  'a journal that is kept in %s is refused in words: moves would only seem stored',
  async (mode) => {
    const database = open({ WAL: mode, DELETE: mode });
    await expect(database.all('SELECT 1')).rejects.toMatchObject({ words: { key: 'problems.storageForgets' } });
  },
);
