import type { ReactNode } from 'react';
import { useT, useWords } from '@/i18n';
import { useStorageStatus } from '@/store';
import { Button } from '@/ui';
import { LossMessage } from './LossMessage';
import { Message } from './Message';
import { Opening } from './Opening';
import { WaysOut } from './WaysOut';

/** Shows the app once the saves are open. When they cannot be opened, or something of them is gone, it says so; it never shows an empty app instead. */
export function StorageGate({ children }: { children: ReactNode }) {
  const t = useT();
  const words = useWords();
  const { status, problem, loss, offers, retry } = useStorageStatus();
  if (status === 'ready') return children;
  if (status === 'opening') return <Opening />;
  if (loss) return <LossMessage loss={loss} offers={offers ?? []} />;
  return (
    <Message
      testID="storage:failed"
      glyph="warning"
      title={t('startup.storageFailed')}
      text={problem ? words(problem) : undefined}
      note={t('startup.storageSafe')}
    >
      <Button kind="gold" alone label={t('common.tryAgain')} onPress={retry} testID="storage:retry" />
      {offers && <WaysOut offers={offers} />}
    </Message>
  );
}
