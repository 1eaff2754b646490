import { useLocalSearchParams } from 'expo-router';
import { isGameId } from '@/games';
import { RulebookScreen } from '@/screens/rulebook/RulebookScreen';
import { NotFoundScreen } from '@/screens/shell/NotFoundScreen';

export default function Rulebook() {
  const { game, rule } = useLocalSearchParams<'/rulebook/[game]', { rule?: string }>();
  return isGameId(game) ? <RulebookScreen gameId={game} rule={rule} /> : <NotFoundScreen />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
