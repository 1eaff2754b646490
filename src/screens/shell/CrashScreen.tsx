import { useRouter } from 'expo-router';
import { useT } from '@/i18n';
import { Button } from '@/ui';
import { Message } from './Message';

/** What one sees instead of a screen that broke. */
export function CrashScreen({ error, retry }: { error: Error; retry: () => Promise<void> }) {
  const t = useT();
  const router = useRouter();
  const home = () => {
    router.replace('/');
    void retry();
  };
  return (
    <Message
      testID="crash"
      glyph="warning"
      title={t('startup.crashed')}
      text={t('startup.crashedNote')}
      note={`${t('startup.details')}: ${error.message}`}
    >
      <Button kind="gold" label={t('common.tryAgain')} onPress={() => void retry()} />
      <Button kind="ghost" glyph="gate" label={t('common.home')} onPress={home} />
    </Message>
  );
}
