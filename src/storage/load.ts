import type { AnyGame, Words } from '@/engine';
import type { Database } from './database';
import { problemWords } from './problems';
import { openSource, readMoves, type GameFinder, type LoadFailed, type Source } from './source';
import { readStart, startPoints } from './starts';
import type { MatchRecord } from './types';
import { walk, type AnyMatch, type PlayedMove, type Stop } from './walk';

/** Loading begins at least so many moves back where it can, so that undo and the log are there at once. */
const COMFORT = 24;

/** A match that was read and checked. */
export type Loaded = {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  readonly match: AnyMatch;
  /** The moves that were replayed, oldest first; the last one led to the state of the match. */
  readonly played: readonly PlayedMove[];
  /** The match goes on, but something of it is lost. */
  readonly problem: Words | null;
};

/**
 * The match as it stands: a valid snapshot and the moves after it, every hash compared. A state of older rules is
 * upgraded; the moves before it stay as they are.
 */
export async function loadMatch(database: Database, findGame: GameFinder, id: string): Promise<Loaded | LoadFailed> {
  const source = await openSource(database, findGame, id);
  if ('problem' in source) return source;
  const newestFirst = (await startPoints(source)).reverse();
  const near = newestFirst.find((moves) => moves <= source.record.moves - COMFORT) ?? 0;
  return firstWhole(source, [near, ...newestFirst]);
}

/** Tries one starting point after the other until one leads to the end of the match. */
async function firstWhole(source: Source, points: readonly number[]): Promise<Loaded | LoadFailed> {
  const { record, game, setup } = source;
  const stops: Stop[] = [];
  let refused: Words | undefined;
  for (const point of points) {
    const start = await readStart(source, point);
    if (start && 'refused' in start) refused ??= start.refused;
    if (!start || 'refused' in start) continue;
    const rows = await readMoves(source, point, record.moves);
    const { match, played, stop } = await walk(game, setup, start.state, point, rows, record.moves);
    if (!stop) return { record, game, match, played, problem: damageOf(stops) };
    stops.push(stop);
  }
  return { problem: damageOf(stops) ?? stuckOf(stops) ?? refused ?? problemWords('damagedSnapshots') };
}

function damageOf(stops: readonly Stop[]): Words | null {
  return stops.find(({ older }) => !older)?.words ?? null;
}

/** The newest states are lost, and the moves to them belong to older rules: what is left can be looked at and played on as a copy. */
function stuckOf(stops: readonly Stop[]): Words | undefined {
  return stops.length > 0 ? problemWords('olderRulesStuck') : undefined;
}
