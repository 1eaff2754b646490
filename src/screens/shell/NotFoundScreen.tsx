import { usePathname, useRouter } from 'expo-router';
import { useT } from '@/i18n';
import { Button } from '@/ui';
import { Message } from './Message';

/** A link that leads nowhere, with the way back to the hall. */
export function NotFoundScreen() {
  const t = useT();
  const router = useRouter();
  const path = usePathname();
  return (
    <Message testID="not-found" glyph="gate" title={t('startup.notFound')} text={t('startup.notFoundNote', { path })}>
      <Button kind="gold" alone label={t('common.home')} onPress={() => router.replace('/')} testID="not-found:home" />
    </Message>
  );
}
