import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { color, space, Text } from '@/ui';
import { PEARL_CARDS, PEARLS, type CharacterCard, type PearlCard } from '../../rules';
import { PearlPicture } from '../CardPicture';
import { CharacterRow } from './CharacterRow';

/** Discarded pearls: how many of each value (MOL-D29: anybody may look through them). */
export function PearlDiscard({ pearls }: { pearls: readonly PearlCard[] }) {
  const t = useT();
  if (pearls.length === 0) return <Text color={color.muted}>{t('moltharTable.empty')}</Text>;
  return (
    <Native style={styles.grid}>
      {PEARLS.map((value) => {
        const cards = pearls.filter((pearl) => PEARL_CARDS[pearl].value === value);
        const [first] = cards;
        if (first === undefined) return null;
        return (
          <Native
            key={value}
            accessible
            aria-label={`${t('moltharTable.card.pearl', { value })}, ${t('moltharTable.card.times', { count: cards.length })}`}
            style={styles.cell}
          >
            <PearlPicture pearl={cards.find((pearl) => PEARL_CARDS[pearl].swap) ?? first} width={56} height={78} />
            <Text kind="lead">{t('moltharTable.card.times', { count: cards.length })}</Text>
          </Native>
        );
      })}
    </Native>
  );
}

type Props = {
  readonly cards: readonly CharacterCard[];
  readonly say: (words: Words) => string;
  readonly onLook: (card: CharacterCard) => void;
};

/** Discarded characters, the newest first. */
export function CharacterDiscard({ cards, say, onLook }: Props) {
  const t = useT();
  if (cards.length === 0) return <Text color={color.muted}>{t('moltharTable.empty')}</Text>;
  return (
    <>
      <Text kind="label" color={color.muted}>
        {t('moltharTable.card.newest')}
      </Text>
      {[...cards].reverse().map((card) => (
        <CharacterRow key={card} card={card} say={say} cost onPress={() => onLook(card)} />
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xxl },
  cell: { alignItems: 'center', gap: space.s },
});
