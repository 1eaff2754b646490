import { CreditsScreen } from '@/screens/credits/CreditsScreen';

export default function Credits() {
  return <CreditsScreen />;
}
