import { useFocusEffect } from 'expo-router';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { AnyLesson, GameId } from '@/games';
import { useT } from '@/i18n';
import { closeMatch, comeToLesson, lessonMatchId, useAppDispatch } from '@/store';
import { seatsOf } from './lessons';

/** A lesson is opened where it was left whenever its screen comes to the front, and closed when that is left for good. */
export function useLessonOpened(gameId: GameId, lesson: AnyLesson): boolean {
  const you = useT()('lesson.you');
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState(false);
  useFocusEffect(
    useCallback(() => {
      dispatch(comeToLesson(gameId, lesson.id, seatsOf(lesson, you)));
      // A table is much to build: in slices, and the sign stays until it stands.
      startTransition(() => setOpened(true));
    }, [dispatch, gameId, lesson, you]),
  );
  useEffect(() => () => dispatch(closeMatch(lessonMatchId(gameId, lesson.id))), [dispatch, gameId, lesson.id]);
  return opened;
}
