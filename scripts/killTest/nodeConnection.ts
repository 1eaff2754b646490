import { DatabaseSync } from '@photostructure/sqlite';

import type { Connection, SqlValue } from '@/storage';

/** SQLite with a real file outside of any app, for processes that are killed. */
export async function nodeConnection(file: string): Promise<Connection> {
  const database = new DatabaseSync(file);
  return {
    exec: async (sql) => database.exec(sql),
    run: async (sql, params = []) => Number(database.prepare(sql).run(...params).changes),
    all: async <Row>(sql: string, params: readonly SqlValue[] = []) => database.prepare(sql).all(...params) as Row[],
    close: async () => database.close(),
  };
}
