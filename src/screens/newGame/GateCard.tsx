import { StyleSheet, View } from 'react-native';
import type { AnyGame } from '@/engine';
import type { GameFront } from '@/games/front';
import type { GameId } from '@/games';
import { useT } from '@/i18n';
import { color, Glyph, GatePicture, Panel, space, Text, Touchable } from '@/ui';

type Props = { readonly id: GameId; readonly title: string; readonly game: AnyGame; readonly front: GameFront; readonly onLearn: () => void };

/** The gate one is about to enter: its name, how many may play and how long. */
export function GateCard({ id, title, game, front, onLearn }: Props) {
  const t = useT();
  return (
    <Panel style={styles.card}>
      <View style={styles.gate}>
        <GatePicture id={id} width={92} height={96} />
      </View>
      <View style={styles.words}>
        <Text kind="title" style={styles.title}>{title}</Text>
        <View style={styles.facts}>
          <View accessible aria-label={t('newGame.playersLabel', game.seats)} style={styles.fact}>
            <Glyph name="people" size={18} color={color.muted} />
            <Text kind="label">{t('newGame.players', game.seats)}</Text>
          </View>
          <View accessible aria-label={t('newGame.minutesLabel', { n: front.minutes })} style={styles.fact}>
            <Glyph name="clock" size={16} color={color.muted} />
            <Text kind="label">{t('newGame.minutes', { n: front.minutes })}</Text>
          </View>
        </View>
        <Touchable role="link" onPress={onLearn} style={styles.learn}>
          <Text kind="lead" color={color.gold}>{t('newGame.learn')}</Text>
          <Glyph name="chevronRight" size={18} color={color.gold} />
        </Touchable>
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'flex-end', paddingHorizontal: space.xl, paddingBottom: space.l, marginTop: space.l },
  gate: { marginTop: -space.xl, paddingBottom: space.s },
  words: { flex: 1, paddingLeft: space.xl, paddingTop: space.xl, gap: space.s },
  title: { fontSize: 20, lineHeight: 25 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xxl, rowGap: space.s },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  learn: { minHeight: 44, flexDirection: 'row', alignItems: 'center', gap: space.m, alignSelf: 'flex-start' },
});
