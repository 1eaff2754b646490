import type { Words } from '@/engine';
import {
  listMatches,
  lossOf,
  problemOf,
  problemWords,
  purgeKeepsakes,
  purgeMatches,
  readHoldings,
  readOffers,
  readSettings,
  TRASH_TIME,
  type Counts,
  type Loss,
  type Offer,
} from '@/storage';
import { countsOf } from '../listeners/note';
import { matchesSlice } from '../matchesSlice';
import { parseSettings, settingsSlice } from '../settingsSlice';
import type { AppThunk, Env } from '../state';
import { storageSlice } from '../storageSlice';

/** Opens the saved matches and reads settings and list. After a failure nothing is written until a retry succeeds. */
export function start(): AppThunk<Promise<void>> {
  return async (dispatch, getState, env) => {
    const { database, services, findGame } = env;
    dispatch(storageSlice.actions.opening());
    try {
      const settings = parseSettings(await readSettings(database));
      dispatch(settingsSlice.actions.changed(settings));
      const missing = await findMissing(env);
      if (missing) return void dispatch(storageSlice.actions.lost(missing));
      await purgeMatches(database, services.now() - TRASH_TIME);
      await purgeKeepsakes(database, services.now() - TRASH_TIME);
      const list = await listMatches(database, (gameId) => findGame(gameId) !== undefined);
      dispatch(matchesSlice.actions.listed(list));
      await rememberStart(env, countsOf(getState().matches));
      dispatch(storageSlice.actions.opened());
    } catch (error) {
      const problem = problemOf(error, 'openFailed');
      dispatch(storageSlice.actions.openFailed({ problem, offers: await offersFor(problem, env) }));
    }
  };
}

/** The first copy is made only after somebody has played for a while. */
async function rememberStart({ database, notebook, services }: Env, matches: Counts): Promise<void> {
  const { copied } = (await notebook.read()).note;
  const at = copied.at === 0 ? services.now() : copied.at;
  await notebook.keep({ commits: database.commits(), matches, copied: { ...copied, at } });
}

type Missing = { readonly loss: Loss; readonly offers: readonly Offer[] };

/** What was stored once and is not there. Copies without a note are all that an app remembers whose files are gone. */
async function findMissing({ database, notebook, services }: Env): Promise<Missing | undefined> {
  const { note, known } = await notebook.read();
  const found = await readHoldings(database);
  const loss = lossOf(note, found);
  if (loss) return { loss, offers: await readOffers(services.outside, found.matches) };
  if (known || Object.keys(found.matches).length > 0) return undefined;
  const offers = await readOffers(services.outside, found.matches);
  return offers.length > 0 ? { loss: { all: true, matches: [], moves: [], changes: 0 }, offers } : undefined;
}

/** Problems that trying again does not end; with any other nobody should be led to give the saves up. */
const LASTING: readonly string[] = [problemWords('notADatabase').key, problemWords('openFailed').key];

async function offersFor({ key }: Words, { services }: Env): Promise<readonly Offer[] | undefined> {
  return LASTING.includes(key) ? readOffers(services.outside, {}).catch(() => []) : undefined;
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
