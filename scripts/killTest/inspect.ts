import { stateHash } from '@/engine';
import { createDatabase, loadMatch, migrate, openHistory, type Database, type Glimpse } from '@/storage';
import type { Told } from './deeds';
import { findGame } from './findGame';
import { nodeConnection } from './nodeConnection';

/** What is wrong after a kill, compared with what the killed process had told. */
export async function inspectDeeds(file: string, lines: readonly string[]): Promise<string[]> {
  const database = createDatabase(() => nodeConnection(file), migrate);
  try {
    return [...(await damageOf(database)), ...(await compare(database, lines))];
  } finally {
    await database.close();
  }
}

/** A move is its row, the line in the list and the newest state: a kill leaves all three or none. */
const HALF_STORED = `
  SELECT id FROM matches WHERE move_count <> (SELECT COUNT(*) FROM moves WHERE match_id = id)
  OR move_count <> (SELECT MAX(idx) FROM snapshots WHERE match_id = id)`;

/** Whatever must hold of any file, written ahead as on a phone. */
export async function damageOf(database: Database): Promise<string[]> {
  const [{ journal_mode: mode }] = await database.all<{ journal_mode: string }>('PRAGMA journal_mode');
  const checks = await database.all<{ integrity_check: string }>('PRAGMA integrity_check');
  const half = await database.all<{ id: string }>(HALF_STORED);
  return [
    ...(mode === 'wal' ? [] : [`the journal is ${mode}`]),
    ...checks.map((check) => check.integrity_check).filter((text) => text !== 'ok'),
    ...half.map(({ id }) => `a change of ${id} is stored by half`),
  ];
}

/** The last that was told of each match. The kill may have come between storing one more change and telling it: one match may be a step ahead. */
async function compare(database: Database, lines: readonly string[]): Promise<string[]> {
  const told = lines.map((line) => JSON.parse(line) as Told);
  const newest = new Map(told.map((entry) => [entry.id, entry]));
  const hashes = new Map(told.map(({ id, moves, hash }) => [`${id} ${moves}`, hash]));
  const problems: string[] = [];
  const ahead: string[] = [];
  for (const entry of newest.values()) {
    const found = await look(database, entry, (moves) => hashes.get(`${entry.id} ${moves}`));
    problems.push(...found.problems);
    if (found.ahead) ahead.push(entry.id);
  }
  return ahead.length > 1 ? [...problems, `more than one match is not as told: ${ahead.join(', ')}`] : problems;
}

type Look = { readonly problems: readonly string[]; readonly ahead: boolean };

async function look(
  database: Database,
  { deed, id, moves }: Told,
  hashAt: (moves: number) => string | undefined,
): Promise<Look> {
  const [row] = await database.all<{ deleted_at: number | null }>('SELECT deleted_at FROM matches WHERE id = ?', [id]);
  if (!row) return { problems: [`${id} is gone`], ahead: false };
  const loaded = await loadMatch(database, findGame, id);
  const history = await openHistory(database, findGame, id);
  if (!('match' in loaded) || 'problem' in history)
    return { problems: [`${id} does not load: ${loaded.problem?.key}`], ahead: false };
  const stored = loaded.match.moves;
  const moments: Glimpse[] = [];
  for (let count = 0; count <= history.last; count++) moments.push(await history.at(count));
  const stateOf = (count: number) => moments[count] && stateHash(moments[count].state);
  const lost = moments.find(({ gap }) => gap !== null)?.gap?.words;
  const shared = Math.min(stored, moves);
  const expected = hashAt(shared);
  return {
    problems: [
      ...[loaded.problem, lost].flatMap((problem) => (problem ? [`${id}: ${problem.key}`] : [])),
      ...(Math.abs(stored - moves) > 1 ? [`${id}: ${moves} moves were told, ${stored} are stored`] : []),
      ...(expected !== undefined && stateOf(shared) !== expected ? [`${id} is another after ${shared} moves`] : []),
      ...(stateHash(loaded.match.state) !== stateOf(stored) ? [`${id}: the snapshot and the moves disagree`] : []),
    ],
    ahead: stored !== moves || (row.deleted_at !== null) !== (deed === 'deleted'),
  };
}
