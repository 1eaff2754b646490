import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import { circlePath, n, polyline, type Point } from '@/ui/art/outline';
import { mix, scatter } from '@/ui/art/paint';
import type { Lane } from '../../rules/data';
import { MAPS } from '../../rules/maps';
import type { PathId } from '../../rules/types';
import { cellCentre, comesDown, exitStep, startBox, type MapLayout } from '../map/mapLayout';
import { PATH_TONES } from './palette';
import { PATH_ICONS } from './silhouettes';

/** Parts of the cell: width of the casing and of the cobbles, and the way of the coloured edge from the middle line. */
const CASING = 0.9;
const COBBLE = 0.73;
const EDGE_LINE = 0.4;
const BEND = 0.06;
const STONE = '#4A505F';
const TINT = 0.36;

/** Dashes of the coloured edge by lane: left solid, centre dashes, right dots. */
export const DASH: Readonly<Record<Lane, (cell: number) => readonly number[] | undefined>> = {
  left: () => undefined,
  centre: (cell) => [cell * 0.21, cell * 0.11],
  right: (cell) => [cell * 0.075, cell * 0.075],
};

export type Road = {
  readonly lane: Lane;
  readonly points: readonly Point[];
  /** Its end is seen, not under a wall. */ readonly open: boolean;
};

/** How far a road runs on beyond its last square: to the frame, or under the wall. */
const beyond = ({ id, cell, grid, frame }: MapLayout, path: PathId): number => {
  const { exit } = MAPS[id].paths[path];
  if (exit === 'north') return cell / 2 + grid.y - frame.y;
  return exit === 'east' || exit === 'west' ? cell / 2 + grid.x - frame.x : cell * 0.62;
};

/** The middle line of a path, from the far end of its start space to beyond its exit. */
export function roadOf(layout: MapLayout, path: PathId): Road {
  const { lane, half, cells, exit } = MAPS[layout.id].paths[path];
  const squares = cells.map((cell): Point => {
    const { x, y } = cellCentre(layout, cell);
    return [x, y];
  });
  const start = startBox(layout, path);
  const [first, last] = [squares[0], squares[squares.length - 1]];
  const [dx, dy] = exitStep(layout.id, path);
  const far = beyond(layout, path);
  return {
    lane,
    open: exit !== 'fortress' && exit !== 'city',
    points: [
      [first[0], comesDown({ half }) ? start.y + start.h * 0.1 : start.y + start.h * 0.9],
      ...squares,
      [last[0] + dx * far, last[1] + dy * far],
    ],
  };
}

const isBend = (points: readonly Point[], i: number): boolean => {
  const [a, b, c] = [points[i - 1], points[i], points[i + 1]];
  return a !== undefined && c !== undefined && (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) !== 0;
};

/** A line whose bends are rounded by a small radius. */
function smoothLine(points: readonly Point[], r: number): string {
  const toward = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [from[0] + ((to[0] - from[0]) * r) / length, from[1] + ((to[1] - from[1]) * r) / length];
  };
  return points
    .map((here, i) => {
      if (!isBend(points, i)) return `${i ? 'L' : 'M'}${n(here[0])} ${n(here[1])}`;
      const [a, b] = [toward(here, points[i - 1]), toward(here, points[i + 1])];
      return `L${n(a[0])} ${n(a[1])}Q${n(here[0])} ${n(here[1])} ${n(b[0])} ${n(b[1])}`;
    })
    .join('');
}

/** One edge of a road, side 1 to its left and -1 to its right: round outside a bend, a corner inside it. Dashes so keep their length. */
function edgeLine({ points }: Road, cell: number, side: 1 | -1): string {
  const off = cell * EDGE_LINE;
  const turn = cell * BEND;
  const to = ([x, y]: Point) => `${n(x)} ${n(y)}`;
  const way = (a: Point, b: Point): Point => [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  const beside = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [
    x + side * dy * distance,
    y - side * dx * distance,
  ];
  return points
    .map((here, i) => {
      const before = way(points[Math.max(0, i - 1)], points[Math.max(1, i)]);
      const after = way(points[Math.min(i, points.length - 2)], points[Math.min(i + 1, points.length - 1)]);
      const cross = before[0] * after[1] - before[1] * after[0];
      if (cross === 0) return `${i ? 'L' : 'M'}${to(beside(here, after, off))}`;
      if (cross * side < 0) return `L${to(beside(beside(here, before, off), after, off))}`;
      const middle: Point = [here[0] + turn * (after[0] - before[0]), here[1] + turn * (after[1] - before[1])];
      const r = off + turn;
      return `L${to(beside(middle, before, r))}A${n(r)} ${n(r)} 0 0 ${cross > 0 ? 1 : 0} ${to(beside(middle, after, r))}`;
    })
    .join('');
}

/** The surface of a road as a filled outline, to clip cobbles to. */
function surface({ points }: Road, cell: number): string {
  const half = (COBBLE * cell) / 2;
  return points
    .map((here, i) => {
      const next = points[i + 1];
      if (next === undefined) return '';
      const [x, y] = [Math.min(here[0], next[0]), Math.min(here[1], next[1])];
      const [w, h] = [Math.abs(here[0] - next[0]), Math.abs(here[1] - next[1])];
      // All parts turn the same way round, so that they add up where they overlap.
      const [left, top, across, along] = w > h ? [x, y - half, w, 2 * half] : [x - half, y, 2 * half, h];
      const box = `M${n(left)} ${n(top)}v${n(along)}h${n(across)}v${n(-along)}Z`;
      return box + (isBend(points, i) ? circlePath(here[0], here[1], half) : '');
    })
    .join('');
}

/** Courses of cobbles over one cell's box: the joints, and the stones that are lighter or darker than the rest. */
function cobbles(
  [cx, cy]: Point,
  cell: number,
): { readonly joints: string; readonly light: string; readonly dark: string } {
  const [courses, across] = [6, 4];
  const [h, w] = [cell / courses, cell / across];
  const [left, top] = [cx - cell / 2, cy - cell / 2];
  const seed = Math.round(cx * 3 + cy * 5);
  let [joints, light, dark] = ['', '', ''];
  for (let row = 0; row < courses; row += 1) {
    const y = top + row * h;
    const shift = ((row % 2) * w) / 2;
    joints += `M${n(left)} ${n(y)}h${n(cell)}`;
    for (let column = 0; column < across; column += 1) {
      const x = left + column * w + shift;
      joints += `M${n(x)} ${n(y)}v${n(h)}`;
      const luck = scatter(seed, row * across + column);
      const stone = `M${n(x + h * 0.1)} ${n(y + h * 0.1)}h${n(w - h * 0.2)}v${n(h * 0.8)}h${n(h * 0.2 - w)}Z`;
      if (luck < 0.22) light += stone;
      else if (luck > 0.8) dark += stone;
    }
  }
  return { joints, light, dark };
}

const stroke = (road: Road, cell: number, part: number, color: string) => ({
  t: 'path' as const,
  d: smoothLine(road.points, cell * BEND),
  stroke: color,
  strokeWidth: cell * part,
});

/** Both edges in the colour and with the dashes of the path. */
function edges(road: Road, cell: number): Shape {
  const dash = DASH[road.lane](cell);
  return {
    t: 'path',
    d: edgeLine(road, cell, 1) + edgeLine(road, cell, -1),
    stroke: PATH_TONES[road.lane].edge,
    strokeWidth: cell * 0.05,
    ...(dash && { dash }),
  };
}

function surfaceShapes(road: Road, cell: number): readonly Shape[] {
  const tone = PATH_TONES[road.lane];
  const squares = road.points.slice(1, -1);
  const first = road.points[0];
  const last = road.points[road.points.length - 1];
  const stones = [first, ...squares, last].map((point) => cobbles(point, cell));
  const d = surface(road, cell);
  const lit = mix(STONE, tone.tint, TINT);
  return [
    stroke(road, cell, COBBLE, lit),
    {
      t: 'group',
      clip: { t: 'path', d },
      shapes: [
        { t: 'path', d: stones.map(({ light }) => light).join(''), fill: mix(lit, '#FFFFFF', 0.1) },
        { t: 'path', d: stones.map(({ dark }) => dark).join(''), fill: mix(lit, '#0A0F1E', 0.2) },
        {
          t: 'path',
          d: stones.map(({ joints }) => joints).join(''),
          stroke: mix(lit, '#0A0F1E', 0.48),
          strokeWidth: Math.max(0.5, cell * 0.026),
        },
      ],
    },
  ];
}

/** A road is worn in the middle, where the light falls, and darker along its edges. */
const wear = (road: Road, cell: number): readonly Shape[] => [
  { ...stroke(road, cell, 0.3, '#FFFFFF'), blur: cell * 0.09, opacity: 0.1 },
];

/** The sign of the path, faint in the stones of every fifth square. */
function signs({ lane, points }: Road, cell: number): readonly Shape[] {
  const side = cell * 0.34;
  return points.slice(1, -1).flatMap(([x, y], i): readonly Shape[] =>
    i % 5 === 1
      ? [
          {
            ...placeIcon(PATH_ICONS[lane], x - side / 2, y - side / 2, side),
            fill: PATH_TONES[lane].edge,
            opacity: 0.3,
          },
        ]
      : [],
  );
}

/** A line across the road where one square ends and the next begins. */
function squareJoints(road: Road, cell: number): string {
  const half = (COBBLE * cell) / 2;
  return road.points
    .slice(1, -2)
    .map((here, i) => {
      const next = road.points[i + 2];
      const [x, y] = [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
      return here[1] === next[1] ? `M${n(x)} ${n(y - half)}v${n(2 * half)}` : `M${n(x - half)} ${n(y)}h${n(2 * half)}`;
    })
    .join('');
}

/** All roads of a map: shadows first, then casings, edges and at last cobbles, so that roads open into each other. */
export function roadShapes(roads: readonly Road[], cell: number): readonly Shape[] {
  return [
    ...roads.map((road): Shape => ({
      ...stroke(road, cell, 0.95, '#03060E'),
      y: cell * 0.06,
      blur: cell * 0.09,
      opacity: 0.75,
    })),
    ...roads.map((road) => stroke(road, cell, CASING, '#0B1120')),
    ...roads.map((road) => edges(road, cell)),
    ...roads.map((road) => stroke(road, cell, COBBLE + 0.03, '#0B1120')),
    ...roads.flatMap((road) => [
      ...surfaceShapes(road, cell),
      ...wear(road, cell),
      ...(cell < 26 ? [] : signs(road, cell)),
    ]),
    {
      t: 'path',
      d: roads.map((road) => squareJoints(road, cell)).join(''),
      stroke: '#0A0F1E',
      strokeWidth: Math.max(0.8, cell * 0.035),
      opacity: 0.7,
    },
  ];
}

/** The chevron on the joint between two squares. */
function chevron(here: Point, next: Point, x: number, y: number, size: number): string {
  const [dx, dy] = [Math.sign(next[0] - here[0]), Math.sign(next[1] - here[1])];
  const corner = (along: number, across: number): Point => [x + dx * along - dy * across, y + dy * along + dx * across];
  return polyline([corner(-size * 0.7, -size * 1.25), corner(size * 0.7, 0), corner(-size * 0.7, size * 1.25)]);
}

/** Chevrons on the joints show the way; small maps show every second. */
export function chevronShapes({ lane, points, open }: Road, cell: number): readonly Shape[] {
  const every = cell < 26 ? 2 : 1;
  const squares = points.slice(1, open ? undefined : -1);
  const d = squares
    .slice(0, -1)
    .map((here, i) => {
      if (i % every === 1) return '';
      const next = squares[i + 1];
      const length = Math.hypot(next[0] - here[0], next[1] - here[1]);
      const part = (0.5 * cell) / length;
      return chevron(
        here,
        next,
        here[0] + (next[0] - here[0]) * part,
        here[1] + (next[1] - here[1]) * part,
        cell * 0.072,
      );
    })
    .join('');
  const line = { t: 'path', d, cap: 'round' } as const;
  return [
    { ...line, stroke: '#0A0F1E', strokeWidth: Math.max(2, cell * 0.105) },
    { ...line, stroke: PATH_TONES[lane].edge, strokeWidth: Math.max(0.9, cell * 0.048) },
  ];
}
