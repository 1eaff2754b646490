import { copyFileSync, existsSync, readdirSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { play, start, stateHash, type AnyGame } from '@/engine';
import { GAMES, isGameId } from '@/games';
import { createDatabase, loadMatch, migrate, MIGRATIONS, toPosition, type AnyMatch, type Connection } from '@/storage';
import { findGame } from './findGame';
import { damageOf } from './inspect';
import { tableOf } from './matches';
import { nodeConnection } from './nodeConnection';

/** The process that is killed while it brings one old file after the other up to date, and what must be true of those files. */

const OLD = 'old.db';
const ID = 'old';
const MOVES = 15;

/** A file with one match as the app with the first tables wrote it. */
async function writeOld(file: string, game: AnyGame): Promise<void> {
  const connection = await nodeConnection(file);
  await connection.exec(`${MIGRATIONS[0].sql}; PRAGMA journal_mode = WAL; PRAGMA user_version = 1`);
  const setup = { ...tableOf(game.id, 3), seed: 3 };
  let match: AnyMatch = start(game, { ...setup, seats: setup.seats.length });
  await storeSnapshot(connection, match);
  for (let index = 0; index < MOVES; index++) {
    const seat = game.toMove(match.state)[0];
    const move = { seat, action: game.legalActions(match.state, seat)[0] };
    const played = play(game, match, move);
    if ('violation' in played) throw new Error(played.violation.rule);
    match = played.match;
    const row = [ID, index, seat, JSON.stringify(move.action), stateHash(match.state)];
    await connection.run('INSERT INTO moves (match_id, idx, seat, action, hash) VALUES (?, ?, ?, ?, ?)', row);
  }
  await storeSnapshot(connection, match);
  const { standing } = toPosition(game, match);
  await connection.run(
    `INSERT INTO matches (id, game, rules_version, name, setup, created_at, updated_at, move_count, over, summary)
     VALUES (?, ?, ?, 'Old one', ?, 1, 1, ?, 0, ?)`,
    [ID, game.id, game.rulesVersion, JSON.stringify(setup), MOVES, JSON.stringify(standing)],
  );
  await connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  await connection.close();
}

async function storeSnapshot(connection: Connection, { moves, state }: AnyMatch): Promise<void> {
  const row = [ID, moves, JSON.stringify(state), stateHash(state)];
  await connection.run('INSERT INTO snapshots (match_id, idx, state, hash) VALUES (?, ?, ?, ?)', row);
}

async function main(folder: string, gameId: string): Promise<void> {
  if (!isGameId(gameId)) throw new Error(`no game ${gameId}`);
  await writeOld(join(folder, OLD), GAMES[gameId]);
  for (let number = 0; ; number++) {
    const file = join(folder, `${number}.db`);
    // A kill in the middle of a copy would leave half a file, which no app ever wrote: it gets its name when it is whole.
    copyFileSync(join(folder, OLD), `${file}.copy`);
    renameSync(`${file}.copy`, file);
    const database = createDatabase(() => nodeConnection(file), migrate);
    await database.all('SELECT 1');
    writeSync(1, `updated ${number}\n`);
    await database.close();
  }
}

/** Each file is brought up to date or as it was; either way it opens with every move. */
export async function inspectUpdates(folder: string, lines: readonly string[]): Promise<string[]> {
  const numbers = readdirSync(folder).flatMap((name) => /^(\d+)\.db$/.exec(name)?.[1] ?? []);
  const found = await Promise.all(numbers.map((number) => inspectUpdate(join(folder, `${number}.db`))));
  const missing = lines.filter((line) => !existsSync(join(folder, `${line.split(' ')[1]}.db`)));
  return [...found.flat(), ...missing.map((line) => `${line}, but the file is gone`)];
}

async function inspectUpdate(file: string): Promise<string[]> {
  const database = createDatabase(() => nodeConnection(file), migrate);
  try {
    const loaded = await loadMatch(database, findGame, ID);
    const isWhole = 'match' in loaded && loaded.match.moves === MOVES && loaded.problem === null;
    return [...(isWhole ? [] : [`${file} lost moves: ${loaded.problem?.key}`]), ...(await damageOf(database))];
  } finally {
    await database.close();
  }
}

if (require.main === module) void main(process.argv[2], process.argv[3]);
