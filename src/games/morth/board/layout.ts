import { layoutMode, type LayoutMode } from '@/look/room';
import { landscape } from './layout/landscape';
import { bandWidth } from './layout/parts';
import { phone } from './layout/phone';
import { tablet } from './layout/tablet';
import type { Room, TableLayout } from './layout/types';
import { wide } from './layout/wide';

export { promptHeight, smallMapIn } from './layout/parts';
export type { Room, SmallBox, TableLayout } from './layout/types';

/** Lower than this a wide screen is a phone on its side. */
const FROM = { wide: 560, tablet: 560 } as const;

const LAYOUTS: Readonly<Record<LayoutMode, (room: Room) => TableLayout>> = { phone, landscape, tablet, wide };

/** A wheel smaller than this is not shared, nor one whose bands are too narrow for their words. */
const LEAST_SHARED = 280;

/** Where everything of the table lies. Pure: the same room gives the same table. */
export function tableLayout(room: Room): TableLayout {
  const lay = LAYOUTS[layoutMode(room.width, room.height, FROM)];
  const table = lay(room);
  const { portal, sides } = table;
  const cramped = portal !== null && sides !== null && (portal.w < LEAST_SHARED || sides.above.w < bandWidth(room));
  return cramped ? lay({ ...room, shared: false }) : table;
}
