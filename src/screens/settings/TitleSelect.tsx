import type { GameId } from '@/games';
import { FRONTS, titleOf } from '@/games/fronts';
import { useT } from '@/i18n';
import { changeSettings, useAppDispatch, useSettings } from '@/store';
import { Select } from '@/ui';

type Props = { readonly gameId: GameId; readonly label: string; readonly testID: string };

/** Where a game is sold under several names, the player says which one its gate carries. */
export function TitleSelect({ gameId, label, testID }: Props) {
  const t = useT();
  const dispatch = useAppDispatch();
  const settings = useSettings();
  return (
    <Select
      testID={testID}
      label={label}
      value={titleOf(gameId, settings).value}
      choices={FRONTS[gameId].gate.titles.map(({ value, name }) => ({ value, label: t(name) }))}
      onChange={(value) => void dispatch(changeSettings({ titles: { ...settings.titles, [gameId]: value } }))}
    />
  );
}
