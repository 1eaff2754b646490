import { useMemo, useState } from 'react';
import { View as Native } from 'react-native';
import type { BoardProps, BoardSide } from '@/games/front';
import type { Scene } from '@/scene/nodes';
import { SceneCanvas } from '@/scene/SceneCanvas';
import { useDial } from '@/scene/useDial';
import { useNews } from '@/screens/table/news';
import { useSay } from '@/screens/table/useSay';
import type { SeatSetup, ShownMove } from '@/store';
import { useReducedMotion } from '@/ui';
import { box, columns } from '@/look/box';
import { killExits, killNodes, killsIn, type Kills } from '../board/map/killScene';
import { cellFor, mapLayout } from '../board/map/mapLayout';
import { mapExits, mapNodes } from '../board/map/mapScene';
import { layoutOf } from '../board/map/mapFrame';
import { playedIn, type Telling } from '../board/told/playedCard';
import { struckRings } from '../board/told/struckScene';
import type { March } from '../board/assault/march';
import { RADII, STEP } from '../board/portal/portalLayout';
import { portalNodes } from '../board/portal/portalScene';
import { wayTurned } from '../board/portal/turning';
import { realmOf, type Event, type RealmId, type View } from '../rules';
import { useMarchOf } from './hooks/useMarchOf';
import { looksOf, ringOf } from './names';
import { TellingPanel } from './TellingPanel';

const NOBODY = () => undefined;
/** In a replay nobody waits for a march. */
const MARCH_SPEED = 4;

/** The maps of all, or that of one seat; where they defend one map together there is nothing to choose. */
export function morthSides(opaque: BoardProps['view']): readonly BoardSide[] {
  const { realms, seats } = opaque as unknown as View;
  return realms.length > 1 ? ['all', ...Array.from({ length: seats }, (_, seat) => seat)] : ['all'];
}

/** The board to look at, for replays: the portal while it is turned, else the maps. */
export function MorthBoard({ view: opaque, moves, last, seats, side, width, height }: BoardProps) {
  // A front of Morth is only ever given what is Morth's.
  const view = opaque as unknown as View;
  const recent = last === null ? [] : [last as ShownMove<Event>];
  const say = useSay(seats);
  const reduced = useReducedMotion();
  const r = Math.min(width, height) / 2 - 4;
  const place = { x: width / 2 - r, y: height / 2 - r, r };
  const news = useNews({ view, moves, recent });
  const dial = useDial({
    place: { x: width / 2, y: height / 2, inner: r * RADII.collar, outer: r },
    board: { width, height },
    rest: view.mark,
    way: wayTurned(news?.events ?? []),
    step: STEP,
    enabled: false,
    onStep: NOBODY,
    reduced,
  });
  const march = useMarchOf(news);
  const kills = reduced || news === null ? null : killsIn(news);
  const [read, setRead] = useState<Telling | null>(null);
  const card = useMemo(() => (news === null ? null : (playedIn(news, view).at(0) ?? null)), [news, view]);
  const telling = card === read ? null : card;
  const scene =
    view.phase === 'portal'
      ? { nodes: portalNodes(view, ringOf(view, seats, say), place, 0) }
      : mapsOf(
          view,
          seats,
          side === 'all' ? view.realms.map((_, realm) => realm) : [realmOf(view, side)],
          { march, kills, telling, reduced },
          width,
          height,
        );
  return (
    <Native style={{ width, height, overflow: 'hidden' }}>
      <SceneCanvas
        scene={{ width, height, ...scene }}
        targets={[]}
        words={say}
        onTap={NOBODY}
        reducedMotion={reduced}
        speed={march.length > 0 ? MARCH_SPEED : 1}
        zoomable
        dial={dial}
      />
      {telling && (
        <TellingPanel
          key={telling.key}
          telling={telling}
          more={null}
          seats={seats}
          box={box(0, 0, width, height)}
          edge="top"
          x={width / 2}
          say={say}
          onSkip={() => setRead(telling)}
        />
      )}
    </Native>
  );
}

/** What is seen of the last move. */
type Played = {
  readonly march: March;
  readonly kills: Kills | null;
  readonly telling: Telling | null;
  readonly reduced: boolean;
};

/** Some maps side by side, or two by two where it is higher than wide. */
function mapsOf(
  view: View,
  seats: readonly SeatSetup[],
  realms: readonly RealmId[],
  { march, kills, telling, reduced }: Played,
  width: number,
  height: number,
): Pick<Scene, 'nodes' | 'exits'> {
  const count = realms.length;
  const across = count > 2 && height > width * 0.7 ? 2 : count;
  const down = Math.ceil(count / across);
  const places = realms.map((realm, i) => {
    const { map } = view.realms[realm];
    const zone = columns(box(0, (height / down) * Math.floor(i / across), width, height / down), across, 8)[i % across];
    const cell = cellFor(map, zone.w, zone.h - 4);
    const size = mapLayout(map, cell);
    return {
      realm,
      cell,
      ...looksOf(view, seats, realm),
      x: zone.x + (zone.w - size.width) / 2,
      y: zone.y + (zone.h - size.height) / 2,
    };
  });
  return {
    nodes: places.flatMap((each) => [
      ...mapNodes(view, each, null, march),
      ...killNodes(kills, each),
      ...struckRings(telling, each, layoutOf(view, each), reduced),
    ]),
    exits: {
      ...mapExits(view, places, march),
      ...Object.fromEntries(places.flatMap((each) => Object.entries(killExits(kills, each)))),
    },
  };
}
