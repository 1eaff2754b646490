import { z } from 'zod';

import type { Sql } from './database';
import type { Outside } from './outside';
import { readJson } from './rows';

const counts = z.record(z.string(), z.object({ name: z.string(), moves: z.int() }));
const schema = z.object({
  /** Which database file is in use. */
  generation: z.int().min(1),
  /** Copies of other eras are left alone: they belong to saves that were given up. */
  era: z.int().min(1),
  /** How many transactions are stored at least. */
  commits: z.int().min(0),
  /** The newest copy: in which of the two places, when, and after how many transactions. */
  copied: z.object({ slot: z.int(), at: z.number(), commits: z.int() }),
  matches: counts,
});

/** What is remembered outside the database. It is written after a transaction, so it may lag behind, never run ahead. */
export type Note = z.infer<typeof schema>;
/** Name and number of moves of each match. */
export type Counts = z.infer<typeof counts>;

/** Nothing is known yet. */
export const FIRST_NOTE: Note = {
  generation: 1,
  era: 1,
  commits: 0,
  copied: { slot: 0, at: 0, commits: 0 },
  matches: {},
};

/** The note; undefined when there is none that can be read. */
export function readNote(outside: Outside): Note | undefined {
  const text = outside.readNote();
  return text === null ? undefined : readJson(schema, text);
}

const KEY = 'commits';

/** Numbers a transaction, inside of it: whoever remembers a higher number knows that the database has lost something. */
export async function countCommit(sql: Sql): Promise<number> {
  await sql.run(
    `INSERT INTO settings (key, value) VALUES (?, '1') ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1`,
    [KEY],
  );
  return readCommits(sql);
}

async function readCommits(sql: Sql): Promise<number> {
  const [row] = await sql.all<{ value: string }>('SELECT value FROM settings WHERE key = ?', [KEY]);
  return row ? Number(row.value) : 0;
}

/** What a database holds, deleted matches included. */
export type Holdings = { readonly commits: number; readonly matches: Counts; readonly newest: number };

/** Counts what a database holds. */
export async function readHoldings(sql: Sql): Promise<Holdings> {
  const rows = await sql.all<{ id: string; name: string; move_count: number; updated_at: number }>(
    'SELECT id, name, move_count, updated_at FROM matches',
  );
  return {
    commits: await readCommits(sql),
    matches: Object.fromEntries(rows.map(({ id, name, move_count: moves }) => [id, { name, moves }])),
    newest: Math.max(0, ...rows.map((row) => row.updated_at)),
  };
}
