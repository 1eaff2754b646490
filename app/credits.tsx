import { CreditsScreen } from '@/screens/credits/CreditsScreen';

export default function Credits() {
  return <CreditsScreen />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
