import type { ReactNode } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { StackedButton } from '@/screens/table/StackedButton';
import { Waiting } from '@/screens/table/Waiting';
import { useCalm } from '@/screens/table/useCalm';
import { useSay } from '@/screens/table/useSay';
import type { OpenTable } from '@/store';
import { Button, radius, space, surface } from '@/ui';
import { deciding, isFree, nextFree } from '../../board/draft/state';
import { heroName, type Action, type Event, type HeroId, type View } from '../../rules';
import { FirstChoice } from './FirstChoice';
import { HeroSheet } from './HeroSheet';
import { OrderRows } from './OrderRows';

type Props = {
  readonly table: OpenTable<Action, View, Event>;
  readonly box: Box;
  readonly beside: boolean;
  readonly opened: HeroId | null;
  readonly onOpen: (hero: HeroId | null) => void;
};

/** Below the cards, or beside them: the opened hero and the gold button; before that the choice, after it the order. */
export function DraftSheet({ table, box, beside, opened, onOpen }: Props) {
  const { view, viewer, toMove, busy } = table;
  const calm = useCalm();
  const mine = toMove.some((seat) => seat === viewer);
  const act = (action: Action) => {
    if (busy || !mine || !calm.isNew(action.type)) return;
    calm.played(action.type);
    onOpen(null);
    table.act(action);
  };
  const undo = <Undo table={table} />;
  const place = { left: box.x, top: box.y, width: box.w, height: box.h };
  return (
    <Native testID="draft:sheet" style={[styles.sheet, beside ? styles.beside : styles.below, place]}>
      {opened !== null ? (
        <HeroSheet view={view} seats={table.seats} hero={opened} onStep={(by) => onOpen(nextFree(view, opened, by))} />
      ) : view.phase === 'order' ? (
        <OrderRows
          key={deciding(view).team}
          table={table}
          mine={mine}
          undo={undo}
          onOrder={(order) => act({ type: 'orderHeroes', order })}
        />
      ) : (
        <FirstChoice mine={mine} onChoose={(first) => act({ type: 'chooseFirst', first })} />
      )}
      <Foot
        table={table}
        mine={mine}
        undo={undo}
        opened={opened}
        onPick={(hero) => act({ type: 'pickHero', hero })}
        onOpen={onOpen}
      />
    </Native>
  );
}

/** The way back, where there is one. */
function Undo({ table: { canUndo, undo } }: { readonly table: Props['table'] }) {
  const t = useT();
  return (
    canUndo && (
      <StackedButton glyph="undo" label={t('common.undo')} onPress={undo} testID="action:undo" style={styles.undo} />
    )
  );
}

type FootProps = {
  readonly table: Props['table'];
  readonly mine: boolean;
  readonly undo: ReactNode;
  readonly opened: HeroId | null;
  readonly onPick: (hero: HeroId) => void;
  readonly onOpen: Props['onOpen'];
};

/** What stays at the foot of the sheet: the pick, or who is at it; and the way back where there is one. */
function Foot({ table, mine, undo, opened, onPick, onOpen }: FootProps) {
  const t = useT();
  const say = useSay(table.seats);
  const { view, toMove } = table;
  if (!mine)
    return (
      <Native style={styles.foot}>
        {undo}
        <Waiting table={table} mover={toMove[0]} over={t('mortalgate.draft.over')} />
      </Native>
    );
  if (opened === null || view.phase !== 'draft')
    return opened === null ? null : (
      <Native style={styles.foot}>
        {undo}
        <Button label={t('common.back')} onPress={() => onOpen(null)} testID="draft:back" style={styles.gold} />
      </Native>
    );
  return (
    <Native style={styles.foot}>
      {undo}
      {isFree(view, opened) && (
        <Button
          kind="gold"
          label={t('mortalgate.draft.choose', { hero: say(heroName(opened)) })}
          onPress={() => onPick(opened)}
          testID="action:pick"
          style={styles.gold}
        />
      )}
    </Native>
  );
}

const styles = StyleSheet.create({
  sheet: { ...surface.sheet, position: 'absolute', overflow: 'hidden', paddingTop: space.l },
  below: { borderTopLeftRadius: radius.sheet, borderTopRightRadius: radius.sheet, borderTopWidth: 1 },
  beside: { borderRadius: radius.panel, borderWidth: 1 },
  foot: {
    minHeight: 54,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.xl,
    paddingTop: space.m,
    paddingBottom: space.xl,
  },
  undo: { minHeight: 54 },
  gold: { flex: 1 },
});
