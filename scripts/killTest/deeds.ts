import { writeSync } from 'node:fs';

import { canUndo, stateHash, type AnyGame } from '@/engine';
import { hideMatch, restoreMatch, type AnyMatch, type Database } from '@/storage';
import { back, forward, throughFile } from './matches';

export type Running = { readonly id: string; readonly game: AnyGame; readonly match: AnyMatch };

/** What a match stands at once a change is stored; the reader knows nothing else. */
export type Told = {
  readonly deed: 'moved' | 'imported' | 'deleted' | 'restored';
  readonly id: string;
  readonly moves: number;
  readonly hash: string;
};

/** Every so many steps a move is taken back, a match goes through a file, and that copy is deleted or brought back. */
const UNDO_EVERY = 5;
const IMPORT_EVERY = 7;

function tell(deed: Told['deed'], id: string, match: AnyMatch): void {
  const told: Told = { deed, id, moves: match.moves, hash: stateHash(match.state) };
  writeSync(1, `${JSON.stringify(told)}\n`);
}

/** Plays a match to its end and does beside it everything else that players do with saves; tells each change once it is stored. */
export async function deeds(database: Database, first: Running): Promise<void> {
  const { id, game } = first;
  let match = first.match;
  tell('moved', id, match);
  for (let step = 1; game.toMove(match.state).length > 0; step++) {
    const now = { id, game, match };
    match = step % UNDO_EVERY === 0 && canUndo(match) ? await back(database, now) : await forward(database, now);
    tell('moved', id, match);
    if (step % IMPORT_EVERY === 0) await copyAndDelete(database, { id, game, match }, step);
  }
}

async function copyAndDelete(database: Database, { id, match }: Running, step: number): Promise<void> {
  const copy = `${id}-copy${step}`;
  await throughFile(database, id, copy);
  tell('imported', copy, match);
  await hideMatch(database, copy, 1);
  tell('deleted', copy, match);
  if (step % (2 * IMPORT_EVERY) !== 0) return;
  await restoreMatch(database, copy);
  tell('restored', copy, match);
}
