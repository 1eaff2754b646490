import { GAMES, isGameId, type GameId } from '@/games';
import { createDatabase, loadMatch, migrate, type Database } from '@/storage';
import { deeds, type Running } from './deeds';
import { findGame } from './findGame';
import { begin } from './matches';
import { nodeConnection } from './nodeConnection';

/** The process that is killed: plays one match after the other as fast as it can and tells every change once it is stored. */

/** The newest match of the game that a killed process has left unfinished. */
async function resume(database: Database, gameId: GameId): Promise<Running | undefined> {
  const [newest] = await database.all<{ id: string }>(
    'SELECT id FROM matches WHERE over = 0 AND game = ? AND deleted_at IS NULL ORDER BY rowid DESC LIMIT 1',
    [gameId],
  );
  if (newest === undefined) return undefined;
  const loaded = await loadMatch(database, findGame, newest.id);
  if (!('match' in loaded)) throw new Error(loaded.problem.key);
  return { id: newest.id, game: loaded.game, match: loaded.match };
}

async function main(file: string, gameId: string, round: number): Promise<void> {
  if (!isGameId(gameId)) throw new Error(`no game ${gameId}`);
  const database = createDatabase(() => nodeConnection(file), migrate);
  const unfinished = await resume(database, gameId);
  if (unfinished) await deeds(database, unfinished);
  for (let number = 0; ; number++) {
    const id = `round${round}-${number}`;
    await deeds(database, await begin(database, GAMES[gameId], id, round * 1000 + number));
  }
}

void main(process.argv[2], process.argv[3], Number(process.argv[4]));
