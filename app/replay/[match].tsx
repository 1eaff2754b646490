import { useLocalSearchParams } from 'expo-router';
import { ReplayScreen } from '@/screens/replay/ReplayScreen';

export default function ReplayOfMatch() {
  const { match } = useLocalSearchParams<'/replay/[match]'>();
  return <ReplayScreen key={match} matchId={match} />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
