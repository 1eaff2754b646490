import type { GameId } from '@/games';
import {
  exportKeepsake as exportStored,
  hideKeepsake,
  listKeepsakes,
  readKeepsakeFile,
  renameKeepsake as renameStored,
  restoreKeepsake as restoreStored,
  storeKeepsake,
  type KeepsakeDraft,
} from '@/storage';
import { keepsakesSlice } from '../keepsakesSlice';
import { fileNameOf, NAME_LENGTH } from '../names';
import type { AppDispatch, AppThunk, Env } from '../state';
import type { Created, Exported, Failed } from '../types';
import { fail } from './fail';

/** Reads what players made and keep for a game. */
export function loadKeepsakes(gameId: GameId): AppThunk<Promise<void>> {
  return async (dispatch, _getState, env) => {
    try {
      await relist(dispatch, env, gameId);
    } catch (error) {
      fail(dispatch, error, 'keepsakesFailed');
    }
  };
}

/** Keeps something new, or changes what has the id already. */
export function keep(draft: Omit<KeepsakeDraft, 'id'> & { readonly id?: string }): AppThunk<Promise<Created>> {
  return making(async (env) => ({ ...draft, id: draft.id ?? env.services.newId() }));
}

/** Takes in a file of a keepsake. */
export function importKeepsake(text: string): AppThunk<Promise<Created>> {
  return making(async (env) => ({ ...(await readKeepsakeFile(text, env.findGame)), id: env.services.newId() }));
}

/** A keepsake as the text of a file. */
export function exportKeepsake(gameId: GameId, id: string): AppThunk<Promise<Exported>> {
  return async (dispatch, _getState, { database }) => {
    try {
      const { name, text } = await exportStored(database, id);
      return { fileName: fileNameOf(gameId, name), text };
    } catch (error) {
      return fail(dispatch, error, 'keepsakesFailed');
    }
  };
}

/** Gives a keepsake another name; an empty one is ignored. */
export function renameKeepsake(gameId: GameId, id: string, name: string): AppThunk<Promise<void | Failed>> {
  const trimmed = name.trim().slice(0, NAME_LENGTH);
  return changing(gameId, async ({ database }) => {
    if (trimmed !== '') await renameStored(database, id, trimmed);
  });
}

/** Deletes a keepsake; restoreKeepsake brings it back. */
export function removeKeepsake(gameId: GameId, id: string): AppThunk<Promise<void | Failed>> {
  return changing(gameId, ({ database, services }) => hideKeepsake(database, id, services.now()));
}

/** Brings a deleted keepsake back. */
export function restoreKeepsake(gameId: GameId, id: string): AppThunk<Promise<void | Failed>> {
  return changing(gameId, ({ database }) => restoreStored(database, id));
}

function making(make: (env: Env) => Promise<KeepsakeDraft>): AppThunk<Promise<Created>> {
  return async (dispatch, _getState, env) => {
    try {
      const draft = await make(env);
      await storeKeepsake(env.database, env.findGame, draft, env.services.now());
      await relist(dispatch, env, draft.gameId);
      return { id: draft.id };
    } catch (error) {
      return fail(dispatch, error, 'keepsakesFailed');
    }
  };
}

function changing(gameId: GameId, change: (env: Env) => Promise<void>): AppThunk<Promise<void | Failed>> {
  return async (dispatch, _getState, env) => {
    try {
      await change(env);
      await relist(dispatch, env, gameId);
    } catch (error) {
      return fail(dispatch, error, 'keepsakesFailed');
    }
  };
}

async function relist(dispatch: AppDispatch, { database, findGame }: Env, gameId: string): Promise<void> {
  dispatch(keepsakesSlice.actions.listed({ gameId, list: await listKeepsakes(database, findGame, gameId) }));
}
