import { listMatches, problemOf, purgeKeepsakes, purgeMatches, readSettings } from '@/storage';
import { matchesSlice } from '../matchesSlice';
import { parseSettings, settingsSlice } from '../settingsSlice';
import type { AppThunk } from '../state';
import { storageSlice } from '../storageSlice';

/** What was deleted can be brought back for so long, in milliseconds. */
const TRASH_TIME = 30 * 24 * 60 * 60 * 1000;

/** Opens the saved matches and reads settings and list. After a failure nothing is written until a retry succeeds. */
export function start(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { database, services, findGame }) => {
    dispatch(storageSlice.actions.opening());
    try {
      const settings = parseSettings(await readSettings(database));
      await purgeMatches(database, services.now() - TRASH_TIME);
      await purgeKeepsakes(database, services.now() - TRASH_TIME);
      const list = await listMatches(database, (gameId) => findGame(gameId) !== undefined);
      dispatch(settingsSlice.actions.changed(settings));
      dispatch(matchesSlice.actions.listed(list));
      dispatch(storageSlice.actions.opened());
    } catch (error) {
      dispatch(storageSlice.actions.openFailed(problemOf(error, 'openFailed')));
    }
  };
}

/** Reads the list of matches anew. */
export function refreshMatches(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { database, findGame }) => {
    try {
      dispatch(matchesSlice.actions.listed(await listMatches(database, (gameId) => findGame(gameId) !== undefined)));
    } catch (error) {
      dispatch(matchesSlice.actions.listFailed(problemOf(error, 'listFailed')));
    }
  };
}

/** "Try again" after the saved matches could not be opened. */
export function retryStart(): AppThunk<void> {
  return (dispatch, _getState, { services }) => {
    if (services.reload) services.reload();
    else void dispatch(start());
  };
}
