import { layoutMode, type LayoutMode } from '@/look/room';
import { landscape } from './layout/landscape';
import { phone } from './layout/phone';
import { tablet } from './layout/tablet';
import type { Room, TableLayout } from './layout/types';
import { wide } from './layout/wide';

export { lookBox, zoomIn } from './layout/looking';
export type { Room, TableLayout } from './layout/types';

/** Lower than this a wide screen is a phone on its side. */
const FROM = { wide: 560, tablet: 640 } as const;

const LAYOUTS: Readonly<Record<LayoutMode, (room: Room) => TableLayout>> = { phone, landscape, tablet, wide };

/** Where everything of the table lies. Pure: the same room gives the same table. */
export const tableLayout = (room: Room): TableLayout => LAYOUTS[layoutMode(room.width, room.height, FROM)](room);
