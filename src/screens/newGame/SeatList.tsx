import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SetupPage } from '@/games/front';
import { useT } from '@/i18n';
import { color, Divider, Glyph, Panel, space, Text, Touchable } from '@/ui';
import { addSeat, moveSeat, withKind, withSeat } from './seating';
import type { Draft, Names, SeatLimits } from './types';
import { Draggable } from './Draggable';
import { SeatRow } from './SeatRow';
import { SeatSheet } from './SeatSheet';
import { useReorder } from './useReorder';

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
              drag={{
                testID: `seat:${index}:drag`,
                index,
                reorder,
                onStep: (by) => change((now) => moveSeat(now, index, index + by, pages)),
              }}
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
