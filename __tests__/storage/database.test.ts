import { createDatabase, type Connection, type Database } from '@/storage';
import { expoConnection } from '@/storage/expoConnection';

let name = 0;
let open: Database[] = [];

function connectTo(file: string, prepare = async (_connection: Connection) => undefined as void): Database {
  const database = createDatabase(() => expoConnection(file), prepare);
  open.push(database);
  return database;
}

async function freshDatabase(): Promise<Database> {
  const database = connectTo(`database-${++name}.db`);
  await database.exec('CREATE TABLE IF NOT EXISTS t (n INTEGER PRIMARY KEY)');
  return database;
}

afterEach(async () => {
  for (const database of open) await database.close();
  open = [];
});

const numbers = async (database: Database) =>
  (await database.all<{ n: number }>('SELECT n FROM t ORDER BY n')).map(({ n }) => n);

test('a transaction is stored whole', async () => {
  const database = await freshDatabase();
  await database.transaction(async (sql) => {
    await sql.run('INSERT INTO t VALUES (?)', [1]);
    await sql.run('INSERT INTO t VALUES (?)', [2]);
  });
  expect(await numbers(database)).toEqual([1, 2]);
});

test('a transaction that fails leaves nothing behind, and the next one works', async () => {
  const database = await freshDatabase();
  const failing = database.transaction(async (sql) => {
    await sql.run('INSERT INTO t VALUES (?)', [1]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await numbers(database)).toEqual([]);
  await database.run('INSERT INTO t VALUES (?)', [3]);
  expect(await numbers(database)).toEqual([3]);
});

test('nothing is read or written in the middle of a transaction', async () => {
  const database = await freshDatabase();
  const slow = database.transaction(async (sql) => {
    await sql.run('INSERT INTO t VALUES (1)');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await sql.run('INSERT INTO t VALUES (2)');
  });
  const seen = numbers(database);
  const other = database.run('INSERT INTO t VALUES (3)');
  await Promise.all([slow, other]);
  expect(await seen).toEqual([1, 2]);
  expect(await numbers(database)).toEqual([1, 2, 3]);
});

test('a handle that died is replaced and the work done once', async () => {
  const file = `database-${++name}.db`;
  const handles: Connection[] = [];
  const database = createDatabase(
    async () => {
      const handle = await expoConnection(file);
      handles.push(handle);
      return handle;
    },
    async () => undefined,
  );
  open.push(database);
  await database.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)');
  await handles[0].close();
  await database.transaction((sql) => sql.run('INSERT INTO t VALUES (7)'));
  expect(handles).toHaveLength(2);
  expect(await numbers(database)).toEqual([7]);
});

test('a database that cannot be opened says so each time, and opens as soon as it can', async () => {
  const file = `database-${++name}.db`;
  let broken = true;
  const database = createDatabase(
    async () => {
      if (broken) throw new Error('NoModificationAllowedError');
      return expoConnection(file);
    },
    async () => undefined,
  );
  open.push(database);
  await expect(database.all('SELECT 1')).rejects.toThrow('NoModificationAllowedError');
  broken = false;
  expect(await database.all<{ one: number }>('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
