import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pick, play, seedRng, start, type Move, type Tagged } from '@/engine';
import { GAMES } from '@/games';
import {
  appendMove,
  createDatabase,
  insertMatch,
  loadMatch,
  migrate,
  SNAPSHOT_EVERY,
  toPosition,
  type AnyMatch,
  type Database,
  type SeatSetup,
  type StoredMove,
} from '@/storage';
import { nodeConnection } from '../killTest/nodeConnection';
import { measureLooking, type Looking } from './looking';

const game = GAMES.molthar;
const rng = seedRng(1);
const SEATS: readonly SeatSetup[] = ['Ana', 'Ben', 'Cleo', 'Dai'].map((name, look) => ({
  name,
  kind: 'person',
  level: 'easy',
  look,
}));
const SAMPLE = 200;

export type Saves = {
  /** A move at move 50: checked, played, hashed and stored in one transaction. */
  readonly appendMicros: number;
  /** A single INSERT of the same row, which SQLite commits by itself. */
  readonly bareInsertMicros: number;
  readonly moveAt50Micros: number;
  readonly moveAt5000Micros: number;
  readonly load1000Millis: number;
  readonly looking: Looking;
};

/** Runs the storage of the app on a real file. */
export async function measureSaves(): Promise<Saves> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = createDatabase(() => nodeConnection(join(folder, 'bench.db')), migrate);
  try {
    return await measure(database);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
}

/** The three ways to write take turns, so that a disturbance meets all of them. */
async function measure(database: Database): Promise<Saves> {
  let early = await store(database, 'early', 50);
  let late = await store(database, 'late', 5000);
  await store(database, 'loaded', 1000);
  await store(database, 'short', 100);
  await store(database, 'long', 5000);
  await database.exec(
    'CREATE TABLE bare (id INTEGER PRIMARY KEY, match_id TEXT, idx INTEGER, seat INTEGER, action TEXT, hash TEXT)',
  );
  const times: Record<'early' | 'late' | 'bare' | 'load', number[]> = { early: [], late: [], bare: [], load: [] };
  for (let i = 0; i < SAMPLE; i++) {
    times.early.push(
      await timed(async () => {
        early = await forward(database, 'early', early);
      }),
    );
    times.bare.push(await timed(() => bareInsert(database, i)));
    times.late.push(
      await timed(async () => {
        late = await forward(database, 'late', late);
      }),
    );
    if (i % 20 === 0) times.load.push(await timed(() => load(database, 'loaded')));
  }
  const at50 = median(times.early);
  return {
    appendMicros: at50,
    bareInsertMicros: median(times.bare),
    moveAt50Micros: at50,
    moveAt5000Micros: median(times.late),
    load1000Millis: Math.round(median(times.load) / 100) / 10,
    looking: await measureLooking(database, 'short', 'long'),
  };
}

/** A match of so many moves, stored at once. */
async function store(database: Database, id: string, moves: number): Promise<AnyMatch> {
  let match: AnyMatch = start(game, { config: {}, seats: SEATS.length, seed: 1 });
  const history: StoredMove[] = [];
  const snapshots = [toPosition(game, match)];
  while (match.moves < moves) {
    const step = next(match);
    match = step.match;
    const position = toPosition(game, match);
    history.push({ ...step.move, hash: position.hash });
    if (match.moves % SNAPSHOT_EVERY === 0) snapshots.push(position);
  }
  const setup = { config: {}, seats: SEATS, seed: 1 };
  await insertMatch(database, {
    id,
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    name: id,
    setup,
    createdAt: 1,
    position: toPosition(game, match),
    history,
    snapshots,
  });
  return match;
}

/** Nobody ever activates a character, so that the match goes on for as long as it is needed. */
function next(match: AnyMatch): { readonly match: AnyMatch; readonly move: Move<Tagged> } {
  const seat = game.toMove(match.state)[0];
  const move = {
    seat,
    action: pick(
      rng,
      game.legalActions(match.state, seat).filter((action) => action.type !== 'activate'),
    ),
  };
  const played = play(game, match, move);
  if ('violation' in played) throw new Error(played.violation.rule);
  return { match: played.match, move };
}

async function forward(database: Database, matchId: string, before: AnyMatch): Promise<AnyMatch> {
  const { match, move } = next(before);
  const position = toPosition(game, match);
  await appendMove(database, {
    matchId,
    rulesVersion: game.rulesVersion,
    stored: before.moves,
    move: { ...move, hash: position.hash },
    position,
    now: 1,
  });
  return match;
}

async function bareInsert(database: Database, index: number): Promise<void> {
  await database.run('INSERT INTO bare (match_id, idx, seat, action, hash) VALUES (?, ?, ?, ?, ?)', [
    'early',
    index,
    1,
    '{"type":"takePearl","from":2}',
    '0123456789abcdef',
  ]);
}

async function load(database: Database, id: string): Promise<void> {
  const loaded = await loadMatch(database, () => game, id);
  if (!('match' in loaded) || loaded.match.moves !== 1000) throw new Error('the match was not loaded');
}

/** Microseconds of one run. */
async function timed(run: () => Promise<void>): Promise<number> {
  const before = process.hrtime.bigint();
  await run();
  return Number(process.hrtime.bigint() - before) / 1e3;
}

function median(times: readonly number[]): number {
  return Math.round([...times].sort((one, other) => one - other)[times.length >> 1]);
}
