import { isGameId, LESSONS } from '@/games';
import { LessonScreen } from '@/screens/lesson/LessonScreen';
import { useLink } from '@/screens/shell/link';
import { NotFoundScreen } from '@/screens/shell/NotFoundScreen';

export default function Lesson() {
  const { game, lesson: id } = useLink() ?? {};
  const gameId = game !== undefined && isGameId(game) ? game : undefined;
  const lesson = gameId && LESSONS[gameId].find((each) => each.id === id);
  return lesson ? <LessonScreen key={lesson.id} gameId={gameId} lesson={lesson} /> : <NotFoundScreen />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
