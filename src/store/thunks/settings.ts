import { problemOf, writeSettings } from '@/storage';
import { noticesSlice } from '../noticesSlice';
import { settingsSlice } from '../settingsSlice';
import type { AppThunk } from '../state';
import type { Settings } from '../types';

/** Changes settings at once and stores them. */
export function changeSettings(changes: Partial<Settings>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { database }) => {
    dispatch(settingsSlice.actions.changed(changes));
    // Before the stored settings could be read, nothing may overwrite them.
    if (getState().storage.status !== 'ready') return;
    try {
      await writeSettings(database, changes);
    } catch (error) {
      dispatch(noticesSlice.actions.notified({ words: problemOf(error, 'settingsFailed') }));
    }
  };
}
