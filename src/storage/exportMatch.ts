import { stateHash } from '@/engine';
import type { Database } from './database';
import { loadHistory, type GameFinder, type LoadFailed } from './load';
import { checksum, FILE_FORMAT, FILE_VERSION } from './matchFile';
import { problemWords } from './problems';

/** The text of a file with the whole match in it. Only a match that can be replayed from its first move is given away. */
export async function exportMatch(
  database: Database,
  findGame: GameFinder,
  id: string,
): Promise<{ name: string; text: string } | LoadFailed> {
  const loaded = await loadHistory(database, findGame, id);
  if (!('match' in loaded)) return loaded;
  const { record, played, first, match } = loaded;
  if (loaded.problem) return { problem: loaded.problem };
  if (played.length < match.moves) return { problem: problemWords('exportIncomplete') };
  const contents = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    game: record.gameId,
    rulesVersion: record.rulesVersion,
    name: record.name,
    createdAt: record.createdAt,
    setup: record.setup,
    start: stateHash(first),
    moves: played.map(({ move, hash }) => ({ seat: move.seat, action: move.action, hash })),
  };
  return { name: record.name, text: JSON.stringify({ ...contents, checksum: checksum(contents) }, null, 1) };
}
