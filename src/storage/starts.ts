import { firstState, stateHash, type AnyGame, type Opaque, type Words } from '@/engine';
import { problemWords } from './problems';
import type { SnapshotRow } from './rows';
import type { Source } from './source';

/** A state that moves can be walked from. */
export type Start = { readonly moves: number; readonly state: Opaque };
/** A state that was found whole, but that these rules have no use for. */
type Refusal = { readonly refused: Words };

/** Where a walk can begin, oldest first; the beginning is always one of them. */
export async function startPoints({ database, record }: Source): Promise<number[]> {
  const rows = await database.all<{ idx: number }>(
    'SELECT DISTINCT idx FROM snapshots WHERE match_id = ? AND idx > 0 AND idx <= ? ORDER BY idx',
    [record.id, record.moves],
  );
  return [0, ...rows.map((row) => row.idx)];
}

/** The state at a starting point; undefined when nothing whole is there. */
export async function readStart(source: Source, moves: number): Promise<Start | Refusal | undefined> {
  const { database, record, game } = source;
  const rows = await database.all<SnapshotRow>(
    'SELECT idx, rules_version, state, hash FROM snapshots WHERE match_id = ? AND idx = ? AND rules_version <= ? ORDER BY rules_version DESC',
    [record.id, moves, game.rulesVersion],
  );
  let refusal: Refusal | undefined;
  for (const row of rows) {
    const value = readSound(row);
    if (value === undefined || !(await agrees(source, row))) continue;
    const state = stateOf(game, value, row.rules_version);
    if (!('refused' in state)) return { moves, state: state.state };
    refusal ??= state;
  }
  return refusal ?? (moves === 0 ? dealt(source) : undefined);
}

/** What today's rules make of a stored state. Rules that stumble over it have refused it. */
export function stateOf(game: AnyGame, value: unknown, rulesVersion: number): { readonly state: Opaque } | Refusal {
  const refusal = { refused: problemWords('stateUnreadable', { version: rulesVersion }) };
  try {
    const upgraded =
      rulesVersion < game.rulesVersion && game.upgrade ? game.upgrade(value, rulesVersion) : { state: value };
    if ('refused' in upgraded) return upgraded;
    const state = game.readState(upgraded.state);
    return state === undefined ? refusal : { state };
  } catch {
    return refusal;
  }
}

function readSound({ state, hash }: SnapshotRow): unknown {
  try {
    const value: unknown = JSON.parse(state);
    return stateHash(value) === hash ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the move before a snapshot led to it. A state that newer rules took over has another hash than the move. */
async function agrees({ database, record }: Source, { idx, hash, rules_version }: SnapshotRow): Promise<boolean> {
  if (idx === 0) return true;
  const [move] = await database.all<{ hash: string; rules_version: number }>(
    'SELECT hash, rules_version FROM moves WHERE match_id = ? AND idx = ?',
    [record.id, idx - 1],
  );
  // A lost move row does not speak against a snapshot whose own hash is right.
  return move === undefined || move.rules_version !== rules_version || move.hash === hash;
}

/** The first state once more, from the seed. Older rules may have dealt otherwise. */
async function dealt({ database, record, game, setup }: Source): Promise<Start | undefined> {
  const [first] = await database.all<{ rules_version: number }>(
    'SELECT rules_version FROM moves WHERE match_id = ? AND idx = 0',
    [record.id],
  );
  if ((first?.rules_version ?? record.rulesVersion) < game.rulesVersion) return undefined;
  try {
    return { moves: 0, state: firstState(game, setup) };
  } catch {
    return undefined;
  }
}
