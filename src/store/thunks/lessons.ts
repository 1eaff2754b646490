import { whyNot } from '@/engine';
import { touchesOf, type GameId } from '@/games';
import { problemWords } from '@/storage';
import { findLesson, lessonAt, lessonMatchId, restOf, waitingStep } from '../lesson';
import type { AppThunk } from '../state';
import type { Failed, SeatSetup } from '../types';
import { closeMatch } from './table';

/** A lesson at its table: it still lies open there, or is opened where it was left. */
export function comeToLesson(
  gameId: GameId,
  id: string,
  seats: readonly SeatSetup[],
): AppThunk<{ readonly gameId: GameId } | Failed> {
  return (dispatch, getState) => {
    if (!findLesson(gameId, id)) return { problem: problemWords('matchGone') };
    const slot = getState().match[gameId];
    const isOpen = slot.status === 'ready' && slot.matchId === lessonMatchId(gameId, id);
    const { step = 0 } = getState().settings.lessons[gameId]?.[id] ?? {};
    if (!isOpen) {
      dispatch(closeMatch());
      dispatch(openLesson(gameId, id, seats, step));
    }
    return { gameId };
  };
}

function openLesson(gameId: GameId, id: string, seats: readonly SeatSetup[], step: number): AppThunk<void> {
  return (dispatch, getState, { slices }) => {
    const lesson = findLesson(gameId, id);
    if (!lesson) return;
    const { game, actions } = slices[gameId];
    const matchId = lessonMatchId(gameId, id);
    dispatch(actions.loadStarted(matchId));
    const { opening } = getState().match[gameId];
    const { match, happened, place } = lessonAt(game, lesson, step);
    const opened = { matchId, opening, stored: match.moves, seats, match, happened, problem: null, lesson: place };
    dispatch(actions.loaded(opened));
  };
}

/** Lays the table as it is at the beginning of a step: back, or once more. */
export function goToStep(gameId: GameId, step: number): AppThunk<void> {
  return (dispatch, getState) => {
    const { lesson, seats } = getState().match[gameId];
    if (lesson) dispatch(openLesson(gameId, lesson.id, seats, step));
  };
}

/** Back to the beginning of a step that is half done, else of the one before it. */
export function stepBack(gameId: GameId): AppThunk<void> {
  return (dispatch, getState) => {
    const { lesson } = getState().match[gameId];
    if (lesson) dispatch(goToStep(gameId, lesson.made > 0 ? lesson.step : lesson.step - 1));
  };
}

/** Does what the step is after in the learner's place. */
export function skipStep(gameId: GameId): AppThunk<void> {
  return (dispatch, getState, { slices }) => {
    const { lesson: place, match, pending } = getState().match[gameId];
    const step = place && waitingStep(gameId, place);
    if (!place || !step || !match || pending) return;
    if ('touches' in step) return dispatch(touchInLesson(gameId, touchesOf(step)[0]));
    const { game, actions } = slices[gameId];
    const [move] = restOf(gameId, place);
    // After acts of the learner's own choice the right one may not be there any more.
    if (whyNot(game, match.state, move)) return dispatch(goToStep(gameId, place.step + 1));
    dispatch(actions.skipped());
    dispatch(actions.acted(move));
  };
}

/** Something on the table was tapped or pressed. */
export function touchInLesson(gameId: GameId, id: string): AppThunk<void> {
  return (dispatch, _getState, { slices }) => void dispatch(slices[gameId].actions.touched(id));
}
