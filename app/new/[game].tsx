import { isGameId } from '@/games';
import { NewGameScreen } from '@/screens/newGame/NewGameScreen';
import { useLink } from '@/screens/shell/link';
import { NotFoundScreen } from '@/screens/shell/NotFoundScreen';

export default function NewGame() {
  const { game, deal } = useLink() ?? {};
  if (game === undefined || !isGameId(game)) return <NotFoundScreen />;
  return <NewGameScreen gameId={game} seed={deal === undefined ? undefined : Number(deal)} />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
