import { ScrollView, StyleSheet } from 'react-native';
import { useT } from '@/i18n';
import { Button, space, Text } from '@/ui';
import type { First } from '../../rules';

/** GATE-026 The winner of the roll-off takes the first pick or the first turn. */
export function FirstChoice({ mine, onChoose }: { readonly mine: boolean; readonly onChoose: (first: First) => void }) {
  const t = useT();
  return (
    <ScrollView style={styles.fill} contentContainerStyle={styles.choice}>
      <Text kind="title" align="center">
        {t('mortalgate.draft.first.title')}
      </Text>
      {mine && (
        <>
          <Button
            kind="gold"
            label={t('mortalgate.draft.first.opening')}
            note={t('mortalgate.draft.first.openingNote')}
            onPress={() => onChoose('opening')}
            testID="first:opening"
          />
          <Button
            label={t('mortalgate.draft.first.pick')}
            note={t('mortalgate.draft.first.pickNote')}
            onPress={() => onChoose('pick')}
            testID="first:pick"
          />
        </>
      )}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  choice: { gap: space.xl, paddingHorizontal: space.xl, paddingTop: space.l, paddingBottom: space.xl },
});
