import { StyleSheet, View } from 'react-native';
import { useIsPainting, usePainting } from '@/scene/studio/usePainting';
import { useT } from '@/i18n';
import { color, ProgressBar, radius, space, Text } from '@/ui';
import { useSlow } from './useSlow';

/** Says that the pictures of a screen are still being painted, if it takes its time; everything can be used meanwhile. */
export function PaintingSign() {
  const slow = useSlow(useIsPainting());
  return slow ? <Sign /> : null;
}

function Sign() {
  const t = useT();
  const painting = usePainting();
  if (painting === null) return null;
  return (
    <View pointerEvents="none" role="status" aria-live="polite" testID="painting" style={styles.middle}>
      <View style={styles.sign}>
        <Text kind="label" color={color.soft}>
          {t('startup.painting')}
        </Text>
        <ProgressBar done={painting.done / painting.of} label={t('startup.painting')} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  // Below what stands in the middle while a match is opened.
  middle: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', paddingTop: 190 },
  sign: {
    width: 220,
    alignItems: 'center',
    gap: space.m,
    padding: space.l,
    borderRadius: radius.panel,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: 'rgba(10, 16, 31, 0.92)',
  },
});
