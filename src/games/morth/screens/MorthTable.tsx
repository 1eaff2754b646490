import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import type { TableProps } from '@/games/front';
import type { Opens } from '@/screens/log/LogList';
import { LogSheet } from '@/screens/log/LogSheet';
import { useNews } from '@/screens/table/news';
import { PromptLine } from '@/screens/table/PromptLine';
import { TableTop } from '@/screens/table/TableTop';
import { Told } from '@/screens/table/Told';
import { useHold } from '@/screens/table/useHold';
import { usePlayedOut } from '@/screens/table/usePlayedOut';
import { useSay } from '@/screens/table/useSay';
import { feel, useAppDispatch, useTable, type OpenTable } from '@/store';
import { space, StoneWall, useLayout, usePreferences } from '@/ui';
import type { Box } from '@/look/box';
import { targetId } from '../board/ids';
import { lookOfLine } from '../board/lookOfLine';
import { promptHeight } from '../board/layout';
import { isMyMove, mayCommand, ownSeat, type Shown } from '../board/table';
import { recapPlace } from '../board/told/recapPlace';
import { cardCount } from '../board/cards';
import { told } from '../board/told/effectWords';
import { tellingPlace } from '../board/told/struckScene';
import { marchOn } from '../board/assault/film';
import { markBefore, wayTurned } from '../board/portal/turning';
import { morth, realmOf, type Action, type Event, type RealmId, type View } from '../rules';
import { ActionBar } from './ActionBar';
import { Arrivals } from './Arrivals';
import { AssaultReport, useReport } from './AssaultReport';
import { EndDialog } from './EndDialog';
import { Flights } from './Flights';
import { HeroRow } from './HeroRow';
import { useAiming } from './hooks/useAiming';
import { useAssault } from './hooks/useAssault';
import { useCrossing } from './hooks/useCrossing';
import { useFlowOn } from './hooks/useFlowOn';
import { usePlay } from './hooks/usePlay';
import { useShown } from './hooks/useShown';
import { useTableLayout } from './hooks/useTableLayout';
import { useTellings } from './hooks/useTellings';
import { useWheelStill } from './hooks/useWheelStill';
import { looksOf } from './names';
import { MapView, type MapHandle } from './MapView';
import { MarchBar } from './MarchBar';
import { MarchQueue } from './MarchQueue';
import { PortalSides } from './PortalSides';
import { PortalView } from './PortalView';
import { Refusal } from './Refusal';
import { HandSheet } from './sheets/HandSheet';
import { LookSheet } from './sheets/LookSheet';
import { ShopSheet } from './sheets/ShopSheet';
import { WavesSheet } from './sheets/WavesSheet';
import { SideLog } from './SideLog';
import { SmallMaps } from './SmallMaps';
import { PhaseLine } from './PhaseLine';
import { Strip } from './Strip';
import { TellingPanel, tellingHeight } from './TellingPanel';
import { WaveButton } from './WaveButton';
import { weigh } from './weigh';

/** The whole table of a match of Morth. */
export function MorthTable({ matchId, ...calls }: TableProps) {
  const table = useTable(morth);
  return table.status === 'ready' && table.matchId === matchId ? <OpenMorthTable table={table} {...calls} /> : null;
}

/** The table of an open match: everything a player sees and does between two moves. */
export function OpenMorthTable({
  table: real,
  onPlayedOut,
  onAgain = () => undefined,
}: { table: OpenTable<Action, View, Event> } & Partial<Omit<TableProps, 'matchId'>>) {
  const news = useNews(real);
  const assault = useAssault(real, news);
  const { film, beat } = assault;
  const { table, stage, caption, skip: land } = useCrossing(assault.table, news);
  const { view, seats } = table;
  const map = useRef<MapHandle>(null);
  const [log, setLog] = useState(false);
  const say = useSay(seats);
  // A choice ends with the move that was played, however long its film shows the table before it.
  const play = usePlay({ ...table, moves: real.moves });
  const { refused, prompt } = play;
  const opens: Opens = (line) => {
    const named = lookOfLine(view, line);
    return named && (() => play.setLook(named));
  };
  const covered = log || play.look !== null || play.sheet !== null || refused !== null;
  const { telling, skip } = useTellings(news, real, say, { waits: beat !== null || stage !== null, covered });
  const [shown, show] = useShown(view, telling);
  const layout = useTableLayout(view, seats, shown, prompt !== null);
  const still = useWheelStill(view, news);
  const narrow = layout.top.w < 520;
  const { speed } = usePreferences();
  const { textScale } = useLayout();
  const shows = beat !== null || stage !== null || telling !== null;
  useFlowOn(real, !shows);
  useHold(real.hold, shows);
  usePlayedOut(real.view, film === null && stage === null, onPlayedOut);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (refused !== null) map.current?.shake(refused.id);
  }, [refused]);
  const realm = shown.board === 'map' ? shown.realm : realmOf(view, ownSeat(view));
  const others = view.realms.map((_, each) => each).filter((each) => each !== realm);
  const pace = assault.speed ?? (isMyMove(view) ? 1 : speed);
  const showRealm = (next: RealmId) => show({ board: 'map', realm: next });
  const aiming = useAiming(play, { realm, onRealm: showRealm, onUsual: () => show(null) });
  const { report, close } = useReport(view, table.recent);
  const reports = report !== null && layout.heroes !== null && !film;
  const { bar } = layout;
  const above = promptHeight(textScale);
  const lower = prompt === null ? bar : { ...bar, y: bar.y + above, h: bar.h - above };
  return (
    <Native style={styles.table} testID="table:morth">
      <StoneWall contrast={0.5} />
      {layout.board && (
        <MapView
          ref={map}
          moment={play.moment}
          realm={realm}
          {...looksOf(view, seats, realm)}
          box={layout.board}
          cell={layout.cell}
          turned={layout.turned}
          say={say}
          onTap={aiming.tap}
          onLongPress={play.explain}
          onRealm={showRealm}
          film={film}
          beat={beat}
          telling={telling}
          above={tellingHeight(textScale)}
          news={news}
          speed={pace}
          paused={covered}
        />
      )}
      {layout.portal && (
        <PortalView
          view={view}
          seats={seats}
          box={layout.portal}
          from={markBefore(news?.events ?? [], view.mark)}
          way={wayTurned(news?.events ?? [])}
          steps={play.steps}
          say={say}
          onSteps={play.turnBy}
          onDetent={() => dispatch(feel('move'))}
          onTap={(id) => play.tap(id)}
          paused={covered}
        />
      )}
      {layout.sides && !film && (
        <PortalSides table={table} play={play} above={layout.sides.above} below={layout.sides.below} />
      )}
      {layout.small.length > 0 && (
        <SmallMaps
          view={view}
          seats={seats}
          boxes={layout.small}
          realms={others}
          march={(each) => marchOn(film, beat, each)}
          speed={pace}
          say={say}
          onRealm={showRealm}
        />
      )}
      <TableTop gameId="morth" box={layout.top} onLog={() => setLog(true)}>
        <PhaseLine view={view} seats={seats} shown={shown} say={say} narrow={narrow} />
        <WaveButton view={view} width={narrow ? 78 : 220} onPress={() => play.setSheet('waves')} />
      </TableTop>
      <Strip
        view={view}
        seats={seats}
        box={layout.strip}
        shown={shown}
        rows={layout.rows}
        aim={aiming.purses}
        struck={telling?.purse ?? null}
        onRealm={aiming.tapPlayer}
        onThreat={(each) => play.setLook({ type: 'threat', realm: each })}
        onPortal={layout.board !== null && layout.portal !== null ? null : () => show(PORTAL)}
      />
      {layout.arrivals && (
        <Arrivals
          view={view}
          still={still}
          seats={seats}
          box={layout.arrivals}
          steps={play.steps}
          say={say}
          onSteps={play.turnBy}
          onExplain={(column) => play.setLook({ type: 'atMost', column, steps: play.steps })}
        />
      )}
      {layout.log && <SideLog opens={opens} box={layout.log} table={table} />}
      {layout.heroes && film && (
        <MarchQueue film={film} at={assault.at} box={queueBox(layout.heroes, layout)} say={say} />
      )}
      {layout.heroes && !film && !reports && (
        <HeroRow
          moment={play.moment}
          box={layout.heroes}
          say={say}
          onHero={(id) => play.tap(targetId('hero', id))}
          onExplain={(id) => play.explain(targetId('hero', id))}
          onShop={mayCommand(view) ? () => play.setSheet('shop') : null}
          cards={
            view.mode === 'competitive' && view.viewer !== 'table'
              ? { count: cardCount(view), onPress: () => play.setSheet('hand') }
              : null
          }
        />
      )}
      {prompt && !film && (
        <PromptLine
          prompt={prompt}
          box={{ ...bar, h: above - 6 }}
          say={say}
          chosen={play.selection.type === 'device' ? play.selection.device : null}
          onOffer={play.takeOffer}
        />
      )}
      {film && <MarchBar assault={assault} box={bar} />}
      {!film && stage === null && (
        <ActionBar
          table={table}
          play={play}
          box={lower}
          say={say}
          onHand={(layout.heroes === null || reports) && cardCount(view) > 0 ? () => play.setSheet('hand') : null}
          onStop={aiming.stop}
        />
      )}
      {!film && stage === null && telling === null && (
        <Told
          table={table}
          top={toldUnder(layout)}
          {...recapPlace(layout, toldUnder(layout))}
          weigh={weigh}
          begun={play.selection.type !== 'none' || covered}
          onLog={() => setLog(true)}
          onAgain={onAgain}
        />
      )}
      {stage && (
        <Flights
          stage={stage}
          caption={caption}
          view={view}
          seats={seats}
          ground={{ layout, shown: realm, others }}
          speed={speed}
          onSkip={land}
        />
      )}
      {reports && report && (
        <AssaultReport
          report={report}
          marches={view.phase === 'assault' && !view.moved}
          seats={seats}
          box={layout.heroes ?? layout.bar}
          onClose={close}
        />
      )}
      {telling && (
        <TellingPanel
          key={telling.key}
          telling={telling}
          more={play.dropped ? told('lost') : null}
          seats={seats}
          {...tellingPlace(telling, view, layout, realm)}
          say={say}
          onSkip={skip}
        />
      )}
      <LogSheet open={log} onClose={() => setLog(false)} table={table} opens={opens} />
      <LookSheet play={play} view={view} say={say} />
      <ShopSheet play={play} view={view} seats={seats} />
      <HandSheet table={table} play={play} view={view} say={say} onRealm={showRealm} />
      <WavesSheet view={view} open={play.sheet === 'waves'} onClose={() => play.setSheet(null)} />
      <EndDialog play={play} view={view} say={say} />
      {refused && (
        <Refusal
          refused={refused}
          at={refused.at ?? { ...bar, x: bar.x + bar.w * 0.3, w: bar.w * 0.4 }}
          onClose={play.closeRefusal}
        />
      )}
    </Native>
  );
}

const PORTAL: Shown = { board: 'portal' };

/** The queue of an Assault has the place of the heroes, and on its side all the room down to the buttons. */
const queueBox = (heroes: Box, { mode, bar }: ReturnType<typeof useTableLayout>): Box =>
  mode === 'landscape' ? { ...heroes, h: bar.y - space.m - heroes.y } : heroes;

/** What is told lies below the upper edge; it keeps off a portal that people turn from their sides. */
function toldUnder({ mode, strip, top, sides, board }: ReturnType<typeof useTableLayout>): Box {
  if (mode === 'phone') return { ...strip, h: strip.h - 2 };
  return sides !== null && board !== null ? { ...top, x: board.x, w: board.w } : top;
}

const styles = StyleSheet.create({ table: { flex: 1, overflow: 'hidden' } });
