import { MAP_DATA } from './data';
import type { Half, Lane, MapData, PathData, Point } from './data';
import type { Cell, MapId, PathId, Spot } from './types';

/** Columns of every map. */
export const WIDTH = 9;

/** MOR-008 */
type SquareKind = 'open' | 'path' | 'fortress' | 'tunnel' | 'obstacle';

export type MapPath = {
  readonly lane: Lane;
  readonly half: Half | null;
  /** Square 1 first. */ readonly cells: readonly Cell[];
  readonly exit: PathData['exit'];
};

export type GameMap = {
  readonly id: MapId;
  readonly height: number;
  readonly kinds: readonly SquareKind[];
  readonly paths: readonly MapPath[];
  /** MOR-010, MOR-327 */
  readonly fortress: readonly Cell[];
  /** MOR-012 Adjacent squares that a hero may enter. */
  readonly neighbours: readonly (readonly Cell[])[];
  /** MOR-350 The other end of a tunnel, -1 elsewhere. */
  readonly tunnels: readonly Cell[];
  /** The places on paths that a cell is: one, or two at a crossing (MOR-006). */
  readonly spots: readonly (readonly Spot[])[];
};

const KIND_OF: Readonly<Record<string, SquareKind>> = {
  '.': 'open',
  '#': 'obstacle',
  F: 'fortress',
  p: 'path',
  '+': 'path',
  T: 'tunnel',
};
const STEPS: Readonly<Record<string, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The cell at a column and a row. */
export const cellAt = (x: number, y: number): Cell => y * WIDTH + x;
/** Column of a cell. */
export const columnOf = (cell: Cell): number => cell % WIDTH;
/** Row of a cell. */
export const rowOf = (cell: Cell): number => (cell - (cell % WIDTH)) / WIDTH;

/** MOR-003 The squares of a path in order. */
function walk({ start, way }: PathData): Cell[] {
  let [x, y] = start;
  const cells = [cellAt(x, y)];
  for (const part of way.split(' ')) {
    const [dx, dy] = STEPS[part.charAt(0)];
    for (let left = Number(part.slice(1)); left > 0; left--) {
      x += dx;
      y += dy;
      cells.push(cellAt(x, y));
    }
  }
  return cells;
}

function neighboursOf(kinds: readonly SquareKind[], cell: Cell): Cell[] {
  const x = columnOf(cell);
  const beside = [cell - WIDTH, x < WIDTH - 1 ? cell + 1 : -1, cell + WIDTH, x > 0 ? cell - 1 : -1];
  return beside.filter((next) => next >= 0 && next < kinds.length && kinds[next] !== 'obstacle');
}

function build(id: MapId, data: MapData): GameMap {
  const kinds = [...data.grid.join('')].map((letter) => KIND_OF[letter]);
  const paths = data.paths.map((path) => ({
    lane: path.lane,
    half: path.half ?? null,
    cells: walk(path),
    exit: path.exit,
  }));
  const spots: Spot[][] = kinds.map(() => []);
  paths.forEach(({ cells }, path) => cells.forEach((cell, i) => spots[cell].push({ path, square: i + 1 })));
  const tunnels = kinds.map(() => -1);
  for (const [[ax, ay], [bx, by]] of data.tunnels) {
    tunnels[cellAt(ax, ay)] = cellAt(bx, by);
    tunnels[cellAt(bx, by)] = cellAt(ax, ay);
  }
  return {
    id,
    height: data.grid.length,
    kinds,
    paths,
    fortress: kinds.flatMap((kind, cell) => (kind === 'fortress' ? [cell] : [])),
    neighbours: kinds.map((_, cell) => neighboursOf(kinds, cell)),
    tunnels,
    spots,
  };
}

/** All maps, ready for play. */
export const MAPS: Readonly<Record<MapId, GameMap>> = {
  yellow: build('yellow', MAP_DATA.yellow),
  red: build('red', MAP_DATA.red),
  purple: build('purple', MAP_DATA.purple),
  grey: build('grey', MAP_DATA.grey),
  'coop-1': build('coop-1', MAP_DATA['coop-1']),
  'coop-2': build('coop-2', MAP_DATA['coop-2']),
};

/** MOR-176 The same square on the other path of a crossing; undefined elsewhere. */
export function crossingFrom(map: GameMap, path: PathId, square: number): Spot | undefined {
  const spots = map.spots[map.paths[path].cells[square - 1]];
  if (spots.length < 2) return undefined;
  return spots[0].path === path ? spots[1] : spots[0];
}
