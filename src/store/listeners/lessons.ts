import { findLesson } from '../lesson';
import type { MatchSlice } from '../createMatchSlice';
import { changeSettings } from '../thunks/settings';
import type { GameId } from '@/games';
import { slotOf, type Api, type Listen } from './listening';

/** Keeps how far somebody is in a lesson, whenever that changes. */
export function listenForLessons(listen: Listen, slice: MatchSlice): void {
  listen({
    predicate: (_action, now, before) => {
      const [place, last] = [slotOf(now, slice).lesson, slotOf(before, slice).lesson];
      return place !== null && (place.id !== last?.id || place.step !== last.step);
    },
    effect: (_action, api) => keepProgress(slice, api),
  });
}

/** A lesson that is over begins anew when it is opened again. */
async function keepProgress(slice: MatchSlice, api: Api): Promise<void> {
  const gameId = slice.game.id as GameId;
  const { lesson: place } = slotOf(api.getState(), slice);
  const lesson = place && findLesson(gameId, place.id);
  if (!place || !lesson) return;
  const { lessons } = api.getState().settings;
  const over = place.step >= lesson.steps.length;
  const done = over || (lessons[gameId]?.[place.id]?.done ?? false);
  const progress = { step: over ? 0 : place.step, done };
  await api.dispatch(
    changeSettings({ lessons: { ...lessons, [gameId]: { ...lessons[gameId], [place.id]: progress } } }),
  );
}
