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
