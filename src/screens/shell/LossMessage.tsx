import { useT, type T } from '@/i18n';
import { useStorageStatus, type Loss, type Offer } from '@/store';
import { Button, useOnce } from '@/ui';
import { Message } from './Message';
import { WaysOut } from './WaysOut';

/** So many matches are named; the others are counted. */
const NAMED = 4;

/** Says what of the saves is gone, and offers what can be done about it. */
export function LossMessage({ loss, offers }: { readonly loss: Loss; readonly offers: readonly Offer[] }) {
  const t = useT();
  const storage = useStorageStatus();
  const goOn = useOnce(storage.goOn);
  return (
    <Message
      testID="storage:lost"
      glyph="warning"
      title={loss.all ? t('startup.lostAll') : t('startup.lostSome')}
      text={lossLines(t, loss).join('\n')}
      note={t('startup.lostNote')}
    >
      <WaysOut offers={offers} golden={!loss.all || offers.length > 0} empty={loss.all} />
      {!loss.all && (
        <Button
          kind={offers.length > 0 ? 'raised' : 'gold'}
          label={t('startup.goOn')}
          onPress={goOn.run}
          busy={goOn.running}
          testID="storage:go-on"
        />
      )}
    </Message>
  );
}

function lossLines(t: T, { all, matches, moves, changes }: Loss): string[] {
  const lines = [
    ...matches.map((name) => t('startup.lostMatch', { name })),
    ...moves.map(({ name, count }) => t('startup.lostMoves', { name, count })),
  ];
  if (lines.length === 0) return all || changes === 0 ? [] : [t('startup.lostChanges', { count: changes })];
  const more = lines.length - NAMED;
  return more > 0 ? [...lines.slice(0, NAMED), t('startup.lostMore', { count: more })] : lines;
}
