import { useRouter } from 'expo-router';
import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { useBack } from '@/screens/shell/useBack';
import type { SeatSetup } from '@/store';
import { color, Emblem, IconButton, space, Text } from '@/ui';
import type { Box } from '../board/layout';
import type { View } from '../rules';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly box: Box;
  readonly onLog: (() => void) | null;
};

/** The way back, whose turn it is and how far the match is, log and rules. */
export function TableTop({ view, seats, box, onLog }: Props) {
  const t = useT();
  const back = useBack();
  const router = useRouter();
  return (
    <Native style={[styles.top, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <IconButton glyph="back" label={t('common.back')} onPress={back} testID="top:back" />
      <Turn view={view} seats={seats} narrow={box.w < 340} />
      <Native style={styles.buttons}>
        {onLog && <IconButton glyph="list" label={t('moltharTable.top.log')} onPress={onLog} testID="log:open" />}
        <IconButton
          glyph="help"
          label={t('moltharTable.top.rules')}
          onPress={() => router.push({ pathname: '/rulebook/[game]', params: { game: 'molthar' } })}
          testID="top:rules"
        />
      </Native>
    </Native>
  );
}

function Turn({ view, seats, narrow }: { view: View; seats: readonly SeatSetup[]; narrow: boolean }) {
  const t = useT();
  const { turn, trigger } = view;
  const who = seats[turn.seat];
  const name = who?.name ?? '';
  const last = trigger !== null;
  const title = turn.phase === 'over' ? t('moltharTable.turn.over') : t('moltharTable.turn.of', { name });
  return (
    <Native
      testID="turn:seat"
      accessible
      role="status"
      aria-label={`${title}. ${progress(t, view, seats)}`}
      aria-live="polite"
      style={styles.turn}
    >
      {!narrow && <Emblem look={who?.look ?? 0} size={32} bold />}
      <Native style={styles.words}>
        <Text kind="title" numberOfLines={1} adjustsFontSizeToFit minimumFontScale={0.7} style={narrow && styles.small}>
          {title}
        </Text>
        <Text kind="label" color={last ? color.gold : color.muted} numberOfLines={1}>
          {progress(t, view, seats)}
        </Text>
      </Native>
    </Native>
  );
}

function progress(t: ReturnType<typeof useT>, { turn, trigger }: View, seats: readonly SeatSetup[]): string {
  const { round, phase } = turn;
  if (trigger !== null && phase !== 'over') {
    return round > trigger.round
      ? t('moltharTable.turn.final')
      : t('moltharTable.turn.lastRound', { round, name: seats[trigger.seat]?.name ?? '' });
  }
  return phase === 'over' ? t('molthar.progress', { round }) : t(`moltharTable.turn.${phase}`, { round });
}

const styles = StyleSheet.create({
  top: { position: 'absolute', flexDirection: 'row', alignItems: 'center', gap: space.l },
  turn: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.l },
  words: { flexShrink: 1 },
  small: { fontSize: 16, lineHeight: 19 },
  buttons: { flexDirection: 'row', gap: space.l },
});
