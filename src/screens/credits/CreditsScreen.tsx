import { useT } from '@/i18n';
import { Screen, TopBar } from '@/ui';
import { useBack } from '../shell/useBack';

export function CreditsScreen() {
  const t = useT();
  return <Screen top={<TopBar title={t('credits.title')} onBack={useBack()} />} />;
}
