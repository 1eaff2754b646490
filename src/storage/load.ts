import { firstState, stateHash, type AnyGame, type Opaque, type Setup, type Words } from '@/engine';
import type { Database } from './database';
import { problemWords } from './problems';
import { readSetup, type MatchRow, type MoveRow, type SnapshotRow } from './rows';
import type { MatchRecord } from './types';
import { walk, type AnyMatch, type PlayedMove, type Walk } from './walk';

/** Loading begins at least so many moves back where it can, so that undo and the log are there at once. */
const COMFORT = 24;

/** The rules of a game by its id; undefined for games that this app does not have. */
export type GameFinder = (gameId: string) => AnyGame | undefined;

/** A match that was read and checked. */
export type Loaded = {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  readonly match: AnyMatch;
  /** The moves that were replayed, oldest first; the last one led to the state of the match. */
  readonly played: readonly PlayedMove[];
  /** The state before the first of them. */
  readonly first: Opaque;
  /** The match goes on, but something of it is lost. */
  readonly problem: Words | null;
};
/** Why a match could not be read. */
export type LoadFailed = { readonly problem: Words };

type Source = { readonly record: MatchRecord; readonly game: AnyGame; readonly setup: Setup; readonly count: number };
type Start = { readonly moves: number; readonly state: Opaque };
type Tried = { readonly start: Start; readonly walk: Walk };

/** The match as it stands: the newest valid snapshot and the moves after it, every hash compared. */
export async function loadMatch(database: Database, findGame: GameFinder, id: string): Promise<Loaded | LoadFailed> {
  const source = await openSource(database, findGame, id);
  if ('problem' in source) return source;
  const points = await snapshotPoints(database, id, source.count);
  const near = points.find((moves) => moves <= source.count - COMFORT) ?? 0;
  return firstWhole(database, source, [near, ...points], false);
}

/** The match with as many of its moves as can be shown, from the first on. */
export async function loadHistory(database: Database, findGame: GameFinder, id: string): Promise<Loaded | LoadFailed> {
  const source = await openSource(database, findGame, id);
  if ('problem' in source) return source;
  const points = await snapshotPoints(database, id, source.count);
  return firstWhole(database, source, [...points].reverse(), true);
}

/** Tries one starting point after the other until one leads to the end of the match. A part will do for looking back. */
async function firstWhole(
  database: Database,
  source: Source,
  points: readonly number[],
  partWillDo: boolean,
): Promise<Loaded | LoadFailed> {
  const { record, game, count } = source;
  const sameRules = record.rulesVersion === game.rulesVersion;
  let farthest: Tried | undefined;
  let damage: Words | null = null;
  for (const point of points) {
    const start = await readStart(database, source, point);
    if (!start) continue;
    const rows = await readMoves(database, record.id, start.moves);
    const tried = { start, walk: await walk(game, source.setup, start.state, start.moves, rows, count) };
    if (!tried.walk.damage) return toLoaded(source, tried, sameRules ? damage : null);
    damage ??= tried.walk.damage;
    if (!farthest || tried.walk.match.moves > farthest.walk.match.moves) farthest = tried;
  }
  if (farthest && !sameRules) return goOnFrom(source, farthest);
  if (farthest && partWillDo) return toLoaded(source, farthest, damage);
  return { problem: damage ?? problemWords('damagedSnapshots') };
}

/** Moves of other rules need not lead to the same states: the match goes on from where both rules agree. */
function goOnFrom(source: Source, tried: Tried): Loaded {
  return toLoaded(source, tried, problemWords('rulesChanged', { move: tried.walk.match.moves, moves: source.count }));
}

function toLoaded({ record, game }: Source, { start, walk: { match, played } }: Tried, problem: Words | null): Loaded {
  return { record, game, match, played, first: start.state, problem };
}

async function openSource(database: Database, findGame: GameFinder, id: string): Promise<Source | LoadFailed> {
  const [row] = await database.all<MatchRow>('SELECT * FROM matches WHERE id = ?', [id]);
  if (!row) return { problem: problemWords('matchGone') };
  const game = findGame(row.game);
  if (!game) return { problem: problemWords('unknownGame', { game: row.game }) };
  const setup = readSetup(row);
  if (!setup || !acceptsConfig(game, setup.config)) return { problem: problemWords('damagedSetup') };
  const [last] = await database.all<{ moves: number | null }>(
    'SELECT MAX(idx) + 1 AS moves FROM moves WHERE match_id = ?',
    [id],
  );
  const count = Math.max(row.move_count, last.moves ?? 0);
  return {
    record: {
      id,
      gameId: row.game,
      rulesVersion: row.rules_version,
      name: row.name,
      setup,
      moves: count,
      createdAt: row.created_at,
    },
    game,
    setup: { config: setup.config, seats: setup.seats.length, seed: setup.seed },
    count,
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

/** Where a walk can begin, newest first; the beginning is always one of them. */
async function snapshotPoints(database: Database, id: string, count: number): Promise<number[]> {
  const rows = await database.all<{ idx: number }>(
    'SELECT idx FROM snapshots WHERE match_id = ? AND idx > 0 AND idx <= ? ORDER BY idx DESC',
    [id, count],
  );
  return [...rows.map((row) => row.idx), 0];
}

async function readMoves(database: Database, id: string, from: number): Promise<MoveRow[]> {
  return database.all<MoveRow>(
    'SELECT idx, seat, action, hash FROM moves WHERE match_id = ? AND idx >= ? ORDER BY idx',
    [id, from],
  );
}

/** The state at a starting point; undefined when its snapshot is damaged or disagrees with the move before it. */
async function readStart(database: Database, source: Source, moves: number): Promise<Start | undefined> {
  const { record, game, setup } = source;
  const [row] = await database.all<SnapshotRow>(
    'SELECT idx, state, hash FROM snapshots WHERE match_id = ? AND idx = ?',
    [record.id, moves],
  );
  const state = row && readState(row);
  if (state) return (await agrees(database, record.id, row)) ? { moves, state } : undefined;
  return moves === 0 ? tryFirst(game, setup) : undefined;
}

function readState({ state, hash }: SnapshotRow): Opaque | undefined {
  try {
    const value = JSON.parse(state) as Opaque;
    return stateHash(value) === hash ? value : undefined;
  } catch {
    return undefined;
  }
}

async function agrees(database: Database, id: string, { idx, hash }: SnapshotRow): Promise<boolean> {
  if (idx === 0) return true;
  const [move] = await database.all<{ hash: string }>('SELECT hash FROM moves WHERE match_id = ? AND idx = ?', [
    id,
    idx - 1,
  ]);
  // A lost move row does not speak against a snapshot whose own hash is right.
  return move === undefined || move.hash === hash;
}

function tryFirst(game: AnyGame, setup: Setup): Start | undefined {
  try {
    return { moves: 0, state: firstState(game, setup) };
  } catch {
    return undefined;
  }
}
