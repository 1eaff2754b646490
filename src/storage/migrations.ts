import { inTransaction, type Connection, type Sql } from './database';
import { secureJournal } from './journal';
import { problemError } from './problems';

/** Each brings the tables from the version before to its own. What was published is never changed, only followed. */
export const MIGRATIONS: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'matches, moves, snapshots, settings',
    sql: `
      CREATE TABLE matches (
        id TEXT PRIMARY KEY NOT NULL,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        name TEXT NOT NULL,
        setup TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        move_count INTEGER NOT NULL,
        over INTEGER NOT NULL,
        summary TEXT NOT NULL
      );
      CREATE TABLE moves (
        match_id TEXT NOT NULL,
        idx INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        action TEXT NOT NULL,
        hash TEXT NOT NULL,
        PRIMARY KEY (match_id, idx)
      ) WITHOUT ROWID;
      CREATE TABLE snapshots (
        match_id TEXT NOT NULL,
        idx INTEGER NOT NULL,
        state TEXT NOT NULL,
        hash TEXT NOT NULL,
        PRIMARY KEY (match_id, idx)
      ) WITHOUT ROWID;
      CREATE TABLE settings (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;`,
  },
  {
    name: 'deleting can be undone, damage is remembered',
    sql: `
      ALTER TABLE matches ADD COLUMN deleted_at INTEGER;
      ALTER TABLE matches ADD COLUMN problem TEXT;
      CREATE INDEX matches_by_update ON matches (updated_at);`,
  },
  {
    name: 'moves and snapshots know their rules, moves what everybody had after them',
    sql: `
      ALTER TABLE moves ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE moves ADD COLUMN standing TEXT;
      UPDATE moves SET rules_version = COALESCE((SELECT rules_version FROM matches WHERE id = match_id), 1);
      CREATE TABLE snapshots_by_rules (
        match_id TEXT NOT NULL,
        idx INTEGER NOT NULL,
        rules_version INTEGER NOT NULL,
        state TEXT NOT NULL,
        hash TEXT NOT NULL,
        PRIMARY KEY (match_id, idx, rules_version)
      ) WITHOUT ROWID;
      INSERT INTO snapshots_by_rules (match_id, idx, rules_version, state, hash)
        SELECT match_id, idx, COALESCE((SELECT rules_version FROM matches WHERE id = match_id), 1), state, hash
        FROM snapshots;
      DROP TABLE snapshots;
      ALTER TABLE snapshots_by_rules RENAME TO snapshots;`,
  },
  {
    name: 'what players make and keep',
    sql: `
      CREATE TABLE keepsakes (
        id TEXT PRIMARY KEY NOT NULL,
        game TEXT NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        contents TEXT NOT NULL,
        version INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        deleted_at INTEGER
      );
      CREATE INDEX keepsakes_by_game ON keepsakes (game, updated_at);`,
  },
];

/** The version of the tables that this app writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Brings the tables up to date. A database of a newer app is refused and left as it is. */
export async function migrate(connection: Connection): Promise<void> {
  const version = await readVersion(connection);
  if (version > SCHEMA_VERSION) throw problemError('newerDatabase', { version, known: SCHEMA_VERSION });
  await secureJournal(connection);
  for (let next = version; next < SCHEMA_VERSION; next++) await inTransaction(connection, (sql) => step(sql, next));
}

async function readVersion(sql: Sql): Promise<number> {
  const [row] = await sql.all<{ user_version: number }>('PRAGMA user_version');
  return row.user_version;
}

/** user_version is part of the transaction, so that a migration cut off in the middle begins again from its start. */
async function step(sql: Sql, index: number): Promise<void> {
  const { name, sql: statements } = MIGRATIONS[index];
  await sql.exec(statements);
  await sql.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL)');
  await sql.run('INSERT INTO migrations (version, name) VALUES (?, ?)', [index + 1, name]);
  await sql.exec(`PRAGMA user_version = ${index + 1}`);
}
