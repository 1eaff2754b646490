import { rmSync } from 'node:fs';
import { Database } from 'node-sqlite3-wasm';

import type { Connection, SqlValue } from '@/storage';

/** SQLite with a real file outside of any app, for processes that are killed. */
export async function nodeConnection(file: string): Promise<Connection> {
  const database = new Database(file);
  return {
    exec: async (sql) => database.exec(sql),
    run: async (sql, params = []) => database.run(sql, [...params]).changes,
    all: async <Row>(sql: string, params: readonly SqlValue[] = []) => database.all(sql, [...params]) as Row[],
    close: async () => database.close(),
  };
}

/** This build of SQLite locks with a folder, which a killed process leaves behind; a phone's file locks die with it. */
export function breakLock(file: string): void {
  rmSync(`${file}.lock`, { recursive: true, force: true });
}
