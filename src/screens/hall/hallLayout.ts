export type Insets = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

export type HallRoom = {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
  readonly textScale: number;
  readonly isTablet: boolean;
  readonly isLandscape: boolean;
  /** Whether there are matches to go on with. */
  readonly waiting: boolean;
};

/** phone and tall: two rows of two, on a phone with large text one below the other. wide: one row. strip: one row that scrolls sideways, with the matches before it. */
export type HallKind = 'phone' | 'tall' | 'wide' | 'strip';

export type HallLayout = {
  readonly kind: HallKind;
  readonly columns: 1 | 2 | 4;
  readonly margin: number;
  readonly gap: number;
  readonly header: number;
  /** A gate and its panel. */
  readonly tileWidth: number;
  readonly gateWidth: number;
  readonly gateHeight: number;
  /** Where not everything fits at sight, the matches that wait come before the gates. */
  readonly waitingFirst: boolean;
  /** Width of the tile with matches before the gates; only in a strip. */
  readonly firstTile: number;
};

/** Above this text size a row that cannot grow downwards no longer has room for its words. */
const STRIP_TEXT = 1.3;

/** Above this text size, two columns narrower than this have no room for the name of a game. */
const ONE_COLUMN = 1.3;
const TWO_COLUMNS = 600;

const NO_STRIP = { firstTile: 0, waitingFirst: false } as const;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function kindOf({ isTablet, isLandscape, textScale }: HallRoom): HallKind {
  if (isTablet) return isLandscape ? 'wide' : 'tall';
  return isLandscape && textScale <= STRIP_TEXT ? 'strip' : 'phone';
}

/** What is left for each row of gates when everything else has its usual height. */
function gateRoom(room: HallRoom, rows: number, header: number, panel: number, rest: number): number {
  const { height, insets, textScale } = room;
  return (height - insets.top - insets.bottom - header - rows * panel * textScale - rest) / rows;
}

function phone(room: HallRoom): HallLayout {
  const { width, insets } = room;
  const margin = 12;
  const gap = 12;
  const header = 66;
  const across = width - insets.left - insets.right - 2 * margin;
  const columns = room.textScale > ONE_COLUMN && across < TWO_COLUMNS ? 1 : 2;
  const tileWidth = (across - gap * (columns - 1)) / columns;
  const gateWidth = Math.min(tileWidth * 0.93, columns === 1 ? 150 : 200);
  const rest = (room.waiting ? 146 : 24) + 74 + 2 * gap;
  const free = gateRoom(room, 4 / columns, header, 94, rest);
  const gateHeight = clamp(free, gateWidth * 0.9, gateWidth * 1.42);
  const waitingFirst = free < gateHeight;
  return { ...NO_STRIP, kind: 'phone', columns, margin, gap, header, tileWidth, gateWidth, gateHeight, waitingFirst };
}

function tall(room: HallRoom): HallLayout {
  const margin = 48;
  const gap = 24;
  const header = 118;
  const tileWidth = (room.width - 2 * margin - gap) / 2;
  const gateHeight = clamp(gateRoom(room, 2, header, 112, (room.waiting ? 210 : 60) + gap), 240, 560);
  const gateWidth = Math.min(tileWidth * 0.88, gateHeight * 0.94);
  return { ...NO_STRIP, kind: 'tall', columns: 2, margin, gap, header, tileWidth, gateWidth, gateHeight };
}

function wide(room: HallRoom): HallLayout {
  const margin = 48;
  const gap = room.width > 1200 ? 22 : 16;
  const header = 118;
  const tileWidth = (room.width - 2 * margin - 3 * gap) / 4;
  const gateWidth = tileWidth * 0.97;
  const gateHeight = clamp(gateRoom(room, 1, header, 150, room.waiting ? 172 : 60), gateWidth, gateWidth * 1.72);
  return { ...NO_STRIP, kind: 'wide', columns: 4, margin, gap, header, tileWidth, gateWidth, gateHeight };
}

function strip(room: HallRoom): HallLayout {
  const margin = 16;
  const gap = 12;
  const header = 58;
  const firstTile = room.waiting ? 214 : 0;
  const across = room.width - room.insets.left - room.insets.right - 2 * margin - (room.waiting ? firstTile + gap : 0);
  // All four at sight, where they are not too narrow for their names.
  const tileWidth = clamp((across - 3 * gap) / 4, 136, 230);
  const gateHeight = Math.max(130, gateRoom(room, 1, header, room.waiting ? 92 : 124, 16));
  return {
    kind: 'strip',
    columns: 4,
    margin,
    gap,
    header,
    tileWidth,
    gateWidth: Math.min(tileWidth * 0.93, gateHeight * 1.08),
    gateHeight,
    firstTile,
    waitingFirst: room.waiting,
  };
}

const LAYOUTS: Record<HallKind, (room: HallRoom) => HallLayout> = { phone, tall, wide, strip };

/** Where the gates stand, for the room there is. Panels grow with their words; rows below move down. */
export function hallLayout(room: HallRoom): HallLayout {
  return LAYOUTS[kindOf(room)](room);
}

/** How much of the step one sees above the panel. */
export const LEDGE = 3;
