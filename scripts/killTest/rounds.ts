import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { GAME_IDS, type GameId } from '@/games';
import { inspectDeeds } from './inspect';
import { inspectUpdates, TOLD_UPDATE } from './updates';
import { writeAndKill } from './writeAndKill';

/** How the kills went. */
export type KillReport = {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly problems: readonly string[];
};

/** Every so many kills one meets an update of the tables, the others players at their saves. */
const UPDATE_EVERY = 5;

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

type Killed = { readonly lines: readonly string[]; readonly found: readonly string[] };

async function kill(folder: string, game: GameId, round: number): Promise<Killed> {
  if (round % UPDATE_EVERY === UPDATE_EVERY - 1) {
    const own = mkdtempSync(join(folder, 'updates-'));
    const lines = await writeAndKill('updates.ts', [own, game]);
    return {
      lines,
      found: await inspectUpdates(
        own,
        lines.filter((line) => line.startsWith(TOLD_UPDATE)),
      ),
    };
  }
  const file = join(folder, 'matches.db');
  const lines = await writeAndKill('writer.ts', [file, game, String(round)]);
  return { lines, found: await inspectDeeds(file, lines) };
}
