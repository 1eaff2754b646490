import { SavesScreen } from '@/screens/saves/SavesScreen';

export default function Saves() {
  return <SavesScreen />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
