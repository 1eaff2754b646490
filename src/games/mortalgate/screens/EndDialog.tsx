import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Dialog } from '@/ui';
import { altarHere } from '../board/flow/plan';
import { text } from '../board/text';
import { altarName, OFF, type View } from '../rules';
import { CAPTURE_GRACE } from '../rules/data';
import type { Play } from './hooks/usePlay';

type Props = { readonly play: Play; readonly view: View; readonly say: (words: Words) => string };

/** Asks before an altar is left that could be captured now. */
export function EndDialog({ play, view, say }: Props) {
  const t = useT();
  const altar = view.heroes[view.turn.hero].node === OFF ? null : altarHere(view);
  return (
    <Dialog
      open={play.ending && altar !== null}
      title={t('mortalgateTable.end.title')}
      message={altar === null ? '' : say(text('end.text', { altar: altarName(altar), count: CAPTURE_GRACE }))}
      confirm={t('mortalgateTable.end.anyway')}
      cancel={t('mortalgateTable.end.playOn')}
      onConfirm={play.endAnyway}
      onCancel={play.keepOn}
      testID="endTurn"
    />
  );
}
