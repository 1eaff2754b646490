import type { Shape } from '@/scene/shapes';
import { cutTiles, type Tile } from '@/scene/tiles';
import { MAPS, columnOf, rowOf } from '../../rules/maps';
import type { Cell, MapId } from '../../rules/types';
import { cellBox, cellCentre, mapLayout, upright, type MapLayout } from '../map/mapLayout';
import { crossingShapes } from './crossing';
import { canyon } from './ground/canyon';
import { mire } from './ground/mire';
import { plains } from './ground/plains';
import { ridge } from './ground/ridge';
import { FEW, memo, remember } from '@/scene/memo';
import { PATH_TONES } from './palette';
import { wearerEmblem } from './wearer';
import { chevronShapes, roadOf, roadShapes } from './road';
import { obstacleShapes, propShapes, type Terrain } from './scenery';
import { startShapes } from './starts';
import { strongholdShapes } from './strongholds';
import { tunnelShapes } from './tunnel';

/** The ground of a map; a shared one has that of half A above and that of half B below. */
const TERRAINS: Readonly<Record<MapId, readonly [Terrain] | readonly [Terrain, Terrain]>> = {
  yellow: ['plains'],
  red: ['canyon'],
  purple: ['mire'],
  grey: ['ridge'],
  'coop-1': ['plains', 'canyon'],
  'coop-2': ['mire', 'ridge'],
};

const GROUNDS: Readonly<Record<Terrain, (w: number, h: number, cell: number) => readonly Shape[]>> = {
  plains,
  canyon,
  mire,
  ridge,
};

/** The terrain at a square. */
const terrainAt = ({ id, rows }: MapLayout, square: Cell): Terrain => {
  const [upper, lower = upper] = TERRAINS[id];
  return rowOf(square) < rows / 2 ? upper : lower;
};

/** Where two grounds meet, there is a dark seam; the city stands on its middle. */
function groundShapes({ id, grid, cell }: MapLayout): readonly Shape[] {
  const { x, y, w, h } = grid;
  const [upper, lower] = TERRAINS[id];
  const clip = { t: 'rect', x: 0, y: 0, w, h, r: cell * 0.12 } as const;
  if (lower === undefined) return [{ t: 'group', x, y, clip, shapes: GROUNDS[upper](w, h, cell) }];
  const middle = h / 2;
  return [
    {
      t: 'group',
      x,
      y,
      clip,
      shapes: [
        { t: 'group', y: middle, shapes: GROUNDS[lower](w, middle, cell) },
        { t: 'group', clip: { t: 'rect', x: 0, y: 0, w, h: middle }, shapes: GROUNDS[upper](w, middle, cell) },
        {
          t: 'rect',
          x: 0,
          y: middle - cell * 0.5,
          w,
          h: cell,
          fill: {
            linear: {
              from: [0, middle - cell * 0.5],
              to: [0, middle + cell * 0.5],
              colors: ['#0A0F1E00', '#0A0F1EC0', '#0A0F1E00'],
            },
          },
        },
      ],
    },
  ];
}

const frameShapes = ({ frame, grid, cell }: MapLayout): readonly Shape[] => [
  { t: 'rect', ...frame, r: cell * 0.2, fill: '#070C19', stroke: '#33446B', strokeWidth: 1.2 },
  { t: 'rect', x: grid.x - 1, y: grid.y - 1, w: grid.w + 2, h: grid.h + 2, r: cell * 0.14, fill: '#03060E' },
];

/** The edge of the ground lies in shade, so that the board looks let into its frame. */
const shadeShapes = ({ grid, cell }: MapLayout): readonly Shape[] => [
  {
    t: 'group',
    clip: { t: 'rect', ...grid, r: cell * 0.12 },
    shapes: [{ t: 'rect', ...grid, stroke: '#02040C', strokeWidth: cell * 0.7, blur: cell * 0.22, opacity: 0.55 }],
  },
];

/** Ticks in the corners of every square where a hero may stand. */
function tickShapes(layout: MapLayout): readonly Shape[] {
  const { id, cell } = layout;
  const [gap, length] = [cell * 0.085, cell * 0.15];
  const d = MAPS[id].kinds
    .flatMap((kind, square) => {
      if (kind !== 'open') return [];
      const { x, y } = cellBox(layout, square);
      const [l, t, r, b] = [x + gap, y + gap, x + cell - gap, y + cell - gap];
      return [
        `M${l} ${t + length}V${t}H${l + length}M${r - length} ${t}H${r}V${t + length}M${r} ${b - length}V${b}H${r - length}M${l + length} ${b}H${l}V${b - length}`,
      ];
    })
    .join('');
  const line = { t: 'path', d, strokeWidth: Math.max(0.7, cell * 0.024) } as const;
  return [
    { ...line, y: cell * 0.02, stroke: '#04080F', opacity: 0.5 },
    { ...line, stroke: '#E9F0FF', opacity: 0.36 },
  ];
}

function sceneryShapes(layout: MapLayout): readonly Shape[] {
  const { id, cell } = layout;
  return MAPS[id].kinds.flatMap((kind, square) => {
    const { x, y } = cellBox(layout, square);
    const seed = square * 31 + id.length * 7 + columnOf(square);
    if (kind === 'open') return propShapes(x, y, cell, seed, terrainAt(layout, square));
    return kind === 'obstacle' ? obstacleShapes(x, y, cell, seed, terrainAt(layout, square)) : [];
  });
}

function crossings(layout: MapLayout): readonly Shape[] {
  const { id, cell } = layout;
  return MAPS[id].spots.flatMap((spots, square) => {
    if (spots.length < 2) return [];
    const { x, y } = cellCentre(layout, square);
    const [one, other] = spots.map(({ path }) => MAPS[id].paths[path].lane);
    return crossingShapes(x, y, cell, [one, other]);
  });
}

/** A column of the start band with no start space in it or beside it. */
export const freeColumn = (starts: readonly number[]): number =>
  [8, 6, 5, 3, 2, 1, 0].find((free) => [-1, 0, 1].every((by) => !starts.includes(free + by))) ?? 8;

/** MOR-322 A shared map shows which half belongs to which colour of the portal: an emblem in a free corner of each start band. */
function halfShapes({ id, grid, frame, cell }: MapLayout): readonly Shape[] {
  const taken = (half: 'A' | 'B') =>
    MAPS[id].paths.filter((path) => path.half === half).map(({ cells }) => columnOf(cells[0]));
  const size = cell * 0.56;
  return (['A', 'B'] as const).flatMap((half): readonly Shape[] => {
    const starts = taken(half);
    if (starts.length === 0) return [];
    const column = freeColumn(starts);
    const middle = half === 'A' ? (frame.y + grid.y) / 2 : (grid.y + grid.h + frame.y + frame.h) / 2;
    return [
      {
        t: 'group',
        x: grid.x + (column + 0.5) * cell - size / 2,
        y: middle - size / 2,
        shapes: wearerEmblem(half, size),
      },
    ];
  });
}

/** Ends of one tunnel share a number, counted from the top. */
function tunnels(layout: MapLayout): readonly Shape[] {
  const ends = MAPS[layout.id].tunnels;
  const first = ends.flatMap((other, square) => (other > square ? [square] : []));
  return first.flatMap((square, i) =>
    [square, ends[square]].flatMap((end) => tunnelShapes(cellBox(layout, end), i + 1)),
  );
}

/** What is drawn on the upright map, on the map as it lies. */
export const laid = ({ turned, width }: MapLayout, shapes: readonly Shape[]): readonly Shape[] =>
  turned ? [{ t: 'group', x: width, rotate: Math.PI / 2, shapes }] : shapes;

/** Everything of a map that never changes, for one size of its cells. The picture of mapLayout(id, cell, turned). */
export const mapPicture = memo((id: MapId, cell: number, turned: boolean): readonly Shape[] => {
  const layout = mapLayout(id, cell, turned);
  const standing = upright(layout);
  // Rocks, trees and cave mouths stand upright however the map lies.
  return [
    ...laid(layout, [
      ...frameShapes(standing),
      ...groundShapes(standing),
      ...shadeShapes(standing),
      ...tickShapes(standing),
    ]),
    ...sceneryShapes(layout),
    ...laid(layout, builtShapes(standing)),
    ...tunnels(layout),
    ...laid(layout, strongholdShapes(standing)),
  ];
}, FEW);

/** Roads and where they begin. */
function builtShapes(layout: MapLayout): readonly Shape[] {
  const { id, cell } = layout;
  const paths = MAPS[id].paths.map((_, path) => path);
  const roads = paths.map((path) => roadOf(layout, path));
  return [
    {
      t: 'group',
      clip: { t: 'rect', ...layout.frame, r: cell * 0.2 },
      shapes: [...roadShapes(roads, cell), ...crossings(layout), ...roads.flatMap((road) => chevronShapes(road, cell))],
    },
    ...paths.flatMap((path) => startShapes(layout, path)),
    ...halfShapes(layout),
  ];
}

/** The picture of a map in tiles from top to bottom. */
export const mapParts = remember((id: MapId, cell: number, turned: boolean): readonly Tile[] => {
  const { width, height } = mapLayout(id, cell, turned);
  return cutTiles(mapPicture(id, cell, turned), width, height, { across: width });
}, FEW);

/** The number of a path square, of a crossing both, in a box of side cell: to be drawn over its dice, unless there are three. */
export const squareNumbers = memo((id: MapId, square: Cell, cell: number): readonly Shape[] => {
  const size = Math.max(9.5, cell * 0.26);
  return MAPS[id].spots[square].map(({ path, square: number }, i): Shape => ({
    t: 'text',
    text: String(number),
    x: cell * 0.125,
    y: i === 0 ? cell * 0.1 : cell * 0.9 - size,
    w: cell * 0.6,
    h: size,
    valign: 'middle',
    font: 'alegreya800',
    size,
    fill: PATH_TONES[MAPS[id].paths[path].lane].number,
    halo: { color: '#060B18E6', width: Math.min(1.4, cell * 0.034) },
  }));
});

/** Under this side of a cell, as on the small maps of the others, squares have no numbers. */
const NUMBERED = 26;

/** The numbers of all path squares at their places on the map; none on small maps. */
export const pathNumbers = memo((id: MapId, cell: number, turned: boolean): readonly Shape[] => {
  if (cell < NUMBERED) return [];
  const layout = mapLayout(id, cell, turned);
  return MAPS[id].spots.flatMap((spots, square): readonly Shape[] => {
    const { x, y } = cellBox(layout, square);
    return spots.length === 0 ? [] : [{ t: 'group', x, y, shapes: squareNumbers(id, square, cell) }];
  });
}, FEW);
