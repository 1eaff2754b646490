import { useLocalSearchParams } from 'expo-router';
import { PlayScreen } from '@/screens/play/PlayScreen';

export default function Play() {
  const { match } = useLocalSearchParams<'/play/[match]'>();
  return <PlayScreen key={match} matchId={match} />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
