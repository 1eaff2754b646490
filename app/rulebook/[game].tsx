import { isGameId } from '@/games';
import { RulebookScreen } from '@/screens/rulebook/RulebookScreen';
import { useLink } from '@/screens/shell/link';
import { NotFoundScreen } from '@/screens/shell/NotFoundScreen';

export default function Rulebook() {
  const { game, rule } = useLink() ?? {};
  if (game === undefined || !isGameId(game)) return <NotFoundScreen />;
  return <RulebookScreen gameId={game} rule={rule} />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
