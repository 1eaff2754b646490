import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import type { TableProps } from '@/games/front';
import { SceneCanvas, type SceneHandle } from '@/scene/SceneCanvas';
import type { Opens } from '@/screens/log/LogList';
import { LogSheet } from '@/screens/log/LogSheet';
import { useTable, type OpenTable } from '@/store';
import { StoneWall, useLayout, usePreferences, useReducedMotion } from '@/ui';
import { isMyTurn, NOTHING } from '../board/flow';
import { lookOfLine } from '../board/lookOfLine';
import { recapPlace } from '../board/layout';
import { arranged } from '../board/table';
import { molthar, type Action, type Event, type View } from '../rules';
import { Controls } from './Controls';
import { useAutoEnd } from './hooks/useAutoEnd';
import { useNotice } from './hooks/useNotice';
import { usePlay, type Play } from './hooks/usePlay';
import { useTableLayout } from './hooks/useTableLayout';
import { Told } from '@/screens/table/Told';
import { TableTop } from '@/screens/table/TableTop';
import { useNews } from '@/screens/table/news';
import { useSay } from '@/screens/table/useSay';
import { useTableScene } from './hooks/useTableScene';
import { Refusal } from './Refusal';
import { SidePanel } from './SidePanel';
import { TableSheets } from './TableSheets';
import { TurnLine } from './TurnLine';
import { weigh } from './weigh';

/** Below this width at the usual size of text the upper edge has no room for an emblem. */
const NARROW = 340;

/** The whole table of a match of Molthar. */
export function MoltharTable({ matchId, onAgain }: TableProps) {
  const table = useTable(molthar);
  return table.status === 'ready' && table.matchId === matchId ? (
    <OpenMoltharTable table={{ ...table, view: arranged(table.view) }} onAgain={onAgain} />
  ) : null;
}

/** The table of an open match: everything a player sees and does between two moves. */
export function OpenMoltharTable({
  table,
  onAgain = () => undefined,
}: {
  table: OpenTable<Action, View, Event>;
  onAgain?: TableProps['onAgain'];
}) {
  const { view, seats } = table;
  const canvas = useRef<SceneHandle>(null);
  const [log, setLog] = useState(false);
  const say = useSay(seats);
  const play = usePlay(table);
  const news = useNews(table);
  const { refused, look } = play;
  const { notice, close: closeNotice } = useNotice(view);
  const { speed, patterns, hand } = usePreferences();
  const { textScale } = useLayout();
  const layout = useTableLayout(view, play.prompt !== null || notice !== null);
  const { scene, targets, boxOf, nodeOf } = useTableScene({
    moment: play.moment,
    happened: news?.events ?? [],
    layout,
    seats,
    say,
    refused: refused?.id ?? null,
    patterns,
    hand,
  });
  const reduced = useReducedMotion();
  const opens: Opens = (line) => {
    const named = lookOfLine(line);
    return named && (() => play.setLook(named));
  };
  const shakenNode = refused && nodeOf(refused.id);
  const ending = useAutoEnd(table);
  usePeekShown(view, play);
  // Whoever touches the table wants to see something yet: the touch stops the countdown and goes on to what it meant.
  const waits = () => {
    ending?.stop();
    return false;
  };
  useEffect(() => {
    if (shakenNode !== null) canvas.current?.shake(shakenNode);
  }, [shakenNode]);
  return (
    <Native style={styles.table} testID="table:molthar" onStartShouldSetResponderCapture={waits}>
      <StoneWall contrast={0.55} />
      <SceneCanvas
        ref={canvas}
        scene={scene}
        targets={targets}
        words={say}
        onTap={(id) => {
          ending?.stop();
          play.tap(id);
        }}
        onLongPress={play.explain}
        reducedMotion={reduced}
        speed={isMyTurn(view) ? 1 : speed}
        paused={log || look !== null || play.paying || refused !== null}
      />
      <TableTop gameId="molthar" box={layout.top} onLog={layout.sidePanel ? null : () => setLog(true)}>
        <TurnLine view={view} seats={seats} narrow={layout.top.w < NARROW * Math.min(textScale, 1.2)} />
      </TableTop>
      <Controls
        table={table}
        play={play}
        layout={layout}
        ending={ending}
        notice={notice}
        onNotice={closeNotice}
        say={say}
      />
      {layout.sidePanel && (
        <SidePanel
          box={layout.sidePanel}
          table={table}
          opens={opens}
          onLog={() => setLog(true)}
          paying={paymentOf(table, play, say)}
        />
      )}
      <Told
        table={table}
        top={layout.top}
        {...recapPlace(layout)}
        weigh={weigh}
        begun={play.selection !== NOTHING || look !== null || refused !== null}
        onLog={() => setLog(true)}
        onAgain={onAgain}
        effects
      />
      <LogSheet open={log} onClose={() => setLog(false)} table={table} opens={opens} />
      <TableSheets table={table} play={play} layout={layout} say={say} />
      {refused && (
        <Refusal
          refused={{ ...refused, at: boxOf(refused.id) }}
          view={view}
          node={scene.nodes.find(({ id }) => id === shakenNode)}
          say={say}
          onClose={play.closeRefusal}
        />
      )}
    </Native>
  );
}

/** What a side panel needs to take a payment; null while no character is chosen. */
function paymentOf(
  { view, busy }: OpenTable<Action, View>,
  { selection, select, pay }: Play,
  say: (words: Words) => string,
) {
  return selection.type === 'activate'
    ? { view, card: selection.card, busy, say, onPay: pay, onClose: () => select(NOTHING) }
    : null;
}

/** What the Grey Wizard saw is shown at once; it can be recalled from the pile until the first action (section 6.3.4). */
function usePeekShown({ characters }: View, { setLook }: Play): void {
  const { peeked } = characters;
  const show = useEffectEvent(() => setLook({ type: 'pile', pile: 'characters' }));
  useEffect(() => {
    if (peeked !== null) show();
  }, [peeked]);
}

const styles = StyleSheet.create({ table: { flex: 1, overflow: 'hidden' } });
