import type { ReactNode } from 'react';
import { useT, useWords } from '@/i18n';
import { useStorageStatus } from '@/store';
import { Button } from '@/ui';
import { Message } from './Message';
import { Opening } from './Opening';

/** Shows the app once the saves are open. When they cannot be opened it says why; it never shows an empty app instead. */
export function StorageGate({ children }: { children: ReactNode }) {
  const t = useT();
  const words = useWords();
  const { status, problem, retry } = useStorageStatus();
  if (status === 'ready') return children;
  if (status === 'opening') return <Opening />;
  return (
    <Message
      testID="storage:failed"
      glyph="warning"
      title={t('startup.storageFailed')}
      text={problem ? words(problem) : undefined}
      note={t('startup.storageSafe')}
    >
      <Button kind="gold" alone label={t('common.tryAgain')} onPress={retry} testID="storage:retry" />
    </Message>
  );
}
