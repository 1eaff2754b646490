import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { stateHash } from '@/engine';
import { GAME_IDS, type GameId } from '@/games';
import { createDatabase, loadMatch, migrate, openHistory, type Database, type Moment } from '@/storage';
import { findGame } from './findGame';
import { breakLock, nodeConnection } from './nodeConnection';

const ROOT = join(__dirname, '..', '..');
const WRITER = join(__dirname, 'writer.ts');
/** A kill comes after so many acknowledged changes at most, and then within so many milliseconds, wherever the writer is by then. */
const MOST_CHANGES = 30;
const LATEST = 25;

/** The last state that the writer called stored, and the hash of each move number of that match. */
type Acknowledged = { readonly matchId: string; readonly moves: number; readonly hashes: ReadonlyMap<number, string> };

/** How the kills went. */
export type KillReport = {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly problems: readonly string[];
};

/** Kills a writing process again and again, each game in turn, and after each kill looks whether anything acknowledged is missing. */
export async function killRounds(rounds: number, games: readonly GameId[] = GAME_IDS): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-kill-'));
  const file = join(folder, 'matches.db');
  const problems: string[] = [];
  let acknowledged = 0;
  for (let round = 0; round < rounds; round++) {
    const lines = await writeAndKill(file, games[round % games.length], round);
    acknowledged += lines.length;
    breakLock(file);
    const found = lines.length === 0 ? ['nothing was acknowledged'] : await inspect(file, readAcknowledged(lines));
    problems.push(...found.map((problem) => `kill ${round}: ${problem}`));
  }
  rmSync(folder, { recursive: true });
  return { rounds, acknowledged, problems };
}

function writeAndKill(file: string, game: GameId, round: number): Promise<string[]> {
  return new Promise((resolve) => {
    const writer = spawn(process.execPath, ['--import', 'tsx', WRITER, file, game, String(round)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const changes = Math.ceil(Math.random() * MOST_CHANGES);
    let output = '';
    writer.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      if (output.split('\n').length > changes) setTimeout(() => writer.kill('SIGKILL'), Math.random() * LATEST);
    });
    // What was written half when the process died was not acknowledged.
    writer.on('close', () =>
      resolve(
        output
          .slice(0, output.lastIndexOf('\n') + 1)
          .split('\n')
          .filter((line) => line !== ''),
      ),
    );
  });
}

function readAcknowledged(lines: readonly string[]): Acknowledged {
  const entries = lines.map((line) => line.split(' '));
  const [matchId, moves] = entries[entries.length - 1];
  const own = entries.filter(([id]) => id === matchId);
  return { matchId, moves: Number(moves), hashes: new Map(own.map(([, count, hash]) => [Number(count), hash])) };
}

async function inspect(file: string, last: Acknowledged): Promise<string[]> {
  const database = createDatabase(() => nodeConnection(file), migrate);
  try {
    return [...(await damageOf(database)), ...(await compare(database, last))];
  } finally {
    await database.close();
  }
}

/** A move is its row, the line in the list and the newest state: a kill leaves all three or none. */
const HALF_STORED = `
  SELECT id FROM matches WHERE move_count <> (SELECT COUNT(*) FROM moves WHERE match_id = id)
  OR move_count <> (SELECT MAX(idx) FROM snapshots WHERE match_id = id)`;

async function damageOf(database: Database): Promise<string[]> {
  const checks = await database.all<{ integrity_check: string }>('PRAGMA integrity_check');
  const half = await database.all<{ id: string }>(HALF_STORED);
  return [
    ...checks.map((check) => check.integrity_check).filter((text) => text !== 'ok'),
    ...half.map(({ id }) => `a change of ${id} is stored by half`),
  ];
}

/** The kill may have come between storing one more change and telling it: then the match is one step ahead. */
async function compare(database: Database, { matchId, moves, hashes }: Acknowledged): Promise<string[]> {
  const loaded = await loadMatch(database, findGame, matchId);
  const history = await openHistory(database, findGame, matchId);
  if (!('match' in loaded) || 'problem' in history) return [`the match does not load: ${loaded.problem?.key}`];
  const stored = loaded.match.moves;
  const moments: Moment[] = [];
  for (let count = 0; count <= history.last; count++) moments.push(await history.at(count));
  const stateOf = (count: number) => moments[count] && stateHash(moments[count].state);
  const lost = moments.find(({ gap }) => gap !== null)?.gap;
  const shared = Math.min(stored, moves);
  return [
    ...(loaded.problem ? [loaded.problem.key] : []),
    ...(lost ? [lost.words.key] : []),
    ...(Math.abs(stored - moves) > 1 ? [`${moves} moves were acknowledged, ${stored} are stored`] : []),
    ...(hashes.has(shared) && stateOf(shared) !== hashes.get(shared)
      ? [`after ${shared} moves the state is another`]
      : []),
    ...(stateHash(loaded.match.state) !== stateOf(stored) ? ['the snapshot and the moves disagree'] : []),
  ];
}
