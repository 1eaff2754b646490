import type { SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import type { Cell, RealmId, View } from '../../rules/index';
import { cellBox, mapLayout, type MapLayout } from './mapLayout';

/** A map on the board: whose, how large, where its picture begins, and whether it lies on its side. */
export type MapPlace = {
  readonly realm: RealmId;
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly turned?: boolean;
  /** The look of the seat whose map it is; a team's map is everybody's. */
  readonly look?: number;
  /** The looks of all seats, where their heroes defend one map together. */
  readonly looks?: readonly number[];
};

/** Where everything of a map on the board lies in its picture. */
export const layoutOf = (view: View, { realm, cell, turned }: MapPlace): MapLayout =>
  mapLayout(view.realms[realm].map, cell, turned);

/** Layers of a map, from the ground up. */
export const Z = {
  ground: 0,
  road: 1,
  reach: 2,
  route: 3,
  device: 4,
  die: 5,
  badge: 6,
  bracket: 7,
  number: 8,
  hero: 9,
  ghost: 10,
  mark: 11,
} as const;
/** Below this cells show dice only. */
export const SMALL = 26;

/** What a map is drawn from. */
export type Frame = {
  readonly view: View;
  readonly place: MapPlace;
  readonly layout: MapLayout;
  readonly prefix: string;
};

export const frameOf = (view: View, place: MapPlace): Frame => ({
  view,
  place,
  layout: layoutOf(view, place),
  prefix: `m${place.realm}`,
});

/** A node in the box of a cell. */
export function onCell(
  { place, layout, prefix }: Frame,
  name: string,
  cell: Cell,
  shapes: readonly Shape[],
  z: number,
): SceneNode {
  const box = cellBox(layout, cell);
  return { id: `${prefix}-${name}-${cell}`, x: place.x + box.x, y: place.y + box.y, w: box.w, h: box.h, z, shapes };
}
