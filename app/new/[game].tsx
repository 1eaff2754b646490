import { useLocalSearchParams } from 'expo-router';
import { isGameId } from '@/games';
import { dealOf } from '@/screens/newGame/deal';
import { NewGameScreen } from '@/screens/newGame/NewGameScreen';
import { NotFoundScreen } from '@/screens/shell/NotFoundScreen';

export default function NewGame() {
  const { game, deal } = useLocalSearchParams<'/new/[game]', { deal?: string }>();
  const seed = dealOf(deal);
  return isGameId(game) && seed !== null ? <NewGameScreen gameId={game} seed={seed} /> : <NotFoundScreen />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
