import { StyleSheet } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, surface, Text, Touchable } from '@/ui';
import { waveTrack } from '../board/art/waveTrack';
import { trackOf } from '../board/portal/waves';
import { waveOf, wavesOf, type View } from '../rules';

type Props = { readonly view: View; readonly width: number; readonly onPress: () => void };

/** The waves as bars with the one that is played; pressed it tells what comes. */
export function WaveButton({ view, width, onPress }: Props) {
  const t = useT();
  const waves = wavesOf(view);
  const now = Math.max(1, view.wave);
  const { round } = waveOf(view);
  const label = t('morthTable.waves.button', { round, wave: now, all: waves.length });
  const inner = width - 16;
  return (
    <Touchable testID="top:waves" onPress={onPress} aria-label={label} style={[styles.button, { width }]}>
      <Drawing shapes={waveTrack(trackOf(view), now, inner, 17)} width={inner} height={17} bleed={2} />
      <Text kind="small" color={color.soft} numberOfLines={1} maxFontSizeMultiplier={1.15} style={styles.words}>
        {t('morthTable.waves.short', { wave: now, all: waves.length })}
      </Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: { ...surface.ghost, height: 44, borderRadius: 13, alignItems: 'center', justifyContent: 'center', gap: 1 },
  words: { fontSize: 12, lineHeight: 14 },
});
