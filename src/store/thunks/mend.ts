import { FIRST_NOTE, freeGeneration } from '@/storage';
import type { AppThunk, Env } from '../state';
import { fail } from './fail';
import { start } from './start';

/** Makes a copy the saves of the app, in a file of its own. The damaged one stays as it is. */
export function restoreCopy(name: string): AppThunk<Promise<void>> {
  return anew((env, generation) => env.services.outside.restore(name, generation));
}

/** Begins with an empty file. The damaged one stays as it is, and so do all copies. */
export function startEmpty(): AppThunk<Promise<void>> {
  return anew(async () => undefined);
}

/** Goes on with what is left; the copies that hold more are never replaced. */
export function goOn(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { notebook }) => {
    const { note } = await notebook.read();
    await notebook.keep({ ...FIRST_NOTE, generation: note.generation, era: note.era + 1 });
    await dispatch(start());
  };
}

/** Fills the next file and only then turns to it: until the note is written the old one counts. */
function anew(fill: (env: Env, generation: number) => Promise<void>): AppThunk<Promise<void>> {
  return async (dispatch, _getState, env) => {
    const { database, notebook, services } = env;
    try {
      const { note } = await notebook.read();
      const generation = await freeGeneration(services.connect, note.generation);
      await fill(env, generation);
      await notebook.write({ ...FIRST_NOTE, generation, era: note.era + 1 });
      await database.close();
      await dispatch(start());
    } catch (error) {
      fail(dispatch, error, 'copyFailed');
    }
  };
}
