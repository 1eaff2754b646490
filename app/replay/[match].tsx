import { ReplayScreen } from '@/screens/replay/ReplayScreen';
import { useLink } from '@/screens/shell/link';
import { NotFoundScreen } from '@/screens/shell/NotFoundScreen';

export default function ReplayOfMatch() {
  const { match, at } = useLink() ?? {};
  return match === undefined ? (
    <NotFoundScreen />
  ) : (
    <ReplayScreen key={match} matchId={match} at={at === undefined ? undefined : Number(at)} />
  );
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
