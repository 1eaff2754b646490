import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pick, play, seedRng, start } from '@/engine';
import { GAMES } from '@/games';
import { appendMove, createDatabase, insertMatch, loadMatch, migrate, toPosition, type AnyMatch, type Database, type SeatSetup } from '@/storage';
import { nodeConnection } from '../killTest/nodeConnection';

const game = GAMES.molthar;
const rng = seedRng(1);
const SEATS: readonly SeatSetup[] = ['Ana', 'Ben', 'Cleo', 'Dai'].map((name, look) => ({ name, kind: 'person', level: 'easy', look }));
const SAMPLE = 100;

export type Saves = {
  /** A move checked, played, hashed and stored in one transaction, beside a single INSERT of the same row. */
  readonly appendMicros: number;
  readonly bareInsertMicros: number;
  readonly load1000Millis: number;
  readonly moveAt50Micros: number;
  readonly moveAt5000Micros: number;
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

async function measure(database: Database): Promise<Saves> {
  let match = await begin(database, 'long');
  const early = await timed(50, SAMPLE);
  const bareInsertMicros = await bareInsert(database);
  await playTo(1000);
  const load1000Millis = await load(database, 'long');
  const late = await timed(5000, SAMPLE);
  return { appendMicros: early, bareInsertMicros, load1000Millis, moveAt50Micros: early, moveAt5000Micros: late };

  async function playTo(moves: number): Promise<void> {
    while (match.moves < moves) match = await forward(database, match);
  }
  async function timed(from: number, count: number): Promise<number> {
    await playTo(from);
    return median(count, async () => {
      match = await forward(database, match);
    });
  }
}

async function begin(database: Database, id: string): Promise<AnyMatch> {
  const match = start(game, { config: {}, seats: SEATS.length, seed: 1 });
  const setup = { config: {}, seats: SEATS, seed: 1 };
  await insertMatch(database, { id, gameId: game.id, rulesVersion: game.rulesVersion, name: id, setup, createdAt: 1, position: toPosition(game, match), history: [], snapshots: [] });
  return match;
}

/** Nobody ever activates a character, so that the match goes on for as long as it is needed. */
async function forward(database: Database, match: AnyMatch): Promise<AnyMatch> {
  const seat = game.toMove(match.state)[0];
  const move = { seat, action: pick(rng, game.legalActions(match.state, seat).filter((action) => action.type !== 'activate')) };
  const played = play(game, match, move);
  if ('violation' in played) throw new Error(played.violation.rule);
  const position = toPosition(game, played.match);
  await appendMove(database, { matchId: 'long', rulesVersion: game.rulesVersion, stored: match.moves, move: { ...move, hash: position.hash }, position, now: 1 });
  return played.match;
}

async function bareInsert(database: Database): Promise<number> {
  await database.exec('CREATE TABLE bare (id INTEGER PRIMARY KEY, match_id TEXT, idx INTEGER, seat INTEGER, action TEXT, hash TEXT)');
  let index = 0;
  return median(SAMPLE, async () => {
    await database.run('INSERT INTO bare (match_id, idx, seat, action, hash) VALUES (?, ?, ?, ?, ?)', ['long', index++, 1, '{"type":"takePearl","from":2}', '0123456789abcdef']);
  });
}

async function load(database: Database, id: string): Promise<number> {
  const micros = await median(9, async () => {
    const loaded = await loadMatch(database, () => game, id);
    if (!('match' in loaded)) throw new Error(loaded.problem.key);
  });
  return Math.round(micros / 100) / 10;
}

/** Microseconds of the middle one of many runs. */
async function median(runs: number, run: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const before = process.hrtime.bigint();
    await run();
    times.push(Number(process.hrtime.bigint() - before) / 1e3);
  }
  return Math.round(times.sort((one, other) => one - other)[runs >> 1]);
}
