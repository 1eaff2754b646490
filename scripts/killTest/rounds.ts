import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { GAME_IDS, type GameId } from '@/games';
import { inspectCopies } from './copies';
import { inspectDeeds } from './inspect';
import { inspectUpdates } from './updates';
import { writeAndKill } from './writeAndKill';

/** How the kills went. */
export type KillReport = {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly problems: readonly string[];
};

type Killed = { readonly lines: readonly string[]; readonly found: readonly string[] };
type Inspect = (folder: string, lines: readonly string[]) => Promise<string[]>;

/** Of so many kills one meets an update of the tables and one copies that are made and restored, the others players at their saves. */
const CYCLE = 5;

/** Kills a writing process again and again, each game in turn, and after each kill looks whether anything acknowledged is missing. */
export async function killRounds(rounds: number, games: readonly GameId[] = GAME_IDS): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-kill-'));
  const problems: string[] = [];
  let acknowledged = 0;
  for (let round = 0; round < rounds; round++) {
    const { lines, found } = await kill(folder, games[round % games.length], round);
    acknowledged += lines.length;
    if (lines.length === 0) problems.push(`kill ${round}: nothing was acknowledged`);
    problems.push(...found.map((problem) => `kill ${round}: ${problem}`));
  }
  rmSync(folder, { recursive: true });
  return { rounds, acknowledged, problems };
}

async function kill(folder: string, game: GameId, round: number): Promise<Killed> {
  if (round % CYCLE === CYCLE - 1) return killIn(folder, 'updates.ts', game, inspectUpdates);
  if (round % CYCLE === CYCLE - 2) return killIn(folder, 'copies.ts', game, inspectCopies);
  const file = join(folder, 'matches.db');
  const lines = await writeAndKill('writer.ts', [file, game, String(round)]);
  return { lines, found: await inspectDeeds(file, lines) };
}

/** A kill of a process with a folder of its own. */
async function killIn(parent: string, script: string, game: GameId, inspect: Inspect): Promise<Killed> {
  const folder = mkdtempSync(join(parent, 'own-'));
  const lines = await writeAndKill(script, [folder, game]);
  return { lines, found: await inspect(folder, lines) };
}
