import type { AnyGame, Setup, Words } from '@/engine';
import type { Database } from './database';
import { problemWords } from './problems';
import { readSetup, type MatchRow, type MoveRow } from './rows';
import type { MatchRecord } from './types';

/** The rules of a game by its id; undefined for games that this app does not have. */
export type GameFinder = (gameId: string) => AnyGame | undefined;

/** Why a match could not be read. */
export type LoadFailed = {
  readonly problem: Words;
  /** It belongs to a newer app: nothing is written about it either. */
  readonly leave?: true;
};

/** A stored match and the rules to read it with. */
export type Source = {
  readonly database: Database;
  readonly record: MatchRecord;
  readonly game: AnyGame;
  readonly setup: Setup;
};

/** Finds a match and its rules. Newer rules than the app's are refused. */
export async function openSource(database: Database, findGame: GameFinder, id: string): Promise<Source | LoadFailed> {
  const [row] = await database.all<MatchRow>('SELECT * FROM matches WHERE id = ?', [id]);
  if (!row) return { problem: problemWords('matchGone') };
  const game = findGame(row.game);
  if (!game) return { problem: problemWords('unknownGame', { game: row.game }) };
  const { rules_version: theirs } = row;
  if (theirs > game.rulesVersion)
    return { problem: problemWords('newerRules', { theirs, ours: game.rulesVersion }), leave: true };
  const setup = readSetup(row);
  // What older rules were set up with need not be known to these: their states hold it, and those are upgraded.
  if (!setup || (theirs === game.rulesVersion && !acceptsConfig(game, setup.config)))
    return { problem: problemWords('damagedSetup') };
  const [last] = await database.all<{ moves: number | null }>(
    'SELECT MAX(idx) + 1 AS moves FROM moves WHERE match_id = ?',
    [id],
  );
  const moves = Math.max(row.move_count, last.moves ?? 0);
  return {
    database,
    record: { id, gameId: row.game, rulesVersion: theirs, name: row.name, setup, moves, createdAt: row.created_at },
    game,
    setup: { config: setup.config, seats: setup.seats.length, seed: setup.seed },
  };
}

function acceptsConfig(game: AnyGame, config: object): boolean {
  try {
    game.parseConfig(config);
    return true;
  } catch {
    return false;
  }
}

/** The moves from one number to before another. */
export async function readMoves({ database, record }: Source, from: number, to: number): Promise<MoveRow[]> {
  return database.all<MoveRow>(
    'SELECT idx, seat, action, hash, rules_version FROM moves WHERE match_id = ? AND idx >= ? AND idx < ? ORDER BY idx',
    [record.id, from, to],
  );
}
