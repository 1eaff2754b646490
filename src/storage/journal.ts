import type { Connection, Sql } from './database';
import { problemError } from './problems';

/** Journals that a killed app or an empty battery leaves whole. */
const LASTING: readonly string[] = ['delete', 'truncate', 'persist'];

/**
 * Sees to it that a stored move outlives the app. Phones write ahead. The browser's SQLite has no shared memory for that and
 * answers with a rollback journal, which needs one more sync to be as safe. Anything else would only pretend to store.
 */
export async function secureJournal(connection: Connection): Promise<void> {
  const mode = await setMode(connection, 'WAL');
  if (mode !== 'wal' && !LASTING.includes((await setMode(connection, 'DELETE')) ?? ''))
    throw problemError('storageForgets');
  await connection.exec(`PRAGMA synchronous = ${mode === 'wal' ? 'FULL' : 'EXTRA'}`);
}

/** SQLite answers with the mode that holds now, which need not be the one that was asked for. */
async function setMode(sql: Sql, wanted: 'WAL' | 'DELETE'): Promise<string | undefined> {
  const [row] = await sql.all<{ journal_mode: string }>(`PRAGMA journal_mode = ${wanted}`);
  return row?.journal_mode;
}
