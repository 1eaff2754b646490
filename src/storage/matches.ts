import type { Words } from '@/engine';
import type { Database, Sql } from './database';
import { problemError, problemWords } from './problems';
import { readSetup, readStanding, readWords, writeScore, writeStanding, type MatchRow } from './rows';
import type { DeletedMatch, MatchRecord, MatchSummary, Position, StoredMove, StoredSnapshot } from './types';

/** Every so many moves a snapshot stays for good; besides, the newest state of a match always has one. */
export const SNAPSHOT_EVERY = 20;

/** What was deleted can be brought back for so long, in milliseconds. */
export const TRASH_TIME = 30 * 24 * 60 * 60 * 1000;

/** A match to be stored, with whatever it already consists of. */
export type NewMatch = Omit<MatchRecord, 'moves'> & {
  readonly position: Position;
  readonly history: readonly StoredMove[];
  readonly snapshots: readonly StoredSnapshot[];
};

/** Stores a new match, with the moves and snapshots it begins with if it is a copy of another. */
export async function insertMatch(database: Database, match: NewMatch): Promise<void> {
  const { id, gameId, rulesVersion, name, setup, createdAt, position } = match;
  await database.transaction(async (sql) => {
    await sql.run(
      `INSERT OR REPLACE INTO matches (id, game, rules_version, name, setup, created_at, updated_at, move_count, over, summary)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        gameId,
        rulesVersion,
        name,
        JSON.stringify(setup),
        createdAt,
        createdAt,
        position.moves,
        position.standing.over ? 1 : 0,
        writeStanding(position.standing),
      ],
    );
    const stamped = { rulesVersion };
    for (const [index, move] of match.history.entries()) await insertMove(sql, id, index, { ...stamped, ...move });
    for (const snapshot of [...match.snapshots, position]) await insertSnapshot(sql, id, { ...stamped, ...snapshot });
  });
}

/** A match has come to another position. */
export type Change = {
  readonly matchId: string;
  readonly rulesVersion: number;
  /** How many moves of the match are stored as far as the caller knows. */
  readonly stored: number;
  readonly position: Position;
  readonly now: number;
};

/** Stores one more move: its row, the state after it and the line in the list, all or nothing. */
export async function appendMove(database: Database, change: Change & { readonly move: StoredMove }): Promise<void> {
  const { matchId, rulesVersion, position } = change;
  const index = position.moves - 1;
  await database.transaction(async (sql) => {
    await checkStored(sql, change);
    // Only an earlier try of this very move can be there: a match never goes on from behind its last move.
    if (index !== change.stored) throw problemError('outOfStep', { stored: change.stored, expected: index });
    await insertMove(sql, matchId, index, { score: position.standing, ...change.move, rulesVersion });
    await storePosition(sql, change);
  });
}

/** Removes the moves after a position that undo went back to. */
export async function takeBack(database: Database, change: Change): Promise<void> {
  await database.transaction(async (sql) => {
    await checkStored(sql, change);
    await sql.run('DELETE FROM moves WHERE match_id = ? AND idx >= ?', [change.matchId, change.position.moves]);
    await storePosition(sql, change);
  });
}

/** Whoever has lost track of a match must not write over its moves. An earlier try that did arrive is no such case. */
async function checkStored(sql: Sql, { matchId, rulesVersion, stored, position }: Change): Promise<void> {
  const found = await readStored(sql, matchId, rulesVersion);
  const arrived = found.moves === position.moves && found.hash === position.hash;
  if (found.moves !== stored && !arrived) throw problemError('outOfStep', { stored: found.moves, expected: stored });
}

/** Where a match stands on the disk, whatever the caller believes; by its state under these rules. */
export async function readStored(
  sql: Sql,
  matchId: string,
  rulesVersion: number,
): Promise<{ readonly moves: number; readonly hash: string | null }> {
  const [row] = await sql.all<{ move_count: number; hash: string | null }>(
    `SELECT move_count, (SELECT hash FROM snapshots WHERE match_id = id AND idx = move_count AND rules_version = ?) AS hash
     FROM matches WHERE id = ?`,
    [rulesVersion, matchId],
  );
  if (!row) throw problemError('matchGone');
  return { moves: row.move_count, hash: row.hash };
}

/**
 * Writes the state that a match now stands at, and drops what is not true of it any more. What older rules left stays
 * beside it: their last state is where these rules took over.
 */
export async function storePosition(
  sql: Sql,
  { matchId, rulesVersion, position, now }: Omit<Change, 'stored'>,
): Promise<void> {
  await sql.run(
    'DELETE FROM snapshots WHERE match_id = ? AND (idx > ? OR rules_version = ? AND (idx = ? OR idx % ? <> 0))',
    [matchId, position.moves, rulesVersion, position.moves, SNAPSHOT_EVERY],
  );
  await insertSnapshot(sql, matchId, { ...position, rulesVersion });
  const { standing, moves } = position;
  const changed = await sql.run(
    'UPDATE matches SET rules_version = ?, updated_at = ?, move_count = ?, over = ?, summary = ? WHERE id = ?',
    [rulesVersion, now, moves, standing.over ? 1 : 0, writeStanding(standing), matchId],
  );
  if (changed !== 1) throw problemError('matchGone');
}

type Stamped<T extends { readonly rulesVersion?: number }> = T & { readonly rulesVersion: number };

async function insertMove(sql: Sql, matchId: string, index: number, move: Stamped<StoredMove>): Promise<void> {
  const { seat, action, hash, rulesVersion, score } = move;
  await sql.run(
    'INSERT OR REPLACE INTO moves (match_id, idx, seat, action, hash, rules_version, standing) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [matchId, index, seat, JSON.stringify(action), hash, rulesVersion, score ? writeScore(score) : null],
  );
}

async function insertSnapshot(sql: Sql, matchId: string, snapshot: Stamped<StoredSnapshot>): Promise<void> {
  const { moves, rulesVersion, state, hash } = snapshot;
  await sql.run('INSERT OR REPLACE INTO snapshots (match_id, idx, rules_version, state, hash) VALUES (?, ?, ?, ?, ?)', [
    matchId,
    moves,
    rulesVersion,
    JSON.stringify(state),
    hash,
  ]);
}

/** Every match that is not deleted, newest first; those that cannot be played say why. */
export async function listMatches(database: Database, isKnown: (gameId: string) => boolean): Promise<MatchSummary[]> {
  const rows = await database.all<MatchRow>(
    'SELECT * FROM matches WHERE deleted_at IS NULL ORDER BY updated_at DESC, id',
  );
  return rows.map((row) => toSummary(row, isKnown));
}

/** What was deleted and is not gone yet, the newest deletion first. */
export async function listDeleted(database: Database, isKnown: (gameId: string) => boolean): Promise<DeletedMatch[]> {
  const rows = await database.all<MatchRow & { readonly deleted_at: number }>(
    'SELECT * FROM matches WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, id',
  );
  return rows.map((row) => ({
    ...toSummary(row, isKnown),
    deletedAt: row.deleted_at,
    goesAt: row.deleted_at + TRASH_TIME,
  }));
}

/** The line of one match; undefined when there is no such match or it is deleted. */
export async function findSummary(
  database: Database,
  id: string,
  isKnown: (gameId: string) => boolean,
): Promise<MatchSummary | undefined> {
  const [row] = await database.all<MatchRow>('SELECT * FROM matches WHERE id = ? AND deleted_at IS NULL', [id]);
  return row && toSummary(row, isKnown);
}

function toSummary(row: MatchRow, isKnown: (gameId: string) => boolean): MatchSummary {
  const setup = readSetup(row);
  return {
    id: row.id,
    gameId: row.game,
    name: row.name,
    seats: setup?.seats ?? [],
    moves: row.move_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...readStanding(row),
    problem: rowProblem(row, isKnown) ?? readWords(row.problem),
  };
}

function rowProblem(row: MatchRow, isKnown: (gameId: string) => boolean): Words | undefined {
  if (!isKnown(row.game)) return problemWords('unknownGame', { game: row.game });
  return readSetup(row) ? undefined : problemWords('damagedSetup');
}

/** Remembers what is wrong with a match, so that the list can tell; null when it turned out sound. */
export async function markProblem(database: Database, id: string, problem: Words | null): Promise<void> {
  await database.run('UPDATE matches SET problem = ? WHERE id = ?', [problem && JSON.stringify(problem), id]);
}

/** Gives a match another name. */
export async function renameMatch(database: Database, id: string, name: string): Promise<void> {
  const changed = await database.run('UPDATE matches SET name = ? WHERE id = ?', [name, id]);
  if (changed !== 1) throw problemError('matchGone');
}

/** Hides a match; it stays restorable until it is purged. */
export async function hideMatch(database: Database, id: string, now: number): Promise<void> {
  await database.run('UPDATE matches SET deleted_at = ? WHERE id = ?', [now, id]);
}

/** Shows a hidden match again. */
export async function restoreMatch(database: Database, id: string): Promise<void> {
  const changed = await database.run('UPDATE matches SET deleted_at = NULL WHERE id = ?', [id]);
  if (changed !== 1) throw problemError('matchGone');
}

/** Removes for good what was deleted before a moment. */
export async function purgeMatches(database: Database, before: number): Promise<void> {
  await erase(database, 'deleted_at < ?', before);
}

/** Removes a deleted match for good; one that is not deleted is left alone. */
export async function eraseMatch(database: Database, id: string): Promise<void> {
  await erase(database, 'deleted_at IS NOT NULL AND id = ?', id);
}

async function erase(database: Database, which: string, value: string | number): Promise<void> {
  await database.transaction(async (sql) => {
    for (const table of ['moves', 'snapshots']) {
      await sql.run(`DELETE FROM ${table} WHERE match_id IN (SELECT id FROM matches WHERE ${which})`, [value]);
    }
    await sql.run(`DELETE FROM matches WHERE ${which}`, [value]);
  });
}
