import { ConfigError, start as startMatch, type AnyGame, type Opaque, type Seat } from '@/engine';
import { isGameId } from '@/games';
import {
  copyMatch,
  findSummary,
  insertMatch,
  openHistory,
  openSource,
  ProblemError,
  problemError,
  readMatchFile,
  toPosition,
  type AnyMatch,
  type History,
  type NewMatch,
  type ProblemKey,
} from '@/storage';
import { matchesSlice } from '../matchesSlice';
import type { AppThunk, Env } from '../state';
import type { Created, MatchSetup } from '../types';
import { copyName, nameOf } from '../names';
import { fail } from './fail';
import { sharing } from './sharing';

/** Starts a match and stores it; the table opens it by its id. */
export function createMatch(setup: MatchSetup): AppThunk<Promise<Created>> {
  const make = creating((env, id) => {
    const { gameId, config, seats, seed = env.services.newSeed() } = setup;
    const { game } = env.slices[gameId];
    const position = toPosition(game, begin(game, { config, seats, seed }));
    return store(env, game, {
      id,
      name: nameOf(seats),
      setup: { config, seats, seed },
      position,
      history: [],
      snapshots: [],
    });
  });
  return sharing(['create', setup], make);
}

/** The same match once more, under another name. */
export function duplicateMatch(from: string): AppThunk<Promise<Created>> {
  const make = creating(async (env, id) => {
    const { name } = await readSummary(env, from);
    await copyMatch(env.database, { from, id, name: copyName(name), now: env.services.now() });
  });
  return sharing(['duplicate', from], make);
}

/** A new match that goes on after the first moves of another. */
export function playOnFrom(from: string, moves: number): AppThunk<Promise<Created>> {
  const make = creating(async (env, id) => {
    const { database, findGame, services } = env;
    const history = await openHistory(database, findGame, from);
    if ('problem' in history) throw new ProblemError(history.problem);
    const { game, record } = history;
    const position = toPosition(game, { moves, state: await stateAfter(history, moves) });
    await copyMatch(database, {
      from,
      id,
      name: copyName(record.name),
      now: services.now(),
      upTo: { position, rulesVersion: game.rulesVersion },
    });
  });
  return sharing(['play on', from, moves], make);
}

/** The state after so many moves, or why it is not known. */
async function stateAfter({ first, last, at }: History, moves: number): Promise<Opaque> {
  if (!Number.isInteger(moves) || moves < first || moves > last) throw problemError('moveMissing', { move: moves });
  const { state, shown, gap } = await at(moves);
  if (shown !== moves && gap) throw new ProblemError(gap.words);
  return state;
}

/** The same people once more, with new luck: the seats are rotated so that first comes first, and the options with them. */
export function rematch(
  from: string,
  first: Seat = 1,
  rotate: (config: object) => object = (config) => config,
): AppThunk<Promise<Created>> {
  return sharing(['rematch', from, first], async (dispatch, _getState, { database, findGame }) => {
    try {
      const source = await openSource(database, findGame, from);
      if ('problem' in source) throw new ProblemError(source.problem);
      const { gameId, setup } = source.record;
      if (!isGameId(gameId)) throw problemError('unknownGame', { game: gameId });
      const seats = [...setup.seats.slice(first), ...setup.seats.slice(0, first)];
      return await dispatch(createMatch({ gameId, config: rotate(setup.config), seats }));
    } catch (error) {
      return fail(dispatch, error, 'createFailed');
    }
  });
}

/** Takes in a file of a match, after it has been replayed from its first move to its last. */
export function importMatch(text: string): AppThunk<Promise<Created>> {
  const make = creating(async (env, id) => {
    const { game, file, position, history, snapshots } = await readMatchFile(text, env.findGame);
    return store(env, game, { id, name: file.name, setup: file.setup, position, history, snapshots });
  }, 'importFailed');
  return sharing(['import', text], make);
}

type Contents = Omit<NewMatch, 'gameId' | 'rulesVersion' | 'createdAt'>;

function store({ database, services }: Env, game: AnyGame, contents: Contents): Promise<void> {
  return insertMatch(database, {
    ...contents,
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    createdAt: services.now(),
  });
}

/** Gives out an id, lets the match be stored under it and adds it to the list. */
function creating(
  make: (env: Env, id: string) => Promise<unknown>,
  otherwise: ProblemKey = 'createFailed',
): AppThunk<Promise<Created>> {
  return async (dispatch, _getState, env) => {
    const id = env.services.newId();
    try {
      await make(env, id);
      dispatch(matchesSlice.actions.added(await readSummary(env, id)));
      return { id };
    } catch (error) {
      return fail(dispatch, error, otherwise);
    }
  };
}

async function readSummary({ database, findGame }: Env, id: string) {
  const summary = await findSummary(database, id, (gameId) => findGame(gameId) !== undefined);
  if (!summary) throw problemError('matchGone');
  return summary;
}

function begin(
  game: AnyGame,
  { config, seats, seed }: Pick<Required<MatchSetup>, 'config' | 'seats' | 'seed'>,
): AnyMatch {
  try {
    return startMatch(game, { config, seats: seats.length, seed });
  } catch (error) {
    throw error instanceof ConfigError ? problemError('impossibleSetup', { option: error.option }) : error;
  }
}
