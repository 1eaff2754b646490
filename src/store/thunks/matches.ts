import { logOf, type LogLine, type Opaque, type Viewer } from '@/engine';
import {
  exportMatch as exportStored,
  findSummary,
  hideMatch,
  loadHistory,
  problemWords,
  renameMatch as renameStored,
  restoreMatch as restoreStored,
} from '@/storage';
import { matchesSlice } from '../matchesSlice';
import { fileNameOf, NAME_LENGTH } from '../names';
import { noticesSlice } from '../noticesSlice';
import { makeReplay } from '../replay';
import type { AppThunk } from '../state';
import type { Exported, Failed, Replay } from '../types';
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

/** The whole match as the text of a file. */
export function exportMatch(id: string): AppThunk<Promise<Exported>> {
  return async (dispatch, getState, { database, findGame }) => {
    try {
      const exported = await exportStored(database, findGame, id);
      if ('problem' in exported) return exported;
      const gameId = getState().matches.list.find((item) => item.id === id)?.gameId ?? '';
      return { fileName: fileNameOf(gameId, exported.name), text: exported.text };
    } catch (error) {
      return fail(dispatch, error, 'loadFailed');
    }
  };
}

/** A match to look at move by move. */
export function loadReplay(id: string): AppThunk<Promise<Replay<Opaque> | Failed>> {
  return async (dispatch, _getState, { database, findGame }) => {
    try {
      const loaded = await loadHistory(database, findGame, id);
      return 'match' in loaded ? makeReplay(loaded) : loaded;
    } catch (error) {
      return fail(dispatch, error, 'loadFailed');
    }
  };
}

/** Every line of the log of a match, as viewer may read it. */
export function loadLog(id: string, viewer: Viewer): AppThunk<Promise<readonly LogLine[] | Failed>> {
  return async (dispatch, _getState, { database, findGame }) => {
    try {
      const loaded = await loadHistory(database, findGame, id);
      return 'match' in loaded ? loaded.played.flatMap(({ events }) => logOf(loaded.game, events, viewer)) : loaded;
    } catch (error) {
      return fail(dispatch, error, 'loadFailed');
    }
  };
}
