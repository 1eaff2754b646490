import { around, type Box } from '@/look/box';
import { layoutMode, type LayoutMode } from '@/look/room';
import { landscapeLayout } from './layout/landscape';
import { phoneLayout } from './layout/phone';
import { tabletLayout, wideLayout } from './layout/tablet';
import type { Room, TableLayout } from './layout/types';

export type { Box } from '@/look/box';
export type { RivalZone, Room, TableLayout } from './layout/types';

/** Lower than this even a wide screen needs its columns; rivals on top of a spread board need more; three columns need a width. */
const FROM = { wide: 640, tablet: 860, landscape: 500 } as const;

const LAYOUTS: Readonly<Record<LayoutMode, (room: Room) => TableLayout>> = {
  phone: phoneLayout,
  landscape: landscapeLayout,
  tablet: tabletLayout,
  wide: wideLayout,
};

/** Where everything of the table lies. Pure: the same room gives the same table. */
export function tableLayout(room: Room): TableLayout {
  return LAYOUTS[layoutMode(room.width, room.height, FROM)](room);
}

/** Narrower than this nobody reads a recap. */
const READABLE = 150;

/** Where a recap comes, and how high its words may be: over what the rivals have, for the own turn needs the rest. */
export function recapPlace({ mode, top, rivals, height }: TableLayout): { readonly under: Box; readonly most: number } {
  const zone = around(rivals.map(({ panel }) => panel));
  return (mode === 'landscape' || mode === 'wide') && zone.w >= READABLE
    ? { under: { ...zone, y: zone.y - 4, h: 0 }, most: height * 0.5 }
    : { under: top, most: height * 0.16 };
}
