import { stateHash, whyNot, type AnyGame, type Move, type Seat, type Tagged, type Words } from '@/engine';
import { isGameId, type GameId } from '@/games';
import { findSummary, loadMatch, markProblem, ProblemError, problemOf, problemWords, type Loaded } from '@/storage';
import type { MatchSlice } from '../createMatchSlice';
import { isLetThrough } from '../lesson';
import { matchesSlice } from '../matchesSlice';
import { adviseeOf, mayAsk, type MatchSlot } from '../matchSlot';
import { noticesSlice } from '../noticesSlice';
import { happenedIn } from '../replay';
import type { AppDispatch, AppThunk, Env } from '../state';
import type { Failed, Settings } from '../types';

/** Opens a stored match at its table and says of which game it is. */
export function openMatch(id: string): AppThunk<Promise<{ readonly gameId: GameId } | Failed>> {
  return async (dispatch, getState, env) => {
    try {
      const summary = await findSummary(env.database, id, (gameId) => env.findGame(gameId) !== undefined);
      if (!summary) return { problem: problemWords('matchGone') };
      if (!isGameId(summary.gameId)) return { problem: problemWords('unknownGame', { game: summary.gameId }) };
      dispatch(closeMatch());
      const { loadStarted } = env.slices[summary.gameId].actions;
      dispatch(loadStarted(id));
      return await load(dispatch, env, summary.gameId, {
        id,
        opening: getState().match[summary.gameId].opening,
        known: summary.problem,
      });
    } catch (error) {
      return { problem: problemOf(error, 'loadFailed') };
    }
  };
}

/** Comes back to a match that still lies open as it was left, or opens it. */
export function comeToTable(id: string): AppThunk<Promise<{ readonly gameId: GameId } | Failed>> {
  return async (dispatch, getState) => {
    const slots = getState().match;
    const gameId = Object.keys(slots)
      .filter(isGameId)
      .find((each) => slots[each].status === 'ready' && slots[each].matchId === id);
    return gameId === undefined ? dispatch(openMatch(id)) : { gameId };
  };
}

/** What is being opened, and what was known to be wrong with it. */
type Wanted = { readonly id: string; readonly opening: number; readonly known: Words | null };

async function load(
  dispatch: AppDispatch,
  env: Env,
  gameId: GameId,
  { id, opening, known }: Wanted,
): Promise<{ readonly gameId: GameId } | Failed> {
  const slice = env.slices[gameId];
  try {
    const loaded = await loadMatch(env.database, env.findGame, id);
    if (!('leave' in loaded) && (loaded.problem || known)) await remember(dispatch, env, id, loaded.problem);
    if (!('match' in loaded)) throw new ProblemError(loaded.problem);
    seatPlayers(dispatch, slice, loaded, opening);
    return { gameId };
  } catch (error) {
    const problem = problemOf(error, 'loadFailed');
    dispatch(slice.actions.loadFailed({ matchId: id, opening, problem }));
    return { problem };
  }
}

function seatPlayers(dispatch: AppDispatch, slice: MatchSlice, loaded: Loaded, opening: number): void {
  const { record, match, problem } = loaded;
  dispatch(
    slice.actions.loaded({
      matchId: record.id,
      opening,
      stored: record.moves,
      seats: record.setup.seats,
      match,
      happened: happenedIn(loaded),
      problem,
    }),
  );
  if (problem) dispatch(noticesSlice.actions.notified({ words: problem }));
}

async function remember(dispatch: AppDispatch, { database }: Env, id: string, problem: Words | null): Promise<void> {
  await markProblem(database, id, problem);
  dispatch(matchesSlice.actions.troubled({ id, problem }));
}

/** Leaves the table, that of a certain match only where it is still open; everything that was shown as done is stored. */
export function closeMatch(id?: string): AppThunk<void> {
  return (dispatch, getState, { slices }) => {
    const slots = getState().match;
    forOpen(slots, slices, (slice, gameId) => {
      if (id === undefined || slots[gameId].matchId === id) dispatch(slice.actions.closed());
    });
  };
}

/** Nobody holds the device any more, for example because the app went out of sight. */
export function layDeviceDown(): AppThunk<void> {
  return (dispatch, getState, { slices }) =>
    forOpen(getState().match, slices, (slice) => dispatch(slice.actions.deviceLaidDown()));
}

function forOpen(
  slots: Readonly<Record<GameId, { readonly status: string }>>,
  slices: Env['slices'],
  change: (slice: MatchSlice, gameId: GameId) => void,
): void {
  for (const gameId of Object.keys(slots).filter(isGameId)) {
    if (slots[gameId].status !== 'none') change(slices[gameId], gameId);
  }
}

/** Plays a move at the table of a game; in a lesson only what its step is after. Where somebody wants that, the coach looks at it before. */
export function act(gameId: GameId, move: Move<Tagged>): AppThunk<void> {
  return (dispatch, getState, { slices }) => {
    const { actions, game } = slices[gameId];
    const slot = getState().match[gameId];
    const { lesson, match } = slot;
    if (!lesson && isTested(game, slot, move, getState().settings))
      return void dispatch(actions.coachTested(move.action));
    if (!lesson || isLetThrough(gameId, lesson, move.action)) return void dispatch(actions.acted(move));
    if (match && lesson.queue.length === 0 && !whyNot(game, match.state, move)) dispatch(actions.strayed());
  };
}

/** Whether a move is weighed before it is played: what the coach has just advised is not. */
function isTested(game: AnyGame, slot: MatchSlot, { seat, action }: Move<Tagged>, settings: Settings): boolean {
  if (!settings.doubt || settings.coach === 'off' || !mayAsk(game, slot) || adviseeOf(game, slot) !== seat)
    return false;
  const { coaching } = slot;
  return coaching?.type !== 'advises' || stateHash(coaching.advice.action) !== stateHash(action);
}

/** "What now?" */
export function askCoach(gameId: GameId): AppThunk<void> {
  return (dispatch, _getState, { slices }) => void dispatch(slices[gameId].actions.coachAsked(true));
}

/** Plays the move that the coach doubts. */
export function insist(gameId: GameId): AppThunk<void> {
  return (dispatch, getState, { slices }) => {
    const { game, actions } = slices[gameId];
    const slot = getState().match[gameId];
    const seat = adviseeOf(game, slot);
    if (slot.coaching?.type === 'doubts' && seat !== null)
      dispatch(actions.acted({ seat, action: slot.coaching.action }));
  };
}

/** A person wants to act out of turn; null while it is asked who. */
export function call(gameId: GameId, seat: Seat | null): AppThunk<void> {
  return (dispatch, _getState, { slices }) => void dispatch(slices[gameId].actions.called(seat));
}

/** Everything else that a player does at a table. */
export function atTable(
  gameId: GameId,
  what: 'takenBack' | 'redone' | 'deviceTaken' | 'callEnded' | 'hurried' | 'coachHushed' | 'coachHeeded',
): AppThunk<void> {
  return (dispatch, _getState, { slices }) => void dispatch(slices[gameId].actions[what]());
}

/** Bots wait while a screen shows something long. */
export function hold(gameId: GameId, held: boolean): AppThunk<void> {
  return (dispatch, _getState, { slices }) => void dispatch(slices[gameId].actions.held(held));
}
