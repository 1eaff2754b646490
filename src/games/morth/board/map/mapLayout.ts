import { MAPS, WIDTH, columnOf, rowOf, type MapPath } from '../../rules/maps';
import type { Cell, MapId, PathId } from '../../rules/types';

export type Place = { readonly x: number; readonly y: number };
export type Box = Place & { readonly w: number; readonly h: number };

/** Parts of a cell: the rim round the grid, the battlements above it, the band of the start spaces. */
const RIM = 0.1;
const BATTLEMENTS = 0.34;
const START_BAND = 0.74;

/** Where everything of a map lies in a picture whose top left corner is 0, 0. */
export type MapLayout = {
  readonly id: MapId;
  readonly cell: number;
  readonly rows: number;
  /** Lies on its side, a quarter turn clockwise: what was at the top is at the right. */
  readonly turned: boolean;
  /** Picture. */
  readonly width: number;
  readonly height: number;
  /** The framed part: grid, rim and start bands. */
  readonly frame: Box;
  /** The cells. */
  readonly grid: Box;
};

/** Enemies of a shared map come from above and from below. */
const isShared = (id: MapId): boolean => MAPS[id].paths.some(({ half }) => half !== null);

/** Rows of cells that a map needs in all, bands and battlements counted in. */
const heightIn = (id: MapId): number =>
  MAPS[id].height + 2 * RIM + (isShared(id) ? 2 * START_BAND : START_BAND + BATTLEMENTS);

/** The largest cell at which a map fits a room. */
export const cellFor = (id: MapId, width: number, height: number, turned = false): number =>
  turned ? cellFor(id, height, width) : Math.min(width / (WIDTH + 2 * RIM), height / heightIn(id));

/** A box of an upright picture of that height, after a quarter turn clockwise. */
const turnedBox = (tall: number, { x, y, w, h }: Box): Box => ({ x: tall - y - h, y: x, w: h, h: w });

/** The layout of a map whose cells have a side of so many points; turned where there is more room beside it than above. */
export function mapLayout(id: MapId, cell: number, turned = false): MapLayout {
  const upright = uprightLayout(id, cell);
  if (!turned) return upright;
  const { width, height, frame, grid } = upright;
  return {
    ...upright,
    turned,
    width: height,
    height: width,
    frame: turnedBox(height, frame),
    grid: turnedBox(height, grid),
  };
}

/** The same map as it stands upright: what art that is turned as a whole is drawn on. */
export const upright = ({ id, cell }: MapLayout): MapLayout => uprightLayout(id, cell);

function uprightLayout(id: MapId, cell: number): MapLayout {
  const rows = MAPS[id].height;
  const [rim, band] = [RIM * cell, START_BAND * cell];
  const shared = isShared(id);
  const frameTop = shared ? 0 : BATTLEMENTS * cell;
  const gridTop = frameTop + rim + (shared ? band : 0);
  const frame = { x: 0, y: frameTop, w: WIDTH * cell + 2 * rim, h: gridTop - frameTop + rows * cell + band + rim };
  return {
    id,
    cell,
    rows,
    turned: false,
    width: frame.w,
    height: frameTop + frame.h,
    frame,
    grid: { x: rim, y: gridTop, w: WIDTH * cell, h: rows * cell },
  };
}

/** The box of a cell. */
export function cellBox({ grid, cell: side, rows, turned }: MapLayout, cell: Cell): Box {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  const [across, down] = turned ? [rows - 1 - row, column] : [column, row];
  return { x: grid.x + across * side, y: grid.y + down * side, w: side, h: side };
}

/** The middle of a cell. */
export function cellCentre(layout: MapLayout, cell: Cell): Place {
  const { x, y, w, h } = cellBox(layout, cell);
  return { x: x + w / 2, y: y + h / 2 };
}

/** The cell under a place of the picture. */
export function cellUnder({ grid, cell: side, rows, turned }: MapLayout, { x, y }: Place): Cell | null {
  const [across, down] = [Math.floor((x - grid.x) / side), Math.floor((y - grid.y) / side)];
  const [column, row] = turned ? [down, rows - 1 - across] : [across, down];
  return column >= 0 && column < WIDTH && row >= 0 && row < rows ? row * WIDTH + column : null;
}

/** Half A comes from above, all others from below. */
export const comesDown = ({ half }: Pick<MapPath, 'half'>): boolean => half === 'A';

/** The start space of a path, off the grid before its first square. */
export function startBox(layout: MapLayout, path: PathId): Box {
  if (layout.turned) return turnedBox(layout.width, startBox(upright(layout), path));
  const { cell: side, grid } = layout;
  const { cells, ...from } = MAPS[layout.id].paths[path];
  const h = START_BAND * side;
  return { x: cellBox(layout, cells[0]).x, y: comesDown(from) ? grid.y - h : grid.y + grid.h, w: side, h };
}

const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Where an enemy goes when it leaves the upright map: one step beyond its last square. */
export function exitStep(id: MapId, path: PathId): readonly [number, number] {
  const { cells, exit } = MAPS[id].paths[path];
  if (exit === 'west') return [-1, 0];
  if (exit === 'east') return [1, 0];
  if (exit !== 'city') return [0, -1];
  const last = cells[cells.length - 1];
  return AROUND.find(([dx, dy]) => MAPS[id].fortress.includes(last + dx + dy * WIDTH)) ?? [0, -1];
}

/** The place of a square of a path: 0 is its start space, one more than its length the place beyond its exit. */
export function squarePlace(layout: MapLayout, path: PathId, square: number): Place {
  const { cells } = MAPS[layout.id].paths[path];
  if (square <= 0) {
    const { x, y, w, h } = startBox(layout, path);
    return { x: x + w / 2, y: y + h / 2 };
  }
  const { x, y } = cellCentre(layout, cells[Math.min(square, cells.length) - 1]);
  if (square <= cells.length) return { x, y };
  const [right, down] = exitStep(layout.id, path);
  const [dx, dy] = layout.turned ? [-down, right] : [right, down];
  return { x: x + dx * layout.cell * 0.75, y: y + dy * layout.cell * 0.75 };
}

/** A die in a square: its centre from the square's centre, its size, and the way its badge points. */
export type DiePlace = { readonly dx: number; readonly dy: number; readonly size: number; readonly badge: Place };

const down = { x: 0.78, y: 0.74 };
/** Parts of the cell: one die, two on a diagonal, three in a triangle. */
const PLACES: Readonly<Record<1 | 2 | 3, readonly DiePlace[]>> = {
  1: [{ dx: 0, dy: 0, size: 0.66, badge: down }],
  // From the upper right to the lower left: the square's number stays free.
  2: [
    { dx: 0.18, dy: -0.17, size: 0.48, badge: { x: 0.86, y: 0.6 } },
    { dx: -0.17, dy: 0.19, size: 0.48, badge: { x: 0.74, y: 0.76 } },
  ],
  3: [
    { dx: -0.225, dy: -0.18, size: 0.42, badge: { x: -0.86, y: 0.42 } },
    { dx: 0.225, dy: -0.18, size: 0.42, badge: { x: 0.86, y: 0.42 } },
    { dx: 0, dy: 0.2, size: 0.42, badge: { x: 0.86, y: 0.5 } },
  ],
};

/** MOR-164 At most three dice stand in a square. Measures in points, badge as the centre of its disc from the die's centre. */
export function dicePlaces(count: 1 | 2 | 3, cell: number): readonly DiePlace[] {
  return PLACES[count].map(({ dx, dy, size, badge }) => {
    const reach = (size * cell) / 2;
    return { dx: dx * cell, dy: dy * cell, size: size * cell, badge: { x: badge.x * reach, y: badge.y * reach } };
  });
}
