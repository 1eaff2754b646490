import { StyleSheet, View } from 'react-native';
import type { AnyGame } from '@/engine';
import type { GameFront } from '@/games/front';
import { useT } from '@/i18n';
import { color, Glyph, GatePicture, LARGE, Panel, space, Text, Touchable, useLayout } from '@/ui';
import { chosenIn } from './draft';
import type { Draft } from './types';

type Props = {
  readonly title: string;
  readonly game: AnyGame;
  readonly front: GameFront;
  readonly draft: Draft;
  readonly onLearn: () => void;
};

/** The gate one is about to enter: its name, how many may play and how long. */
export function GateCard(props: Props) {
  const stacked = useLayout().textScale >= LARGE;
  return (
    <Panel style={[styles.card, stacked && styles.stacked]}>
      <View style={styles.gate}>
        <GatePicture art={props.front.gate.art} width={92} height={96} />
      </View>
      <View style={stacked ? styles.below : styles.words}>
        <Text kind="title" style={styles.title}>
          {props.title}
        </Text>
        <Facts {...props} />
        <Learn onPress={props.onLearn} />
      </View>
    </Panel>
  );
}

/** The same on a tablet held upright: the gate itself stands over the choices. */
export function GateHero(props: Props) {
  return (
    <View style={styles.hero}>
      <GatePicture art={props.front.gate.art} width={280} height={296} />
      <Text kind="hero" align="center" style={styles.heroTitle}>
        {props.title}
      </Text>
      <Facts {...props} />
      <Learn onPress={props.onLearn} />
    </View>
  );
}

function Facts({ game, front, draft }: Pick<Props, 'game' | 'front' | 'draft'>) {
  const t = useT();
  const { minutes: n } = front.gate;
  const length = front.length?.(chosenIn(draft), draft.seats.length);
  return (
    <View style={styles.facts}>
      <View accessible aria-label={t('newGame.playersLabel', game.seats)} style={styles.fact}>
        <Glyph name="people" size={18} color={color.muted} />
        <Text kind="label">{t('newGame.players', game.seats)}</Text>
      </View>
      {n !== undefined && (
        <View accessible aria-label={t('newGame.minutesLabel', { n })} style={styles.fact}>
          <Glyph name="clock" size={16} color={color.muted} />
          <Text kind="label">{t('newGame.minutes', { n })}</Text>
        </View>
      )}
      {n === undefined && length && (
        <View accessible style={styles.fact} testID="new:length">
          <Glyph name="clock" size={16} color={color.muted} />
          <Text kind="label">{t(length.label, length.params)}</Text>
        </View>
      )}
    </View>
  );
}

function Learn({ onPress }: { onPress: () => void }) {
  const t = useT();
  return (
    <Touchable role="link" onPress={onPress} style={styles.learn}>
      <Text kind="lead" color={color.gold} style={styles.learnWords}>
        {t('newGame.learn')}
      </Text>
      <Glyph name="chevronRight" size={18} color={color.gold} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    paddingHorizontal: space.xl,
    paddingBottom: space.l,
    marginTop: space.l,
  },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  below: { alignItems: 'flex-start', gap: space.s },
  gate: { marginTop: -space.xl, paddingBottom: space.s },
  hero: { alignItems: 'center', gap: space.l, paddingTop: space.huge },
  heroTitle: { marginTop: space.huge },
  words: { flex: 1, alignItems: 'flex-start', paddingLeft: space.xl, paddingTop: space.xl, gap: space.s },
  title: { fontSize: 20, lineHeight: 25 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xxl, rowGap: space.s },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  learn: {
    minHeight: 44,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    borderRadius: 10,
    maxWidth: '100%',
  },
  learnWords: { flexShrink: 1 },
});
