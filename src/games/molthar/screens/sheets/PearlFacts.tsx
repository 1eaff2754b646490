import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { space, Text } from '@/ui';
import { PEARL_CARDS, type PearlCard } from '../../rules';
import { PearlPicture } from '../CardPicture';

/** A pearl card in words. */
export function PearlFacts({ pearl }: { pearl: PearlCard }) {
  const t = useT();
  const { value, swap } = PEARL_CARDS[pearl];
  return (
    <Native style={styles.columns}>
      <PearlPicture pearl={pearl} width={84} height={118} />
      <Native style={styles.facts}>
        <Text>{t('moltharTable.card.pearlText', { value })}</Text>
        {value < 8 && <Text>{t('moltharTable.card.pearlRaised', { value: value + 1 })}</Text>}
        {swap && <Text>{t('moltharTable.card.pearlSwap')}</Text>}
      </Native>
    </Native>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.xxl, paddingTop: space.l },
  facts: { flex: 1, gap: space.l },
});
