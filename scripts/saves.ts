/**
 * Saves and files of all modes of all games as this version of the app writes them: `npm run saves`. They are kept in
 * `__tests__/saves/<version>` for good: every later version must open, show and go on with each of them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { GAMES } from '@/games';
import { appendMove, createDatabase, exportMatch, insertMatch, migrate, toPosition, type Database } from '@/storage';
import { version } from '../package.json';
import { findGame } from './killTest/findGame';
import { nodeConnection } from './killTest/nodeConnection';
import { playSample, SAMPLES, seatsOf, type Sample } from './saves/matches';

const MAXIMUM = 9;
const pack = (contents: Buffer | string) => gzipSync(contents, { level: MAXIMUM });

/** Stores both saves of a sample as the app does, one transaction a move; gives their ids. */
async function store(database: Database, sample: Sample): Promise<string[]> {
  const game = GAMES[sample.game];
  const { rulesVersion } = game;
  const { matches, moves } = playSample(game, sample);
  const setup = { config: sample.config, seats: seatsOf(sample), seed: sample.seed };
  const saves = [
    { id: `${sample.name}-middle`, count: Math.floor(moves.length / 2) },
    { id: `${sample.name}-end`, count: moves.length },
  ];
  for (const { id, count } of saves) {
    const position = toPosition(game, matches[0]);
    const record = { id, gameId: game.id, rulesVersion, name: id, setup, createdAt: 1000 };
    await insertMatch(database, { ...record, position, history: [], snapshots: [] });
    for (let stored = 0; stored < count; stored++) {
      const after = toPosition(game, matches[stored + 1]);
      const move = { ...moves[stored], hash: after.hash };
      await appendMove(database, { matchId: id, rulesVersion, stored, move, position: after, now: 1001 + stored });
    }
  }
  return saves.map(({ id }) => id);
}

async function main(): Promise<void> {
  const folder = join('__tests__', 'saves', version);
  if (existsSync(folder)) throw new Error(`${folder} is there already, and what a version wrote stays as it is`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'matches.db');
  const database = createDatabase(() => nodeConnection(file), migrate);
  for (const sample of SAMPLES) {
    for (const id of await store(database, sample)) {
      const exported = await exportMatch(database, findGame, id);
      if ('problem' in exported) throw new Error(exported.problem.key);
      writeFileSync(join(folder, `${id}.gatehouse.json.gz`), pack(exported.text));
    }
    process.stdout.write(`${sample.name}\n`);
  }
  await database.exec('VACUUM');
  // One file holds everything: what still lies in the log of writes is brought over first.
  await database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  await database.close();
  writeFileSync(`${file}.gz`, pack(readFileSync(file)));
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
}

void main();
