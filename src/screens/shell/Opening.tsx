import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, Glyph, space, Text } from '@/ui';
import { useSlow } from './useSlow';

/** Says that something is being opened, if it takes its time. */
export function Opening({ words }: { words?: string }) {
  const t = useT();
  const slow = useSlow(true);
  if (!slow) return <View style={styles.middle} />;
  return (
    <View role="status" aria-live="polite" style={styles.middle}>
      <Glyph name="gate" size={56} color={color.gold} />
      <Text color={color.soft}>{words ?? t('startup.opening')}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.xl, backgroundColor: color.night },
});
