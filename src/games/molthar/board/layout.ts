import { VERY_WIDE, WIDE } from '@/look/tokens';
import { landscapeLayout } from './layout/landscape';
import { phoneLayout } from './layout/phone';
import { tabletLayout, wideLayout } from './layout/tablet';
import type { Mode, Room, TableLayout } from './layout/types';

export type { Box, Side } from '@/look/box';
export type { Mode, OwnZone, RivalZone, Room, TableLayout } from './layout/types';

/** Lower than this, rivals on top of a spread board leave no room for it. */
const UPRIGHT_FROM = 860;
/** Narrower than this there is no room for three columns. */
const NARROW = 500;
/** Lower than this even a wide screen needs its columns. */
const LOW = 640;

/** Which of the four tables fits a screen. */
export function modeFor(width: number, height: number): Mode {
  const upright = height >= width;
  if (width >= VERY_WIDE && !upright && height >= LOW) return 'wide';
  if (width >= WIDE && height >= UPRIGHT_FROM) return 'tablet';
  return upright || width < NARROW ? 'phone' : 'landscape';
}

const LAYOUTS: Readonly<Record<Mode, (room: Room) => TableLayout>> = {
  phone: phoneLayout,
  landscape: landscapeLayout,
  tablet: tabletLayout,
  wide: wideLayout,
};

/** Where everything of the table lies. Pure: the same room gives the same table. */
export function tableLayout(room: Room): TableLayout {
  return LAYOUTS[modeFor(room.width, room.height)](room);
}
