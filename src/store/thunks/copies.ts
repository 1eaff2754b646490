import { makeCopy } from '@/storage';
import type { AppThunk } from '../state';

const MINUTE = 60_000;
/** A copy is made at most so often: while somebody plays, and when the app goes out of sight. */
const EVERY = { playing: 10 * MINUTE, hidden: MINUTE };

/** Copies the saves if they have changed and the last copy is old enough. Who fails at it keeps the older copies. */
export function keepCopy(when: keyof typeof EVERY): AppThunk<Promise<void>> {
  return async (_dispatch, getState, { database, notebook, services }) => {
    if (getState().storage.status !== 'ready') return;
    const { note } = await notebook.read();
    const { copied } = note;
    const now = services.now();
    if (database.commits() <= copied.commits || now - copied.at < EVERY[when]) return;
    // Written down first: whoever asks meanwhile need not copy, too.
    await notebook.keep({ copied: { ...copied, at: now } });
    try {
      await notebook.keep({ copied: await makeCopy(database, services.outside, note, now) });
    } catch {
      await notebook.keep({ copied });
    }
  };
}
