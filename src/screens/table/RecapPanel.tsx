import { ScrollView, StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';
import { useEffect, useEffectEvent } from 'react';
import type { LogLine } from '@/engine';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { useIsTaught } from '@/scene/guide';
import type { OpenTable } from '@/store';
import { color, Emblem, Glyph, IconButton, motion, radius, space, Text, Touchable } from '@/ui';
import { LogWords } from '../log/LogWords';
import type { Deeds, Weight } from './recap';
import { useRecap } from './useRecap';
import { useSay } from './useSay';

type Table = OpenTable<unknown, unknown, unknown>;

type Props = {
  readonly table: Pick<Table, 'matchId' | 'viewer' | 'reader' | 'moves' | 'recent' | 'toMove' | 'calling' | 'seats'>;
  /** What it comes below, as wide as that; where it rises, what it stands on. */
  readonly under: Box;
  readonly rises?: boolean;
  /** How many sentences it has, where there is little room. */
  readonly lines?: number;
  /** How high it may be. */
  readonly most: number;
  /** It covers what it lies over from side to side. */
  readonly fills?: boolean;
  readonly weigh: (line: LogLine) => Weight;
  /** The player is at something: the recap has done its work. */
  readonly begun: boolean;
  readonly onLog: () => void;
  readonly onAgain: (since: number) => void;
};

const GAP = 4;

/** What happened since the own last move. It stands in nobody's way: it leaves with the first act. */
export function RecapPanel({
  table,
  under,
  rises = false,
  lines,
  most,
  fills = false,
  weigh,
  begun,
  onLog,
  onAgain,
}: Props) {
  const t = useT();
  const [recap, close] = useRecap(table, weigh, lines);
  const guided = useIsTaught();
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (begun) leave();
  }, [begun]);
  // In a lesson the coach speaks, and nothing can be shown again.
  if (!recap || guided) return null;
  return (
    <View
      pointerEvents="box-none"
      style={[
        styles.place,
        { left: under.x, width: under.w },
        rises ? { top: 0, height: under.y - GAP, justifyContent: 'flex-end' } : { top: under.y + under.h + GAP },
      ]}
    >
      <Animated.View
        entering={FadeIn.duration(motion.choose)}
        exiting={FadeOut.duration(motion.reduced)}
        testID="recap"
        style={[styles.panel, !fills && styles.narrow]}
      >
        <ScrollView style={{ maxHeight: most }} contentContainerStyle={styles.deeds} aria-live="polite">
          {recap.deeds.map((deeds, index) => (
            <DeedsRow key={index} deeds={deeds} seats={table.seats} />
          ))}
        </ScrollView>
        <View style={styles.buttons}>
          <Touchable
            onPress={() => onAgain(recap.since)}
            aria-label={t('told.again')}
            testID="recap:again"
            style={styles.again}
          >
            <Glyph name="replay" size={20} color={color.gold} />
            <Text kind="label" color={color.gold} numberOfLines={1}>
              {t('told.again')}
            </Text>
          </Touchable>
          {recap.more > 0 && (
            <Touchable onPress={onLog} testID="recap:more" style={styles.again}>
              <Text kind="label" color={color.soft} numberOfLines={1}>
                {t('told.andMore', { count: recap.more })}
              </Text>
            </Touchable>
          )}
          <View style={styles.gap} />
          <IconButton kind="bare" glyph="close" label={t('common.close')} onPress={close} testID="recap:close" />
        </View>
      </Animated.View>
    </View>
  );
}

function DeedsRow({ deeds: { seat, lines }, seats }: { deeds: Deeds; seats: Table['seats'] }) {
  const say = useSay(seats);
  const look = seat === null ? undefined : seats[seat]?.look;
  return (
    <View accessible aria-label={lines.map(say).join(' ')} style={styles.row}>
      <View style={styles.emblem}>{look !== undefined && <Emblem look={look} size={22} />}</View>
      <Text kind="note" color={color.soft} style={styles.words}>
        <LogWords lines={lines} seats={seats} kind="note" />
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', alignItems: 'center', zIndex: 4 },
  panel: {
    width: '100%',
    borderRadius: radius.button,
    borderWidth: 1,
    borderColor: color.lineLit,
    backgroundColor: 'rgba(14, 21, 38, 0.96)',
    boxShadow: '0px 6px 16px rgba(3, 6, 16, 0.6)',
    paddingHorizontal: space.xl,
    paddingTop: space.m,
  },
  narrow: { maxWidth: 480 },
  deeds: { gap: space.s },
  row: { flexDirection: 'row', gap: space.l, alignItems: 'flex-start' },
  emblem: { width: 22, minHeight: 22, alignItems: 'center' },
  words: { flex: 1, paddingTop: 2 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.xl },
  again: { minHeight: 44, flexDirection: 'row', alignItems: 'center', gap: space.s, flexShrink: 1 },
  gap: { flex: 1 },
});
