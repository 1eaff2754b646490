import { PlayScreen } from '@/screens/play/PlayScreen';
import { useLink } from '@/screens/shell/link';
import { NotFoundScreen } from '@/screens/shell/NotFoundScreen';

export default function Play() {
  const { match } = useLink() ?? {};
  return match === undefined ? <NotFoundScreen /> : <PlayScreen key={match} matchId={match} />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
