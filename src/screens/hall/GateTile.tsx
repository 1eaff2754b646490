import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, Glyph, gradient, radius, space, Text, Touchable, type GlyphName, nameOfLines } from '@/ui';
import type { GateFacts } from './gateFacts';

type Props = {
  readonly gate: GateFacts;
  /** Height of the drawn gate above the panel. */
  readonly above: number;
  /** Room for the whole name. */
  readonly roomy: boolean;
  /** The name in smaller letters. */
  readonly narrow?: boolean;
  /** No room for what the game is about. */
  readonly brief?: boolean;
};

/** A gate to touch: the drawing shows through, the panel below says what is behind it. */
export function GateTile({ gate, above, roomy, narrow = false, brief = false }: Props) {
  const t = useT();
  const { push } = useRouter();
  const { min, max, minutes: n, line } = gate;
  const name = roomy ? gate.name : gate.short;
  const minutes = n === undefined ? [] : [t('hall.minutesLabel', { n })];
  const facts = [t('hall.playersLabel', { min, max }), ...minutes].join(t('common.listComma'));
  return (
    <Touchable
      testID={`gate:${gate.id}`}
      onPress={() => push({ pathname: '/new/[game]', params: { game: gate.id } })}
      aria-label={nameOfLines(t('hall.gateLabel', { name, line, facts }))}
      accessibilityHint={t('hall.gateHint')}
      style={styles.tile}
    >
      <View style={{ height: above }} />
      <View style={[styles.panel, { borderTopColor: gate.art.accents[0] }]}>
        <Text kind="section" style={!narrow && styles.name}>
          {name}
        </Text>
        <View style={styles.facts}>
          <Fact glyph="people" words={t('hall.players', { min, max })} />
          {n !== undefined && <Fact glyph="clock" words={t('hall.minutes', { n })} />}
        </View>
        {!brief && <Text color={color.soft}>{line}</Text>}
      </View>
    </Touchable>
  );
}

function Fact({ glyph, words }: { readonly glyph: GlyphName; readonly words: string }) {
  return (
    <View style={styles.fact}>
      <Glyph name={glyph} size={17} color={color.muted} />
      <Text kind="label" color={color.text} style={styles.factWords}>
        {words}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { flex: 1 },
  panel: {
    flexGrow: 1,
    ...gradient(['rgba(44, 59, 99, 0.97)', 'rgba(24, 34, 62, 0.97)']),
    borderWidth: 1,
    borderColor: color.lineLit,
    borderRadius: radius.panel,
    paddingHorizontal: space.l + 2,
    paddingVertical: space.l + 1,
    gap: space.s,
    boxShadow: 'inset 0px 1px 0px rgba(170, 190, 245, 0.16), 0px 8px 18px rgba(3, 6, 16, 0.5)',
  },
  name: { fontSize: 17, lineHeight: 22 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.xs },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  factWords: { flexShrink: 1 },
});
