import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import type { Place, Result } from '@/engine';
import type { GameId } from '@/games';
import { coin, wound } from '@/games/morth/board/art/tokens';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import type { SeatSetup } from '@/store';
import { color, Divider, Emblem, Glyph, gradient, Panel, space, Text, Touchable } from '@/ui';
import { gem, shield, GEM_RATIO, SHIELD_RATIO } from '@/ui/art/tokens';
import { TELLINGS } from './telling';

type Props = { readonly gameId: GameId; readonly result: Result; readonly seats: readonly SeatSetup[] };

/** Everybody's place, best first. */
export function Ranking({ gameId, result, seats }: Props) {
  const t = useT();
  return (
    <Panel testID="result:ranking" role="list" aria-label={t('result.ranking')} style={styles.panel}>
      {result.places.map((place, index) => (
        <View key={place.seat}>
          {index > 0 && <Divider />}
          <Row place={place} gameId={gameId} result={result} seat={seats[place.seat]} />
        </View>
      ))}
    </Panel>
  );
}

function Row({
  place,
  gameId,
  result,
  seat,
}: {
  readonly place: Place;
  readonly gameId: GameId;
  readonly result: Result;
  readonly seat: SeatSetup | undefined;
}) {
  const t = useT();
  const telling = TELLINGS[gameId];
  const first = place.rank === 1;
  const [main = '', ...rest] = telling.scoreWords(place, t);
  const note = telling.note(result, place, t);
  const name = seat?.name ?? '';
  const label = t('result.rankLabel', {
    rank: place.rank,
    name,
    main,
    rest: rest.map((words) => t('result.rest', { words })).join(''),
  });
  const { main: figure, tie } = telling.figures(place);
  const tall = first ? 46 : 38;
  return (
    <View
      accessible
      role="listitem"
      aria-label={note ? `${label}. ${note}` : label}
      testID={`result:place:${place.seat}`}
      style={[styles.row, first && styles.first]}
    >
      <Text kind="title" color={first ? color.gold : color.muted} style={styles.rank}>
        {place.rank}
      </Text>
      <Emblem look={seat?.look ?? 0} size={first ? 46 : 36} bold={first} />
      <View style={styles.name}>
        <Text kind="lead" style={first && styles.winner}>
          {name}
        </Text>
        {note && (
          <Text kind="label" color={color.gold}>
            {note}
          </Text>
        )}
      </View>
      {tie !== undefined && (
        <View style={styles.gems}>
          {tie.sign === 'gem' ? (
            <Drawing shapes={gem(19)} width={19} height={19 * GEM_RATIO} />
          ) : (
            <Drawing shapes={coin(19)} width={19} height={19} />
          )}
          <Text kind="lead">{tie.value}</Text>
        </View>
      )}
      {telling.fewest ? (
        <View style={[styles.gems, styles.wounds]}>
          <Drawing shapes={wound(tall * 0.6)} width={tall * 0.6} height={tall * 0.6} bleed={2} />
          <Text kind="title" color={color.bloodText}>
            {figure}
          </Text>
        </View>
      ) : (
        <Drawing shapes={shield(String(figure), tall)} width={tall * SHIELD_RATIO} height={tall} bleed={3} />
      )}
    </View>
  );
}

/** Why it ended so, and the rule that says it. */
export function Reason({ gameId, result, seats }: Props) {
  const t = useT();
  const { push } = useRouter();
  const { rule } = result;
  return (
    <View style={styles.reason}>
      <Text color={color.soft} style={styles.why}>
        {TELLINGS[gameId].reason(
          result,
          seats.map(({ name }) => name),
          t,
        )}
      </Text>
      <Touchable
        role="link"
        testID="result:rule"
        onPress={() => push({ pathname: '/rulebook/[game]', params: { game: gameId, rule } })}
        aria-label={t('result.rule', { id: rule })}
        accessibilityHint={t('result.ruleHint')}
        style={styles.link}
      >
        <Text kind="lead" color={color.gold}>
          {rule}
        </Text>
        <Glyph name="chevronRight" size={18} color={color.gold} />
      </Touchable>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { overflow: 'hidden' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xl,
    minHeight: 56,
    paddingHorizontal: space.xxl,
    paddingVertical: space.l,
  },
  first: {
    minHeight: 74,
    ...gradient(['rgba(232, 193, 112, 0.34)', 'rgba(232, 193, 112, 0.08)', 'rgba(232, 193, 112, 0)'], 'to right'),
  },
  rank: { minWidth: 18, textAlign: 'center' },
  name: { flex: 1, gap: space.xs },
  winner: { fontSize: 20, lineHeight: 24 },
  /** Wide enough for two figures, so that the hearts stand below each other. */
  wounds: { minWidth: 62 },
  gems: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  reason: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xl,
    paddingHorizontal: space.m,
  },
  why: { flex: 1 },
  link: { minHeight: 44, flexDirection: 'row', alignItems: 'center', gap: space.s },
});
