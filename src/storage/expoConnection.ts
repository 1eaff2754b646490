import { openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';

import type { Connection, SqlValue } from './database';

/** The database of the app, on the phone and in the browser. */
export const DATABASE_NAME = 'gatehouse.db';

/** Opens SQLite through expo-sqlite's asynchronous calls: those alone work without special headers on the web. */
export async function expoConnection(name: string = DATABASE_NAME): Promise<Connection> {
  return wrap(await openDatabaseAsync(name, { useNewConnection: true }));
}

function wrap(sqlite: SQLiteDatabase): Connection {
  return {
    exec: (sql) => sqlite.execAsync(sql),
    run: async (sql, params = []) => (await sqlite.runAsync(sql, [...params])).changes,
    all: <Row>(sql: string, params: readonly SqlValue[] = []) => sqlite.getAllAsync<Row>(sql, [...params]),
    close: () => sqlite.closeAsync(),
  };
}
