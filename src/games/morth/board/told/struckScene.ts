import type { Box } from '@/look/box';
import type { Key, SceneNode } from '@/scene/nodes';
import { struckBeam, struckRing } from '../art/struck';
import type { MapPlace } from '../map/mapFrame';
import type { RealmId, View } from '../../rules/index';
import type { TableLayout } from '../layout';
import { cellCentre, mapLayout, squarePlace, type MapLayout, type Place } from '../map/mapLayout';
import type { Span } from '../map/scrolling';
import type { Telling, StruckSpot } from './playedCard';

const Z = { beam: 14, ring: 15 } as const;
/** Larger than a square, so that what is struck is seen inside. */
const RING = 1.5;
const STRIKE: readonly Key[] = [
  { at: 0, scale: 2.2, opacity: 0 },
  { at: 320, scale: 0.92, opacity: 1, pace: 'falling' },
  { at: 420, scale: 1, opacity: 1, pace: 'landing' },
];

const placeOf = (layout: MapLayout, at: StruckSpot): Place =>
  'cell' in at ? cellCentre(layout, at.cell) : squarePlace(layout, at.spot.path, at.spot.square);

const placesOn = ({ spots }: Telling, layout: MapLayout, realm: number): Place[] =>
  spots.filter((spot) => spot.realm === realm).map((spot) => placeOf(layout, spot));

/** At which edge of the window the card lies: away from what it strikes. */
export type Edge = 'top' | 'bottom';

/** Where a card lies over a map: at the edge that is farther from what it strikes, and above its middle; at the top where it strikes nothing there. */
export function edgeFor(
  telling: Telling,
  layout: MapLayout,
  realm: number,
): { readonly edge: Edge; readonly x: number } {
  const places = placesOn(telling, layout, realm);
  if (places.length === 0) return { edge: 'top', x: layout.width / 2 };
  const middle = places.reduce((sum, { y }) => sum + y, 0) / places.length;
  return { edge: middle > layout.height / 2 ? 'top' : 'bottom', x: places[0].x };
}

/** The board over which something is told, at which of its edges, and what it points at. */
export function tellingPlace(
  telling: Telling,
  view: View,
  { board, portal, bar, cell, turned }: TableLayout,
  realm: RealmId,
): { readonly box: Box; readonly edge: Edge; readonly x: number } {
  if (board !== null)
    return { box: board, ...edgeFor(telling, mapLayout(view.realms[realm].map, cell, turned), realm) };
  // Nothing on the portal is struck by a card.
  const box = portal ?? bar;
  return { box, edge: 'top', x: box.w / 2 };
}

/** What of a high map must be seen beside a card that is so high: all that it strikes. */
export function spanOfStruck(telling: Telling, layout: MapLayout, realm: number, card: number): Span | null {
  const ys = placesOn(telling, layout, realm).map(({ y }) => y);
  if (ys.length === 0) return null;
  const { edge } = edgeFor(telling, layout, realm);
  const [top, bottom] = [Math.min(...ys) - layout.cell, Math.max(...ys) + layout.cell];
  return {
    top: edge === 'top' ? top - card : top,
    bottom: edge === 'bottom' ? bottom + card : bottom,
    focus: edge === 'top' ? top - card / 2 : bottom + card / 2,
  };
}

function ring(at: Place, place: MapPlace, index: number, reduced: boolean): SceneNode {
  const side = place.cell * RING;
  return {
    id: `struck-${place.realm}-${index}`,
    x: place.x + at.x - side / 2,
    y: place.y + at.y - side / 2,
    w: side,
    h: side,
    z: Z.ring,
    shapes: struckRing(side),
    ...(!reduced && { keys: STRIKE }),
  };
}

/** From what is struck to the edge where the card lies. */
function beam({ x, y }: Place, place: MapPlace, { height, cell }: MapLayout, edge: Edge): SceneNode {
  const gap = cell * RING * 0.5;
  const width = Math.max(3, cell * 0.09);
  const line: Box =
    edge === 'top'
      ? { x: x - width / 2, y: 0, w: width, h: Math.max(0, y - gap) }
      : { x: x - width / 2, y: y + gap, w: width, h: Math.max(0, height - y - gap) };
  return {
    id: 'struck-beam',
    ...line,
    x: place.x + line.x,
    y: place.y + line.y,
    z: Z.beam,
    shapes: struckBeam(line.w, line.h),
  };
}

/** Rings about everything on a map that a card strikes. */
export const struckRings = (
  telling: Telling | null,
  place: MapPlace,
  layout: MapLayout,
  reduced: boolean,
): SceneNode[] =>
  telling === null ? [] : placesOn(telling, layout, place.realm).map((at, i) => ring(at, place, i, reduced));

/** What a card that is shown adds to the nodes of the large map: the rings, and the line from the card to the first. */
export function struckNodes(
  telling: Telling | null,
  place: MapPlace,
  layout: MapLayout,
  reduced: boolean,
): SceneNode[] {
  const first = telling === null ? undefined : placesOn(telling, layout, place.realm).at(0);
  if (telling === null || first === undefined) return [];
  const { edge } = edgeFor(telling, layout, place.realm);
  return [beam(first, place, layout, edge), ...struckRings(telling, place, layout, reduced)];
}
