import type { AnyGame, Move, Opaque, Tagged, Words } from '@/engine';
import type { Database } from './database';
import { standingOf } from './position';
import { problemWords } from './problems';
import { readJson, readScore, tagged, type MoveRow } from './rows';
import { openSource, readMoves, type GameFinder, type LoadFailed, type Source } from './source';
import { readStart, startPoints, type Start } from './starts';
import type { MatchRecord, Score } from './types';
import { rest, walk, type Stop } from './walk';

/** What is known of a moment of a match. */
export type Glimpse = {
  readonly moves: number;
  /** The state after `shown` moves: this very moment, or the nearest one before it that is known. */
  readonly state: Opaque;
  readonly shown: number;
  /** The move that led here; null at the beginning and where it is lost. */
  readonly move: Move<Tagged> | null;
  readonly events: readonly Tagged[];
  /** Why it is not known what the move did: older rules, or damage. */
  readonly gap: Stop | null;
};

/** A stored match to be looked at. Any moment is found from the snapshot before it, so that length makes no difference. */
export type History = {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  /** The first moment that can be shown: 0 unless what came before is damaged. */
  readonly first: number;
  readonly last: number;
  at(moves: number): Promise<Glimpse>;
  /** Scores after each of the moves first..last. What was not stored along with its move is worked out in slices. */
  scores(progress?: (done: number) => void): Promise<readonly Score[]>;
};

/** The moments after `from` up to `to`. */
type Block = { readonly from: number; readonly to: number; readonly moments: readonly Glimpse[] };

/** So many rows are read in one go. */
const PAGE = 400;

/** Opens a match to look at, wherever a state of it can still be read. */
export async function openHistory(database: Database, findGame: GameFinder, id: string): Promise<History | LoadFailed> {
  const source = await openSource(database, findGame, id);
  if ('problem' in source) return source;
  const points = await startPoints(source);
  const beginning = await firstStart(source, points);
  return 'problem' in beginning ? beginning : makeHistory(source, points, beginning);
}

async function firstStart(source: Source, points: readonly number[]): Promise<Start | LoadFailed> {
  let refused: Words | undefined;
  for (const point of points) {
    const start = await readStart(source, point);
    if (start && !('refused' in start)) return start;
    refused ??= start?.refused;
  }
  return { problem: refused ?? problemWords('damagedSnapshots') };
}

function makeHistory(source: Source, points: readonly number[], beginning: Start): History {
  const { record, game } = source;
  const first = beginning.moves;
  const last = record.moves;
  // Whoever steps through a match stays in one block for a while.
  let newest: Block | undefined;

  async function at(moves: number): Promise<Glimpse> {
    const wanted = Math.min(Math.max(Math.trunc(moves) || 0, first), last);
    if (wanted === first)
      return { moves: first, state: beginning.state, shown: first, move: null, events: [], gap: null };
    const isHeld = newest !== undefined && newest.from < wanted && wanted <= newest.to;
    const block = newest && isHeld ? newest : await readBlock(source, points, wanted);
    newest = block;
    return block.moments[wanted - block.from - 1];
  }

  async function scores(progress: (done: number) => void = () => undefined): Promise<readonly Score[]> {
    const all: Score[] = [standingOf(game, beginning.state)];
    for (let from = first; from < last; from += PAGE) {
      const stored = await readScores(source, from, Math.min(from + PAGE, last));
      for (let index = from; index < Math.min(from + PAGE, last); index++)
        all.push(stored.get(index) ?? standingOf(game, (await at(index + 1)).state));
      progress((all.length - 1) / Math.max(1, last - first));
      await rest();
    }
    return all;
  }

  return { record, game, first, last, at, scores };
}

async function readScores({ database, record }: Source, from: number, to: number): Promise<Map<number, Score>> {
  const rows = await database.all<{ idx: number; standing: string | null }>(
    'SELECT idx, standing FROM moves WHERE match_id = ? AND idx >= ? AND idx < ?',
    [record.id, from, to],
  );
  return new Map(
    rows.flatMap(({ idx, standing }) => {
      const score = readScore(standing);
      return score ? [[idx, score]] : [];
    }),
  );
}

/** The moments around one, from the nearest valid state before it. */
async function readBlock(source: Source, points: readonly number[], wanted: number): Promise<Block> {
  const { game, setup, record } = source;
  const to = points.find((point) => point >= wanted) ?? record.moves;
  const start = await startBefore(source, points, wanted);
  const rows = await readMoves(source, start.moves, to);
  const { played, stop } = await walk(game, setup, start.state, start.moves, rows, to);
  const moments: Glimpse[] = played.map(({ move, events, state }, i) => {
    const moves = start.moves + i + 1;
    return { moves, state, shown: moves, move, events, gap: null };
  });
  if (stop) moments.push(...(await unknownMoments(source, start, moments, rows, to, stop)));
  return { from: start.moves, to, moments };
}

async function startBefore(source: Source, points: readonly number[], wanted: number): Promise<Start> {
  for (const point of points.filter((moves) => moves < wanted).reverse()) {
    const start = await readStart(source, point);
    if (start && !('refused' in start)) return start;
  }
  throw new Error('a history begins with a state that can be read');
}

/** What can be told of moves that cannot be walked: who made which, and the state that was stored at the end of them. */
async function unknownMoments(
  source: Source,
  start: Start,
  known: readonly Glimpse[],
  rows: readonly MoveRow[],
  to: number,
  gap: Stop,
): Promise<Glimpse[]> {
  const reached = known.at(-1) ?? { state: start.state, shown: start.moves };
  const byIndex = new Map(rows.map((row) => [row.idx, row]));
  const end = await readStart(source, to);
  return Array.from({ length: to - start.moves - known.length }, (_, i) => {
    const moves = start.moves + known.length + i + 1;
    const isStored = moves === to && end !== undefined && !('refused' in end);
    const { state, shown } = isStored ? { state: end.state, shown: to } : reached;
    return { moves, state, shown, move: readMove(byIndex.get(moves - 1)), events: [], gap };
  });
}

function readMove(row: MoveRow | undefined): Move<Tagged> | null {
  const action = row && readJson(tagged, row.action);
  return action ? { seat: row.seat, action } : null;
}
