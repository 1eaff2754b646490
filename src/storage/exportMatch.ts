import { stateHash } from '@/engine';
import type { Database } from './database';
import { openHistory, type History } from './history';
import { FILE_FORMAT, FILE_VERSION } from './matchFile';
import { problemWords } from './problems';
import type { SnapshotRow } from './rows';
import { sealFile } from './sealed';
import type { GameFinder, LoadFailed } from './source';

/**
 * The text of a file with the whole match in it. Every move is replayed before it is given away. The first and the last
 * state go along, so that an app with newer rules can go on from there, and all stored states where moves belong to
 * older rules that lead elsewhere. A damaged match is not given away as if it were whole.
 */
export async function exportMatch(
  database: Database,
  findGame: GameFinder,
  id: string,
): Promise<{ name: string; text: string } | LoadFailed> {
  const history = await openHistory(database, findGame, id);
  if ('problem' in history) return history;
  if (history.first > 0) return { problem: problemWords('exportIncomplete') };
  const checked = await replayAll(history);
  if ('problem' in checked) return checked;
  const { record } = history;
  const stored = await readSnapshots(database, id);
  const isEnd = (moves: number) => moves === 0 || moves === record.moves;
  const contents = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    game: record.gameId,
    rulesVersion: record.rulesVersion,
    name: record.name,
    createdAt: record.createdAt,
    setup: record.setup,
    start: stored.find(({ moves }) => moves === 0)?.hash ?? stateHash((await history.at(0)).state),
    moves: await readFileMoves(database, id, record.rulesVersion),
    snapshots: stored.filter(({ moves }) => checked.hasOlder || isEnd(moves)),
  };
  return { name: record.name, text: sealFile(contents) };
}

/** Whether some moves can only be shown from snapshots; a problem where anything is damaged. */
async function replayAll({ first, last, at }: History): Promise<{ readonly hasOlder: boolean } | LoadFailed> {
  let hasOlder = false;
  for (let moves = first + 1; moves <= last; moves++) {
    const { gap, move } = await at(moves);
    if (gap && (!gap.older || !move)) return { problem: gap.words };
    hasOlder ||= gap !== null;
  }
  return { hasOlder };
}

async function readSnapshots(database: Database, id: string) {
  const rows = await database.all<SnapshotRow>(
    'SELECT idx, rules_version, state, hash FROM snapshots WHERE match_id = ? ORDER BY idx, rules_version',
    [id],
  );
  return rows.map((row) => ({
    moves: row.idx,
    rules: row.rules_version,
    state: JSON.parse(row.state) as unknown,
    hash: row.hash,
  }));
}

async function readFileMoves(database: Database, id: string, rulesVersion: number) {
  const rows = await database.all<{ seat: number; action: string; hash: string; rules_version: number }>(
    'SELECT seat, action, hash, rules_version FROM moves WHERE match_id = ? ORDER BY idx',
    [id],
  );
  return rows.map(({ seat, action, hash, rules_version: rules }) => ({
    seat,
    action: JSON.parse(action) as unknown,
    hash,
    ...(rules !== rulesVersion && { rules }),
  }));
}
