import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color } from '@/ui';

/** How far a lesson is: a dot a step, the one that waits drawn out. */
export function StepDots({ step, of }: { readonly step: number; readonly of: number }) {
  const t = useT();
  return (
    <View accessible role="img" aria-label={t('lesson.stepOf', { n: Math.min(step + 1, of), of })} style={styles.dots}>
      {Array.from({ length: of }, (_, i) => (
        <View key={i} style={[styles.dot, i < step && styles.done, i === step && styles.now]} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  dots: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 5 },
  dot: { width: 7, height: 7, borderRadius: 4, backgroundColor: color.lineBright },
  done: { backgroundColor: color.goldLow },
  now: { width: 18, backgroundColor: color.goldTop },
});
