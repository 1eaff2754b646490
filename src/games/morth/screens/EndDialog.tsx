import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Dialog, Text } from '@/ui';
import { typeName } from '../board/words';
import type { View } from '../rules';
import type { Play } from './hooks/usePlay';

type Props = { readonly play: Play; readonly view: View; readonly say: (words: Words) => string };

/** The question before a turn ends: who could still do what, and both ways on. */
export function EndDialog({ play, view, say }: Props) {
  const t = useT();
  const left = play.ending ?? [];
  return (
    <Dialog
      open={left.length > 0}
      title={t('morthTurn.end.title', { count: left.length })}
      confirm={t('morthTurn.end.confirm')}
      cancel={t('morthTurn.end.playOn')}
      onConfirm={play.endAnyway}
      onCancel={play.keepOn}
      testID="endTurn"
    >
      {left.map(({ hero, deed }) => (
        <Text key={hero}>{t(`morthTurn.end.${deed}`, { hero: say(typeName(view.heroes[hero].type)) })}</Text>
      ))}
    </Dialog>
  );
}
