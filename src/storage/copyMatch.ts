import type { Database, Sql } from './database';
import { storePosition } from './matches';
import type { Position } from './types';

/** What is copied, and as what. */
export type Copy = {
  readonly from: string;
  readonly id: string;
  readonly name: string;
  readonly now: number;
  /** Where the copy ends and goes on; without it everything is copied as it is, damage included. */
  readonly upTo?: { readonly position: Position; readonly rulesVersion: number };
};

/** A second match with the same moves, or the first of them. */
export async function copyMatch(database: Database, { from, id, name, now, upTo }: Copy): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.run(
      `INSERT OR REPLACE INTO matches (id, game, rules_version, name, setup, created_at, updated_at, move_count, over, summary, problem)
       SELECT ?, game, rules_version, ?, setup, ?, ?, move_count, over, summary, ${upTo ? 'NULL' : 'problem'} FROM matches WHERE id = ?`,
      [id, name, now, now, from],
    );
    await copyRows(sql, from, id, upTo?.position.moves ?? Number.MAX_SAFE_INTEGER);
    if (upTo) await storePosition(sql, { ...upTo, matchId: id, now });
  });
}

async function copyRows(sql: Sql, from: string, id: string, moves: number): Promise<void> {
  await sql.run(
    `INSERT OR REPLACE INTO moves (match_id, idx, seat, action, hash, rules_version, standing)
     SELECT ?, idx, seat, action, hash, rules_version, standing FROM moves WHERE match_id = ? AND idx < ?`,
    [id, from, moves],
  );
  await sql.run(
    `INSERT OR REPLACE INTO snapshots (match_id, idx, rules_version, state, hash)
     SELECT ?, idx, rules_version, state, hash FROM snapshots WHERE match_id = ? AND idx <= ?`,
    [id, from, moves],
  );
}
