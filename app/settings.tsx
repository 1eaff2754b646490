import { SettingsScreen } from '@/screens/settings/SettingsScreen';

export default function Settings() {
  return <SettingsScreen />;
}
