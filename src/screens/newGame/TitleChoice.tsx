import type { GameFront } from '@/games/front';
import { useT } from '@/i18n';
import { changeSettings, useAppDispatch, useSettings } from '@/store';
import { Divider, ListRow, Select } from '@/ui';

/** Where a game is sold under several names, the player says which one its gate carries. */
export function TitleChoice({ front }: { front: GameFront }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { moltharTitle } = useSettings();
  if (front.titleChoices.length === 0) return null;
  return (
    <>
      <Divider />
      <ListRow
        title={t('newGame.gateTitle')}
        note={t('newGame.gateTitleNote')}
        after={
          <Select
            testID="new:title"
            label={t('newGame.gateTitle')}
            value={moltharTitle}
            choices={front.titleChoices.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(value) => void dispatch(changeSettings({ moltharTitle: value }))}
          />
        }
      />
    </>
  );
}
