import { useLocalSearchParams } from 'expo-router';
import { isGameId } from '@/games';
import { NewGameScreen } from '@/screens/newGame/NewGameScreen';
import { NotFoundScreen } from '@/screens/shell/NotFoundScreen';

export default function NewGame() {
  const { game } = useLocalSearchParams<'/new/[game]'>();
  return isGameId(game) ? <NewGameScreen gameId={game} /> : <NotFoundScreen />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
