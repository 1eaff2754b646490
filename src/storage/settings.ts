import type { Database } from './database';

/** Every stored setting, still as JSON text. */
export async function readSettings(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.all<{ key: string; value: string }>('SELECT key, value FROM settings');
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Stores settings, all or none. */
export async function writeSettings(database: Database, values: Readonly<Record<string, unknown>>): Promise<void> {
  await database.transaction(async (sql) => {
    for (const [key, value] of Object.entries(values)) {
      await sql.run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [key, JSON.stringify(value)]);
    }
  });
}
