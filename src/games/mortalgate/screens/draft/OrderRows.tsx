import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { Draggable } from '@/screens/newGame/Draggable';
import { DragHandle } from '@/screens/newGame/DragHandle';
import { useReorder } from '@/screens/newGame/useReorder';
import { useSay } from '@/screens/table/useSay';
import type { OpenTable } from '@/store';
import { Button, color, radius, space, surface, Text } from '@/ui';
import { deciding, heroesOf, isShared } from '../../board/draft/state';
import { heroPlate } from '../../board/art/token';
import { heroName, type Action, type Event, type HeroId, type View } from '../../rules';

type Props = {
  readonly table: OpenTable<Action, View, Event>;
  readonly mine: boolean;
  /** Beside the gold button: the way back. */
  readonly undo: ReactNode;
  readonly onOrder: (order: readonly HeroId[]) => void;
};

/** A hero at another place; the others close up. */
const moved = (order: readonly HeroId[], from: number, to: number): readonly HeroId[] => {
  const rest = order.filter((_, at) => at !== from);
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), order[from], ...rest.slice(place)];
};

/** GATE-032 The order in which a team's heroes act: rows with handles, and gold for what stands there. */
export function OrderRows({ table: { view, seats }, mine, undo, onOrder }: Props) {
  const t = useT();
  const say = useSay(seats);
  const { team } = deciding(view);
  const [order, setOrder] = useState(() => heroesOf(view, team));
  const move = (from: number, to: number) => setOrder((now) => moved(now, from, to));
  const reorder = useReorder(order.length, move);
  return (
    <>
      <ScrollView style={styles.fill} contentContainerStyle={styles.content}>
        <Text kind="title">{t('mortalgate.draft.order.title')}</Text>
        <Text kind="note" color={color.soft}>
          {t('mortalgate.draft.order.note')}
        </Text>
        {order.map((hero, place) => {
          const { seat } = view.heroes[hero];
          const name = say(heroName(hero));
          return (
            <Draggable key={hero} index={place} reorder={reorder}>
              <Native testID={`order:${place}:${hero}`} style={styles.row}>
                <Text kind="lead" color={color.gold}>
                  {place + 1}
                </Text>
                <Drawing shapes={heroPlate(hero, team, 36)} width={36} height={36} />
                <Native style={styles.words}>
                  <Text kind="lead" numberOfLines={1} adjustsFontSizeToFit>
                    {name}
                  </Text>
                  {seat !== null && isShared(view, team) && (
                    <Text kind="note" color={color.muted} numberOfLines={1}>
                      {seats[seat]?.name}
                    </Text>
                  )}
                </Native>
                {mine && (
                  <DragHandle
                    testID={`order:${place}:drag`}
                    index={place}
                    name={name}
                    reorder={reorder}
                    onStep={(by) => move(place, place + by)}
                  />
                )}
              </Native>
            </Draggable>
          );
        })}
      </ScrollView>
      {mine && (
        <Native style={styles.foot}>
          {undo}
          <Button
            kind="gold"
            label={t('mortalgate.draft.order.go')}
            onPress={() => onOrder(order)}
            testID="action:order"
            style={styles.gold}
          />
        </Native>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { gap: space.s, paddingHorizontal: space.xl, paddingTop: space.s },
  row: {
    ...surface.raised,
    minHeight: 46,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingLeft: space.xl,
    borderRadius: radius.button,
  },
  words: { flex: 1, minWidth: 0 },
  gold: { flex: 1 },
  foot: {
    flexDirection: 'row',
    gap: space.l,
    paddingHorizontal: space.xl,
    paddingTop: space.m,
    paddingBottom: space.xl,
  },
});
