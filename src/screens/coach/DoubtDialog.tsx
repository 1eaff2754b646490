import type { Tagged, Words } from '@/engine';
import { useT } from '@/i18n';
import type { Coaching } from '@/store';
import { Button, Dialog } from '@/ui';

type Props = {
  readonly coaching: Extract<Coaching<Tagged>, { type: 'doubts' }>;
  readonly say: (words: Words) => string;
  readonly onInsist: () => void;
  readonly onShow: () => void;
  readonly onCancel: () => void;
};

/** Asks before a move is played that is much worse than another. */
export function DoubtDialog({ coaching: { advice }, say, onInsist, onShow, onCancel }: Props) {
  const t = useT();
  const better = t('coach.better', { move: say(advice.words) });
  return (
    <Dialog
      open
      title={t('coach.sure')}
      message={[better, ...advice.reasons.map(say)].join(' ')}
      confirm={t('coach.insist')}
      onConfirm={onInsist}
      onCancel={onCancel}
      testID="doubt"
    >
      <Button kind="raised" glyph="idea" label={t('coach.show')} onPress={onShow} testID="doubt:show" />
    </Dialog>
  );
}
