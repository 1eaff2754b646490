import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import type { Result } from '@/engine';
import type { GameId } from '@/games';
import type { Telling } from '@/games/telling';
import { useT } from '@/i18n';
import type { SeatSetup } from '@/store';
import { color, Glyph, space, Text, Touchable } from '@/ui';
import { solePerson } from '../table/solePerson';

type Props = {
  readonly gameId: GameId;
  readonly telling: Telling;
  readonly result: Result;
  readonly seats: readonly SeatSetup[];
};

/** Why it ended so, and the rule that says it. */
export function Reason({ gameId, telling, result, seats }: Props) {
  const t = useT();
  const { push } = useRouter();
  const { rule } = result;
  const names = seats.map(({ name }) => name);
  return (
    <View style={styles.reason}>
      <Text color={color.soft} style={styles.why}>
        {telling.reason(result, names, t, solePerson(seats))}
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
