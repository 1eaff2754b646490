import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Sheet, color, space, surface, Text } from '@/ui';
import { wavesOf, type View } from '../../rules';

type Props = { readonly view: View; readonly open: boolean; readonly onClose: () => void };

/** Every wave of the match with its dice: what was, what is, what comes. */
export function WavesSheet({ view, open, onClose }: Props) {
  const t = useT();
  const waves = wavesOf(view);
  const rounds = [...new Set(waves.map(({ round }) => round))];
  return (
    <Sheet open={open} onClose={onClose} title={t('morthTable.waves.title')} testID="waves:sheet">
      {rounds.map((round) => (
        <Native key={round} style={styles.round}>
          <Text kind="section">{t('morthTable.waves.round', { round })}</Text>
          <Native style={styles.waves}>
            {waves.map((wave, i) => wave.round === round && (
              <Native key={wave.number} accessible aria-label={t('morthTable.waves.label', { wave: i + 1, green: wave.green, orange: wave.orange })} style={[styles.wave, i + 1 === view.wave && styles.now, i + 1 < view.wave && styles.gone]}>
                <Text kind="small" color={color.muted}>{i + 1}</Text>
                <Text kind="label">{wave.orange > 0 ? `${wave.green} + ${wave.orange}` : String(wave.green)}</Text>
              </Native>
            ))}
          </Native>
        </Native>
      ))}
      <Text color={color.muted}>{t('morthTable.waves.legend')}</Text>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  round: { gap: space.m },
  waves: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  wave: { ...surface.well, minWidth: 58, borderRadius: 11, alignItems: 'center', paddingVertical: space.m },
  now: { borderColor: color.gold, borderWidth: 2 },
  gone: { opacity: 0.5 },
});
