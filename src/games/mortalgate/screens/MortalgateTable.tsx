import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import type { TableProps } from '@/games/front';
import { useT } from '@/i18n';
import type { Opens } from '@/screens/log/LogList';
import { LogSheet } from '@/screens/log/LogSheet';
import { useNews } from '@/screens/table/news';
import { TableTop } from '@/screens/table/TableTop';
import { Told } from '@/screens/table/Told';
import { useHold } from '@/screens/table/useHold';
import { usePlayedOut } from '@/screens/table/usePlayedOut';
import { useSay } from '@/screens/table/useSay';
import { useTable, type OpenTable } from '@/store';
import { StoneWall, usePreferences, useRoom } from '@/ui';
import { isAilment, mayCommand, NOTHING } from '../board/flow';
import { targetId } from '../board/ids';
import { tableLayout } from '../board/layout';
import { lookOfLine } from '../board/lookOfLine';
import { ALTARS, mortalgate, type Action, type AltarId, type Event, type HeroId, type Node, type View } from '../rules';
import { BoardButtons } from './BoardButtons';
import { EndDialog } from './EndDialog';
import { GraceMeters } from './GraceMeters';
import { useFilm } from './hooks/useFilm';
import { useOverlay } from './hooks/useOverlay';
import { usePlay } from './hooks/usePlay';
import { IslandView, type IslandHandle } from './IslandView';
import { LensLine } from './LensLine';
import { OrderStrip } from './OrderStrip';
import { OutcomeLine } from './OutcomeLine';
import { AltarsPanel } from './panel/AltarsPanel';
import { HeroesPanel } from './panel/HeroesPanel';
import { HeroPanel } from './panel/HeroPanel';
import { Proposal } from './panel/Proposal';
import { sheetFor } from './panel/sheetFor';
import { Refusal } from './Refusal';
import { AltarsSheet } from './sheets/AltarsSheet';
import { LeaveSheet } from './sheets/LeaveSheet';
import { LookSheet } from './sheets/LookSheet';
import { SmallMap } from './SmallMap';
import { TeamEdge } from './TeamEdge';
import { TopLine } from './TopLine';
import { weigh } from './weigh';

/** The whole table of a match of MortalGate, once the heroes stand on the island. */
export function MortalgateTable({ matchId, ...calls }: TableProps) {
  const table = useTable(mortalgate);
  return table.status === 'ready' && table.matchId === matchId ? <OpenIslandTable table={table} {...calls} /> : null;
}

/** The table of an open match: everything a player sees and does between two moves. */
export function OpenIslandTable({
  table: real,
  onPlayedOut,
  onAgain = () => undefined,
}: { table: OpenTable<Action, View, Event> } & Partial<Omit<TableProps, 'matchId'>>) {
  const news = useNews(real);
  const { table, beat, over: shownAll, skip } = useFilm(real, news);
  const { view, seats } = table;
  const island = useRef<IslandHandle>(null);
  const [log, setLog] = useState(false);
  const [listing, setListing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const t = useT();
  const say = useSay(seats);
  // A choice ends with the move that was played, however long its film shows the table before it.
  const play = usePlay({ ...table, moves: real.moves }, { runs: beat !== null, skip });
  const { plan, refused, look, selection, lens } = play;
  const opens: Opens = (line) => {
    const named = lookOfLine(line);
    return named && (() => play.setLook(named));
  };
  const mine = mayCommand(view) && beat === null;
  useHold(real.hold, beat !== null);
  usePlayedOut(real.view, shownAll, onPlayedOut);
  const layout = tableLayout({ ...useRoom(), proposing: plan !== null && plan.forecast !== null });
  const { overlay, answers, interest } = useOverlay(view, selection, lens, say, beat !== null);
  const { speed } = usePreferences();
  const looks = lens !== null && plan === null && mine;
  const covered = log || listing || look !== null || refused !== null;
  const rises = layout.mode === 'phone';
  // On a phone that lies on its side a proposal takes the room of everything but the top.
  const covers = plan !== null && layout.mode === 'landscape';
  const over = rises || layout.mode === 'landscape';
  // On tablets the place of a proposal is not left empty.
  const altars = layout.side ?? (over || plan !== null ? null : layout.sheet);
  const heroes = layout.side !== null && plan === null ? layout.sheet : null;
  const goTo = (node: Node) => (layout.mode === 'wide' ? island.current?.fit() : island.current?.show([node]));
  const onHero = (hero: HeroId) => {
    goTo(view.heroes[hero].node);
    play.tap(targetId('hero', hero));
  };
  const onAltar = (altar: AltarId) => {
    goTo(ALTARS[altar].node);
    play.tap(targetId('altar', altar));
  };
  const explainHero = (hero: HeroId) => play.setLook({ type: 'hero', hero });
  const explainAltar = (altar: AltarId) => play.setLook({ type: 'altar', altar });
  const threats = (plan?.threat.menaces ?? []).flatMap(({ hero, means }) => (isAilment(means) ? [] : [hero]));
  useEffect(() => {
    if (refused !== null) island.current?.shake(refused.id);
  }, [refused]);
  return (
    <Native style={styles.table} testID="table:mortalgate">
      <StoneWall contrast={0.5} />
      <IslandView
        ref={island}
        view={view}
        overlay={overlay}
        answers={answers}
        box={layout.board}
        beat={beat}
        interest={interest}
        follows={layout.mode !== 'wide'}
        say={say}
        onTap={play.tap}
        onLongPress={play.explain}
        onBare={beat === null ? play.chooseNothing : skip}
        speed={beat === null && mine ? 1 : speed}
        paused={covered}
      />
      <BoardButtons
        box={layout.board}
        lens={lens}
        onLens={mine ? play.setLens : null}
        onFit={() => island.current?.fit()}
        onHero={() => island.current?.show([view.heroes[view.turn.hero].node])}
        onAltars={over ? () => setListing(true) : null}
      />
      {layout.map && plan === null && lens === null && (
        <SmallMap view={view} box={layout.map} onNode={(node) => island.current?.show([node])} />
      )}
      {looks && <LensLine view={view} lens={lens} box={layout.board} say={say} />}
      {news && shownAll && !looks && plan === null && <OutcomeLine news={news} box={layout.board} say={say} />}
      <TableTop
        gameId="mortalgate"
        box={layout.top}
        onLog={() => setLog(true)}
        more={[{ id: 'leave', glyph: 'flag', label: t('mortalgateTable.leave.open'), go: () => setLeaving(true) }]}
      >
        <TopLine view={view} seats={seats} narrow={layout.top.w < 520} say={say} />
      </TableTop>
      {!covers && <GraceMeters view={view} box={layout.grace} say={say} />}
      {!covers && (
        <OrderStrip
          view={view}
          box={layout.order}
          names={layout.names}
          threats={threats}
          say={say}
          onHero={onHero}
          onExplain={explainHero}
        />
      )}
      {!(plan !== null && over) && (
        <HeroPanel table={table} play={play} box={layout.panel} proposing={plan !== null} say={say} />
      )}
      {heroes && <HeroesPanel view={view} box={heroes} say={say} onHero={onHero} onExplain={explainHero} />}
      {altars && <AltarsPanel view={view} box={altars} say={say} onAltar={onAltar} onExplain={explainAltar} />}
      {plan !== null && (
        <Proposal table={table} play={play} plan={plan} box={sheetFor(plan, layout)} rises={rises} say={say} />
      )}
      <TeamEdge view={view} seats={seats} board={layout.board} say={say} />
      <Told
        table={table}
        top={layout.order}
        under={layout.order}
        most={layout.height * 0.16}
        weigh={weigh}
        begun={selection !== NOTHING || covered}
        onLog={() => setLog(true)}
        onAgain={onAgain}
      />
      <LogSheet open={log} onClose={() => setLog(false)} table={table} opens={opens} />
      <AltarsSheet
        open={listing}
        onClose={() => setListing(false)}
        view={view}
        say={say}
        onAltar={onAltar}
        onExplain={explainAltar}
      />
      <LookSheet play={play} view={view} seats={seats} say={say} />
      <LeaveSheet table={real} open={leaving} onClose={() => setLeaving(false)} say={say} />
      <EndDialog play={play} view={view} say={say} />
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
