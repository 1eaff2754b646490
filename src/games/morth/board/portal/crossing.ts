import type { Box } from '@/look/box';
import type { EnemyId, Event, RealmId, View } from '../../rules/index';
import { smallMapIn, type TableLayout } from '../layout';
import { startOn } from '../map/mapScene';
import { ownSeat, type Told } from '../table';
import { positionAngle, sectorPlaces, sectorSpot } from './portalLayout';

type Arrivals = Extract<Event, { type: 'enemiesArrived' }>['arrivals'];

/** MOR-062 The dice that have just left the spinner, and the spinner as it stood last. */
export type Crossing = {
  readonly arrivals: Arrivals;
  readonly wheel: View;
  /** Somebody else has turned it: it is still on its way there. */ readonly turned: boolean;
};

/** What takes the dice from the spinner to the maps, among what has just happened; null where nothing does. */
export function crossingOf({ before, events }: Told): Crossing | null {
  const arrived = events.find((event) => event.type === 'enemiesArrived');
  if (arrived === undefined || arrived.arrivals.length === 0 || before.phase !== 'portal') return null;
  const turn = events.find((event) => event.type === 'portalTurned');
  return {
    arrivals: arrived.arrivals,
    wheel: { ...before, mark: turn?.to ?? before.mark },
    turned: turn !== undefined && turn.seat !== before.viewer,
  };
}

/** The table while those dice are still on their way. */
export const beforeLanding = (view: View, { arrivals }: Crossing): View => ({
  ...view,
  foes: view.foes.filter(({ die, square }) => square > 0 || arrivals.every((one) => one.die !== die)),
});

/** A die on its way: boxes on the screen. */
export type Flight = {
  readonly die: number;
  readonly enemy: EnemyId;
  readonly from: Box;
  readonly to: Box;
  /** It goes where it will not be seen. */ readonly fades: boolean;
};

/** Where a die lies on the spinner. */
function onWheel({ wheel }: Crossing, die: number, portal: Box): Box {
  const r = portal.w / 2;
  const own = wheel.spun.find((spun) => spun.die === die);
  const together = wheel.spun.filter(({ sector }) => sector === own?.sector);
  const place = sectorPlaces(together.length)[together.findIndex((spun) => spun.die === die)] ?? sectorPlaces(1)[0];
  const { x, y } = sectorSpot(r, own?.sector ?? 0, positionAngle(wheel.mark), place);
  const side = place.size * r;
  return { x: portal.x + x - side / 2, y: portal.y + y - side / 2, w: side, h: side };
}

const inside = ({ x, y, w, h }: Box, part: number): Box => {
  const side = Math.min(w, h) * part;
  return { x: x + (w - side) / 2, y: y + (h - side) / 2, w: side, h: side };
};

/** The table over which they fly: with the map that is shown large, and those beside it. */
export type Ground = {
  readonly layout: TableLayout;
  readonly shown: RealmId;
  readonly others: readonly RealmId[];
};

/** The start space of a path on the screen; beside it where the map is scrolled, and at the sign of its player where the map is not shown. */
function landing(
  view: View,
  { layout, shown, others }: Ground,
  realm: RealmId,
  path: number,
): Pick<Flight, 'to' | 'fades'> {
  const { board, cell, turned, small, strip } = layout;
  if (realm === shown && board !== null) {
    const to = inside(startOn(view, { realm, cell, turned, x: board.x, y: board.y }, path), 0.7);
    const y = Math.min(to.y, board.y + board.h - to.h);
    return { to: { ...to, y }, fades: y < to.y };
  }
  const at = others.indexOf(realm);
  if (small[at] !== undefined) {
    const place = { realm, ...smallMapIn(view.realms[realm].map, small[at]) };
    return { to: inside(startOn(view, place, path), 0.7), fades: false };
  }
  const count = view.realms.length;
  const order = (realm - ownSeat(view) + count) % count;
  const width = strip.w / (count + 1);
  return { to: inside({ ...strip, x: strip.x + order * width, w: width }, 0.5), fades: true };
}

/** MOR-062 to MOR-064 How the dice go from the spinner to the start spaces of their paths. */
export const flightsOf = (crossing: Crossing, view: View, portal: Box, ground: Ground): Flight[] =>
  crossing.arrivals.map(({ die, enemy, realm, path }) => ({
    die,
    enemy,
    from: onWheel(crossing, die, portal),
    ...landing(view, ground, realm, path),
  }));
