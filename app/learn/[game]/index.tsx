import { isGameId } from '@/games';
import { LessonsScreen } from '@/screens/lesson/LessonsScreen';
import { useLink } from '@/screens/shell/link';
import { NotFoundScreen } from '@/screens/shell/NotFoundScreen';

export default function Lessons() {
  const { game } = useLink() ?? {};
  return game !== undefined && isGameId(game) ? <LessonsScreen gameId={game} /> : <NotFoundScreen />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
