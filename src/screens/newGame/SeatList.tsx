import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, withTiming } from 'react-native-reanimated';
import type { SetupPage } from '@/games/front';
import { useT } from '@/i18n';
import { color, Divider, Glyph, motion, Panel, space, Text, Touchable } from '@/ui';
import { addSeat, moveSeat, withKind, withSeat, type Draft, type Names, type SeatLimits } from './draft';
import { SeatRow } from './SeatRow';
import { SeatSheet } from './SeatSheet';
import { useReorder, type Reorder } from './useReorder';

export type SeatListProps = {
  readonly draft: Draft;
  readonly limits: SeatLimits;
  readonly names: Names;
  /** Pages of the game whose choices follow the seats. */
  readonly pages: readonly SetupPage[] | undefined;
  readonly change: (next: (draft: Draft) => Draft) => void;
};

/** Who sits at the table, in the order of play. */
export function SeatList({ draft, limits, names, pages, change }: SeatListProps) {
  const t = useT();
  const [open, setOpen] = useState<number | null>(null);
  const reorder = useReorder(draft.seats.length, (from, to) => change((now) => moveSeat(now, from, to, pages)));
  const full = draft.seats.length >= limits.max;
  return (
    <>
      <View style={styles.head}>
        <Text kind="section">{t('newGame.seats')}</Text>
        <Text
          kind="label"
          color={color.muted}
          aria-label={t('newGame.seatCountLabel', { n: draft.seats.length, max: limits.max })}
        >
          {t('newGame.seatCount', { n: draft.seats.length, max: limits.max })}
        </Text>
      </View>
      <Panel style={styles.panel}>
        {draft.seats.map((seat, index) => (
          <Draggable key={seat.look} index={index} reorder={reorder}>
            {index > 0 && <Divider />}
            <SeatRow
              seat={seat}
              index={index}
              onKind={(kind) => change((now) => withKind(now, index, kind, names))}
              onName={(name) => change((now) => withSeat(now, index, { name }))}
              onOpen={() => setOpen(index)}
              drag={{ index, reorder, onStep: (by) => change((now) => moveSeat(now, index, index + by, pages)) }}
            />
          </Draggable>
        ))}
        <Divider />
        <Touchable
          testID="new:addSeat"
          onPress={() => change((now) => addSeat(now, limits, names))}
          aria-disabled={full}
          style={styles.add}
        >
          {!full && <Glyph name="plus" size={22} color={color.gold} />}
          <Text kind="lead" color={full ? color.disabled : color.gold}>
            {full ? t('newGame.noMoreSeats', { max: limits.max }) : t('newGame.addSeat')}
          </Text>
        </Touchable>
      </Panel>
      <SeatSheet
        index={open}
        draft={draft}
        limits={limits}
        pages={pages}
        onClose={() => setOpen(null)}
        onIndex={setOpen}
        change={change}
      />
    </>
  );
}

function Draggable({ index, reorder, children }: { index: number; reorder: Reorder; children: ReactNode }) {
  const moving = useAnimatedStyle(() => {
    const dragged = reorder.from.get() === index;
    const offset = reorder.offset(index);
    const settled = dragged || reorder.from.get() < 0;
    return {
      transform: [{ translateY: settled ? offset : withTiming(offset, { duration: motion.choose }) }],
      zIndex: dragged ? 1 : 0,
      opacity: dragged ? 0.9 : 1,
    };
  });
  return (
    <Animated.View onLayout={(event) => reorder.rowHeight.set(event.nativeEvent.layout.height)} style={moving}>
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    paddingHorizontal: space.s,
    marginTop: space.s,
    marginBottom: -space.s,
  },
  panel: { overflow: 'hidden' },
  add: {
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xl,
    padding: space.l,
  },
});
