import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Glyph, Sheet, color, space, surface, Text } from '@/ui';
import { wavesOf, type View, type Wave } from '../../rules';

type Props = { readonly view: View; readonly open: boolean; readonly onClose: () => void };

/** Every wave of the match with its dice: what was, what is, what comes. */
export function WavesSheet({ view, open, onClose }: Props) {
  const t = useT();
  const waves = wavesOf(view);
  /** MOR-042, MOR-338, MOR-358 What a wave brings besides its dice. */
  const extras = ({ morthCard, redDie, opensRound }: Wave) =>
    EXTRAS.filter((extra) => ({ morthCard, redDie, cards: opensRound && view.mode === 'competitive' })[extra]);
  const rounds = [...new Set(waves.map(({ round }) => round))];
  return (
    <Sheet open={open} onClose={onClose} title={t('morthTable.waves.title')} testID="waves:sheet">
      {rounds.map((round) => (
        <Native key={round} style={styles.round}>
          <Text kind="section">{t('morthTable.waves.round', { round })}</Text>
          <Native style={styles.waves}>
            {waves.map(
              (wave, i) =>
                wave.round === round && (
                  <Native
                    key={wave.number}
                    accessible
                    aria-label={[
                      t('morthTable.waves.label', { wave: i + 1, green: wave.green, orange: wave.orange }),
                      ...extras(wave).map((extra) => t(`morthTable.waves.${extra}`)),
                    ].join(', ')}
                    style={[styles.wave, i + 1 === view.wave && styles.now, i + 1 < view.wave && styles.gone]}
                  >
                    <Text kind="small" color={color.muted}>
                      {i + 1}
                    </Text>
                    <Text kind="label">{wave.orange > 0 ? `${wave.green} + ${wave.orange}` : String(wave.green)}</Text>
                    <Native style={styles.extras}>
                      {extras(wave).map((extra) => (
                        <Extra key={extra} extra={extra} />
                      ))}
                    </Native>
                  </Native>
                ),
            )}
          </Native>
        </Native>
      ))}
      <Text color={color.muted}>{t('morthTable.waves.legend')}</Text>
      {EXTRAS.filter((extra) => waves.some((wave) => extras(wave).includes(extra))).map((extra) => (
        <Native key={extra} style={styles.legend}>
          <Extra extra={extra} />
          <Text color={color.muted}>{t(`morthTable.waves.${extra}`)}</Text>
        </Native>
      ))}
    </Sheet>
  );
}

const EXTRAS = ['cards', 'morthCard', 'redDie'] as const;

function Extra({ extra }: { readonly extra: (typeof EXTRAS)[number] }) {
  return extra === 'redDie' ? (
    <Text kind="small" color={color.bloodText}>
      +1
    </Text>
  ) : (
    <Glyph name="cards" size={14} color={extra === 'cards' ? color.violetText : color.emberText} />
  );
}

const styles = StyleSheet.create({
  round: { gap: space.m },
  waves: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  wave: {
    ...surface.well,
    minWidth: 58,
    paddingHorizontal: space.m,
    borderRadius: 11,
    alignItems: 'center',
    paddingVertical: space.m,
    gap: 1,
  },
  extras: { minHeight: 15, flexDirection: 'row', alignItems: 'center', gap: space.s },
  legend: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  now: { borderColor: color.gold, borderWidth: 2 },
  gone: { opacity: 0.5 },
});
