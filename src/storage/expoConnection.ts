import { backupDatabaseAsync, deserializeDatabaseAsync, openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';

import type { Connection, SqlValue } from './database';

/** Opens SQLite through expo-sqlite's asynchronous calls: those alone work without special headers on the web. */
export async function expoConnection(name: string, folder?: string): Promise<Connection> {
  return wrap(await openDatabaseAsync(name, { useNewConnection: true }, folder));
}

/** A database that lies in memory. */
export async function connectionOf(bytes: Uint8Array): Promise<Connection> {
  return wrap(await deserializeDatabaseAsync(bytes));
}

/** Fills a database of this name with what lies in memory. */
export async function writeDatabase(bytes: Uint8Array, name: string): Promise<void> {
  const sourceDatabase = await deserializeDatabaseAsync(bytes);
  const destDatabase = await openDatabaseAsync(name, { useNewConnection: true });
  try {
    await backupDatabaseAsync({ sourceDatabase, destDatabase });
  } finally {
    await destDatabase.closeAsync();
    await sourceDatabase.closeAsync();
  }
}

function wrap(sqlite: SQLiteDatabase): Connection {
  return {
    exec: (sql) => sqlite.execAsync(sql),
    run: async (sql, params = []) => (await sqlite.runAsync(sql, [...params])).changes,
    all: <Row>(sql: string, params: readonly SqlValue[] = []) => sqlite.getAllAsync<Row>(sql, [...params]),
    bytes: () => sqlite.serializeAsync(),
    close: () => sqlite.closeAsync(),
  };
}
