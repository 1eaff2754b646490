import { StyleSheet, View } from 'react-native';
import { color } from '@/look/tokens';
import { surface } from './surface';

type Props = { /** From 0 to 1. */ readonly done: number; readonly label: string; readonly testID?: string };

/** How far something is that takes its time. */
export function ProgressBar({ done, label, testID }: Props) {
  const percent = Math.round(Math.min(Math.max(done, 0), 1) * 100);
  return (
    <View
      testID={testID}
      accessible
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={styles.track}
    >
      <View style={[styles.done, { width: `${percent}%` }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { ...surface.well, width: '100%', maxWidth: 320, height: 8, borderRadius: 4, overflow: 'hidden' },
  done: { height: '100%', backgroundColor: color.violet },
});
