import { SettingsScreen } from '@/screens/settings/SettingsScreen';

export default function Settings() {
  return <SettingsScreen />;
}

export { CrashScreen as ErrorBoundary } from '@/screens/shell/CrashScreen';
