import type { GameId } from '@/games';
import { FRONTS } from '@/games/fronts';
import { useT } from '@/i18n';
import { Divider, ListRow } from '@/ui';
import { TitleSelect } from '../settings/TitleSelect';

/** The name on the gate, where the game has several. */
export function TitleChoice({ gameId }: { gameId: GameId }) {
  const t = useT();
  if (FRONTS[gameId].gate.titles.length < 2) return null;
  return (
    <>
      <Divider />
      <ListRow
        title={t('newGame.gateTitle')}
        note={t('newGame.gateTitleNote')}
        after={<TitleSelect gameId={gameId} label={t('newGame.gateTitle')} testID="new:title" />}
      />
    </>
  );
}
