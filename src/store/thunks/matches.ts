import type { Opaque, Viewer } from '@/engine';
import {
  eraseMatch as eraseStored,
  exportMatch as exportStored,
  findSummary,
  hideMatch,
  listDeleted,
  openHistory,
  problemWords,
  renameMatch as renameStored,
  restoreMatch as restoreStored,
  type History,
} from '@/storage';
import { isLessonMatch } from '../lesson';
import { matchesSlice } from '../matchesSlice';
import { fileNameOf, NAME_LENGTH } from '../names';
import { noticesSlice } from '../noticesSlice';
import { makeLog, makeReplay } from '../replay';
import type { AppThunk } from '../state';
import type { Exported, Failed, Log, Replay } from '../types';
import { fail } from './fail';

/** Gives a match another name; an empty one is ignored. */
export function renameMatch(id: string, name: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { database }) => {
    const trimmed = name.trim().slice(0, NAME_LENGTH);
    if (trimmed === '') return;
    try {
      await renameStored(database, id, trimmed);
      dispatch(matchesSlice.actions.renamed({ id, name: trimmed }));
    } catch (error) {
      fail(dispatch, error, 'renameFailed');
    }
  };
}

/** Deletes a match; the message about it offers to bring it back. */
export function removeMatch(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { database, services }) => {
    const name = getState().matches.list.find((item) => item.id === id)?.name ?? '';
    try {
      await hideMatch(database, id, services.now());
      dispatch(matchesSlice.actions.removed(id));
      const action = { words: problemWords('undoRemove'), type: 'restoreMatch', matchId: id } as const;
      dispatch(noticesSlice.actions.notified({ words: problemWords('matchRemoved', { name }), action }));
      await dispatch(refreshDeleted());
    } catch (error) {
      fail(dispatch, error, 'removeFailed');
    }
  };
}

/** Brings a deleted match back. */
export function restoreMatch(id: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { database, findGame }) => {
    try {
      await restoreStored(database, id);
      const summary = await findSummary(database, id, (gameId) => findGame(gameId) !== undefined);
      if (summary) dispatch(matchesSlice.actions.added(summary));
    } catch (error) {
      fail(dispatch, error, 'restoreFailed');
    }
  };
}

/** Reads anew what can still be brought back. */
export function refreshDeleted(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { database, findGame }) => {
    try {
      const deleted = await listDeleted(database, (gameId) => findGame(gameId) !== undefined);
      dispatch(matchesSlice.actions.deletedListed(deleted));
    } catch (error) {
      fail(dispatch, error, 'listFailed');
    }
  };
}

/** Removes a deleted match for good. */
export function eraseMatch(id: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { database }) => {
    try {
      await eraseStored(database, id);
      dispatch(matchesSlice.actions.erased(id));
    } catch (error) {
      fail(dispatch, error, 'removeFailed');
    }
  };
}

/** The whole match as the text of a file. */
export function exportMatch(id: string): AppThunk<Promise<Exported>> {
  return async (dispatch, getState, { database, findGame }) => {
    try {
      const exported = await exportStored(database, findGame, id);
      if ('problem' in exported) return { problem: exported.problem };
      const gameId = getState().matches.list.find((item) => item.id === id)?.gameId ?? '';
      return { fileName: fileNameOf(gameId, exported.name), text: exported.text };
    } catch (error) {
      return fail(dispatch, error, 'loadFailed');
    }
  };
}

/** A match to look at move by move, as who holds the device may see it where that is known. */
export function loadReplay(id: string, holder?: Viewer): AppThunk<Promise<Replay<Opaque> | Failed>> {
  return looking(id, (history) => makeReplay(history, holder));
}

/** The log of a match, as viewer may read it. */
export function loadLog(id: string, viewer: Viewer): AppThunk<Promise<Log | Failed>> {
  // A table holds all moves of a lesson itself: nothing older can be read.
  if (isLessonMatch(id)) return async () => ({ first: Infinity, last: Infinity, page: async () => [] });
  return looking(id, (history) => makeLog(history, viewer));
}

function looking<T>(id: string, show: (history: History) => T): AppThunk<Promise<T | Failed>> {
  return async (dispatch, _getState, { database, findGame }) => {
    try {
      const history = await openHistory(database, findGame, id);
      return 'problem' in history ? { problem: history.problem } : show(history);
    } catch (error) {
      return fail(dispatch, error, 'loadFailed');
    }
  };
}
