import { useLanguage, useT } from '@/i18n';
import { useStorageStatus, type Offer } from '@/store';
import { Button, useOnce } from '@/ui';

type Props = {
  readonly offers: readonly Offer[];
  /** Whether restoring is the one next step here. */
  readonly golden?: boolean;
  /** Whether beginning without any saves is a way. */
  readonly empty?: boolean;
};

/** The copies that can be restored, and the empty beginning. Each acts once, and none while another is at work. */
export function WaysOut({ offers, golden = false, empty = true }: Props) {
  const t = useT();
  const language = useLanguage();
  const storage = useStorageStatus();
  const restoring = useOnce(storage.restore);
  const emptying = useOnce(storage.startEmpty);
  const busy = restoring.running || emptying.running;
  const date = (at: number) => new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {offers.map(({ name, at, matches, moves }, index) => (
        <Button
          key={name}
          kind={golden && index === 0 ? 'gold' : 'raised'}
          label={restoring.running ? t('startup.restoring') : t('startup.restoreCopy', { date: date(at) })}
          note={t('startup.copyHolds', { count: matches, moves })}
          onPress={() => restoring.run(name)}
          busy={busy}
          testID={`storage:restore-${index}`}
        />
      ))}
      {empty && (
        <Button
          kind={golden && offers.length === 0 ? 'gold' : 'ghost'}
          label={t('startup.startEmpty')}
          accessibilityHint={t('startup.startEmptyHint')}
          onPress={emptying.run}
          busy={busy}
          testID="storage:empty"
        />
      )}
    </>
  );
}
