import { noticesSlice } from '../noticesSlice';
import type { AppThunk } from '../state';
import type { Notice } from '../types';
import { restoreMatch } from './matches';

/** Shows a short message. */
export const notify = noticesSlice.actions.notified;
/** Takes a message away. */
export const dismissNotice = noticesSlice.actions.dismissed;

/** What the button of a message does. */
export function runNoticeAction({ id, action }: Notice): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(dismissNotice(id));
    if (action?.type === 'restoreMatch') await dispatch(restoreMatch(action.matchId));
  };
}
