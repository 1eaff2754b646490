import { SavesScreen } from '@/screens/saves/SavesScreen';

export default function Saves() {
  return <SavesScreen />;
}
