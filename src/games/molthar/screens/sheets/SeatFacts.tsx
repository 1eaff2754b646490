import { StyleSheet, View as Native } from 'react-native';
import type { Seat, Words } from '@/engine';
import { useT } from '@/i18n';
import { Chip, color, space, Text } from '@/ui';
import type { Outcome } from '../../board/flow';
import { targetId } from '../../board/ids';
import { isOpenToViewer, ownSeat } from '../../board/table';
import type { CharacterCard, View } from '../../rules';
import { CharacterRow } from './CharacterRow';

type Props = {
  readonly view: View;
  readonly seat: Seat;
  readonly say: (words: Words) => string;
  readonly onLook: (card: CharacterCard) => void;
  /** What tapping a target would lead to. */
  readonly outcomeOf: (id: string) => Outcome;
  readonly onTap: (id: string) => void;
};

/** Everything that lies before a player: portal, activated characters and the counts. */
export function SeatFacts({ view, seat, say, onLook, outcomeOf, onTap }: Props) {
  const t = useT();
  const player = view.players[seat];
  return (
    <>
      <Native style={styles.chips}>
        <Chip label={t('moltharTable.points', { count: player.points })} />
        <Chip
          glyph="cards"
          label={`${player.handCount}/${player.handLimit}`}
          accessibilityLabel={`${t('moltharTable.hand')} ${player.handCount}/${player.handLimit}`}
        />
        <Chip label={t('moltharTable.diamonds', { count: player.diamonds })} />
        {player.owed > 0 && <Chip label={t('moltharTable.card.owed', { count: player.owed })} color={color.gold} />}
      </Native>
      <Text kind="section">{t('moltharTable.card.onPortal')}</Text>
      {player.portal.length === 0 && <Text color={color.muted}>{t('moltharTable.empty')}</Text>}
      {player.portal.map(({ card }, place) => (
        <CharacterRow
          key={card}
          card={card}
          say={say}
          cost
          onPress={() => onLook(card)}
          {...actionFor({ view, seat, place, card, outcomeOf, onTap, t })}
        />
      ))}
      <Text kind="section">{t('moltharTable.activated')}</Text>
      {player.activated.length === 0 && <Text color={color.muted}>{t('moltharTable.empty')}</Text>}
      {player.activated.map((card) => (
        <CharacterRow key={card} card={card} say={say} onPress={() => onLook(card)} />
      ))}
    </>
  );
}

type ActionInput = Pick<Props, 'view' | 'seat' | 'outcomeOf' | 'onTap'> & {
  readonly place: number;
  readonly card: CharacterCard;
  readonly t: ReturnType<typeof useT>;
};

/** A rival's card that can be used from the list: needed where the board has no room for it. */
function actionFor({ view, seat, place, card, outcomeOf, onTap, t }: ActionInput) {
  const id = targetId('portal', seat, place);
  const { type } = outcomeOf(id);
  if (seat === ownSeat(view) || (type !== 'select' && type !== 'act')) return {};
  const label =
    isOpenToViewer(view, seat, card) && view.pending === null
      ? t('moltharTable.step.activate')
      : t('moltharTable.card.choose');
  return { action: { label, onPress: () => onTap(id), testID: `list:${id}` } };
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l } });
