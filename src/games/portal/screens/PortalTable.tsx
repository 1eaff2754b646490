import { useEffect, useMemo, useRef, useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import type { TableProps } from '@/games/front';
import { useT } from '@/i18n';
import { LogSheet } from '@/screens/log/LogSheet';
import { useNews } from '@/screens/table/news';
import { TableTop } from '@/screens/table/TableTop';
import { Told } from '@/screens/table/Told';
import { useHold } from '@/screens/table/useHold';
import { usePlayedOut } from '@/screens/table/usePlayedOut';
import { useSay } from '@/screens/table/useSay';
import { useTable, type OpenTable } from '@/store';
import { StoneWall, usePreferences, useRoom } from '@/ui';
import { mayCommand, middleOfGroup, NOTHING } from '../board/flow';
import { tableLayout } from '../board/layout';
import { portal, type Action, type Event, type View } from '../rules';
import { BoardButtons } from './BoardButtons';
import { useFaces } from './hooks/useFaces';
import { useFilm } from './hooks/useFilm';
import { useOverlay } from './hooks/useOverlay';
import { usePlay } from './hooks/usePlay';
import { usePull } from './hooks/usePull';
import { LuckDialog } from './LuckDialog';
import { Panel } from './panel/Panel';
import { Proposal } from './panel/Proposal';
import { Refusal } from './Refusal';
import { Roster } from './Roster';
import { ScoreLine } from './ScoreLine';
import { LeaveSheet } from './sheets/LeaveSheet';
import { LookSheet } from './sheets/LookSheet';
import { TableView, type TableHandle } from './TableView';
import { TopLine } from './TopLine';
import { weigh } from './weigh';

/** The whole table of a battle. */
export function PortalTable({ matchId, ...calls }: TableProps) {
  const table = useTable(portal);
  return table.status === 'ready' && table.matchId === matchId ? <OpenBattle table={table} {...calls} /> : null;
}

/** The table of an open match: everything a player sees and does between two commands. */
export function OpenBattle({
  table: real,
  onPlayedOut,
  onAgain = () => undefined,
}: { table: OpenTable<Action, View, Event> } & Partial<Omit<TableProps, 'matchId'>>) {
  const t = useT();
  const news = useNews(real);
  const { table, beat, over: shownAll, skip } = useFilm(real, news);
  const { view, seats } = table;
  const board = useRef<TableHandle>(null);
  const [log, setLog] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const say = useSay(seats);
  const faces = useFaces(seats, say);
  // A choice ends with the move that was played, however long its film shows the table before it.
  const play = usePlay({ ...table, moves: real.moves }, { runs: beat !== null, skip });
  const { plan, refused, look, selection, group } = play;
  const mine = mayCommand(view) && beat === null;
  useHold(real.hold, beat !== null);
  usePlayedOut(real.view, shownAll, onPlayedOut);
  const layout = tableLayout({ ...useRoom(), proposing: plan !== null });
  const { overlay, answers, interest } = useOverlay(play.moment, plan, say, beat !== null);
  const { drag, sketch } = usePull({ play, lookOf: faces.lookOf, say, scale: () => board.current?.scale() ?? 1 });
  const { speed } = usePreferences();
  const covered = log || look !== null || refused !== null;
  const from = useMemo(() => (group === null ? null : middleOfGroup(view, group)), [view, group]);
  useEffect(() => {
    if (refused !== null) board.current?.shake(refused.id);
  }, [refused]);
  return (
    <Native style={styles.table} testID="table:portal">
      <StoneWall contrast={0.5} />
      <TableView
        ref={board}
        view={view}
        overlay={overlay}
        answers={answers}
        faces={faces}
        box={layout.board}
        beat={beat}
        interest={interest}
        from={from}
        say={say}
        onTap={play.tap}
        onGround={beat === null ? play.ground : skip}
        onLongPress={play.explain}
        speed={beat === null && mine ? 1 : speed}
        paused={covered}
        drag={drag}
        sketch={sketch}
      />
      <BoardButtons
        box={layout.board}
        measuring={play.measuring}
        onMeasure={play.measure}
        onFit={() => board.current?.fit()}
        onGroup={from === null ? null : () => board.current?.show([from])}
      />
      <TableTop
        gameId="portal"
        box={layout.top}
        onLog={() => setLog(true)}
        more={[{ id: 'leave', glyph: 'flag', label: t('portalTable.leave.open'), go: () => setLeaving(true) }]}
      >
        <TopLine view={view} seats={seats} group={group} narrow={layout.top.w < 520} say={say} />
      </TableTop>
      {!(plan !== null && layout.mode === 'landscape') && (
        <ScoreLine
          view={view}
          seats={seats}
          lookOf={faces.lookOf}
          box={layout.score}
          onPress={() => play.setLook({ type: 'score' })}
        />
      )}
      {plan === null && <Panel table={table} play={play} box={layout.panel} lookOf={faces.lookOf} say={say} />}
      {plan !== null && (
        <Proposal table={table} play={play} plan={plan} box={layout.sheet} rises={layout.mode === 'phone'} say={say} />
      )}
      {layout.roster && <Roster view={view} play={play} box={layout.roster} lookOf={faces.lookOf} say={say} />}
      <Told
        table={table}
        top={layout.score}
        under={layout.score}
        most={layout.height * 0.16}
        weigh={weigh}
        begun={selection !== NOTHING || covered}
        onLog={() => setLog(true)}
        onAgain={onAgain}
      />
      <LogSheet open={log} onClose={() => setLog(false)} table={table} />
      <LookSheet play={play} view={view} seats={seats} lookOf={faces.lookOf} say={say} />
      <LeaveSheet table={real} open={leaving} onClose={() => setLeaving(false)} />
      <LuckDialog table={real} waits={beat !== null} say={say} />
      {refused && (
        <Refusal
          refused={refused}
          at={refused.at ?? { ...layout.panel, x: layout.panel.x + layout.panel.w * 0.3, w: layout.panel.w * 0.4 }}
          say={say}
          onClose={play.closeRefusal}
        />
      )}
    </Native>
  );
}

const styles = StyleSheet.create({ table: { flex: 1, overflow: 'hidden' } });
