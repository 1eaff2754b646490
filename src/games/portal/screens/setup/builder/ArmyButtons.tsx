import { useT } from '@/i18n';
import { IconButton } from '@/ui';

type Props = {
  readonly title: string;
  /** What cannot be fielded yet is not given away: nobody could take it in. */
  readonly unfinished: boolean;
  readonly onRename: () => void;
  readonly onShare: () => void;
  readonly onSave: () => void;
};

/** What is done with the whole army. */
export function ArmyButtons({ title, unfinished, onRename, onShare, onSave }: Props) {
  const t = useT();
  return (
    <>
      <IconButton
        glyph="edit"
        label={t('portalSetup.renameOf', { name: title })}
        onPress={onRename}
        testID="army:rename"
      />
      <IconButton
        glyph="share"
        label={t('portalSetup.share')}
        disabled={unfinished}
        onPress={onShare}
        testID="army:share"
      />
      <IconButton glyph="saves" label={t('portalSetup.save')} onPress={onSave} testID="army:save" />
    </>
  );
}
