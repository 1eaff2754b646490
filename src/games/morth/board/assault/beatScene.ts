import type { Key, SceneNode } from '@/scene/nodes';
import { timeAt } from '@/scene/walk';
import { MAPS } from '../../rules/index';
import { lineAhead, lossPill, lossWidth, moverGlow, sumPill, sumRatio, trailDots } from '../art/assault';
import { aim, trail } from '../art/highlights';
import { woundBurst } from '../art/outcomes';
import { cellBox, dicePlaces, squarePlace, type MapLayout, type Place } from '../map/mapLayout';
import { LOSS_MS, type Walk } from './march';

/** Dots of a trail fade as long as this. */
const TRAIL_MS = 600;
const Z = { aim: 2, line: 3, glow: 4, sum: 13, burst: 14, loss: 15 } as const;

/** An enemy's turn on a map. */
export type Turn = {
  readonly layout: MapLayout;
  /** Where the picture of the map begins. */
  readonly origin: Place;
  readonly walk: Walk;
  /** The node of its die, and the middle of that node at rest if it stays. */
  readonly node: string;
  readonly rest: Place | null;
  /** What is said of it when it leaves. */
  readonly loss: string;
  readonly reduced: boolean;
};

const placeOf = ({ layout, origin }: Turn, path: number, square: number): Place => {
  const { x, y } = squarePlace(layout, path, square);
  return { x: origin.x + x, y: origin.y + y };
};

/** The middles of all squares of a walk, from where it stands to where it ends. */
function wayOf(turn: Turn): readonly Place[] {
  const { from, spots, end } = turn.walk;
  const last = spots.at(-1) ?? from;
  const all = [from, ...spots, ...(end === 'leaves' ? [{ path: last.path, square: last.square + 1 }] : [])];
  return all.map(({ path, square }) => placeOf(turn, path, square));
}

/** A dot shows when the enemy has passed, and fades. */
const passing = (at: number): readonly Key[] => [
  { at: 0, opacity: 0 },
  { at, opacity: 0 },
  { at: at + 30, opacity: 1 },
  { at: at + 30 + TRAIL_MS, opacity: 0 },
];

/** From one square to the next: its middle, its direction, and when it is entered and left. */
type Stretch = {
  readonly a: Place;
  readonly b: Place;
  readonly dx: number;
  readonly dy: number;
  readonly from: number;
  readonly until: number;
};

function stretches({ walk }: Turn, way: readonly Place[]): readonly Stretch[] {
  const inner = way.slice(1, -1);
  const time = (corner: number) =>
    walk.start + walk.duration * (corner < 0 ? 0 : timeAt(way[0], inner, way[way.length - 1], corner));
  return way.slice(1).map((b, i) => {
    const a = way[i];
    return {
      a,
      b,
      dx: Math.sign(Math.round(b.x - a.x)),
      dy: Math.sign(Math.round(b.y - a.y)),
      from: time(i - 1),
      until: time(i),
    };
  });
}

/** Dots behind it, two for each half of the way between two squares. */
const dots = (
  { walk: { die }, layout: { cell } }: Turn,
  { a, b, dx, dy, from, until }: Stretch,
  i: number,
): SceneNode[] =>
  [0.25, 0.75].map((part, half): SceneNode => {
    const [x, y, side] = [a.x + (b.x - a.x) * part - cell / 4, a.y + (b.y - a.y) * part - cell / 4, cell / 2];
    const keys = passing(from + (until - from) * part);
    return {
      id: `march-dots-${die}-${i}-${half}`,
      x,
      y,
      w: side,
      h: side,
      z: Z.line,
      shapes: trailDots(dx, dy, cell),
      opacity: 0,
      keys,
      exit: { x, y, opacity: 0, duration: TRAIL_MS },
    };
  });

/** The line ahead of it, gone where it has been. */
function ahead(
  { walk: { die }, layout: { cell } }: Turn,
  { a, b, dx, dy, from, until }: Stretch,
  i: number,
): SceneNode {
  const keys = [
    { at: 0, opacity: 0 },
    { at: 120, opacity: 1 },
    { at: Math.max(121, from), opacity: 1 },
    { at: Math.max(122, until), opacity: 0 },
  ];
  return {
    id: `march-line-${die}-${i}`,
    x: (a.x + b.x - cell) / 2,
    y: (a.y + b.y - cell) / 2,
    w: cell,
    h: cell,
    z: Z.line,
    shapes: lineAhead(dx, dy, cell),
    opacity: 0,
    keys,
  };
}

function trailOf(turn: Turn, way: readonly Place[]): SceneNode[] {
  const {
    layout: { width, height, cell },
    origin: { x, y },
    walk,
    reduced,
  } = turn;
  if (!reduced)
    return stretches(turn, way).flatMap((stretch, i) => [ahead(turn, stretch, i), ...dots(turn, stretch, i)]);
  return [
    {
      id: `march-trail-${walk.die}`,
      x,
      y,
      w: width,
      h: height,
      z: Z.line,
      shapes: trail(
        way.map((at) => [at.x - x, at.y - y] as const),
        cell,
      ),
    },
  ];
}

/** The square where it ends, dashed. */
function target({ layout, origin, walk: { die, spots, end } }: Turn): SceneNode[] {
  const last = spots.at(-1);
  if (last === undefined || end === 'leaves') return [];
  const { x, y, w, h } = cellBox(layout, MAPS[layout.id].paths[last.path].cells[last.square - 1]);
  return [{ id: `march-aim-${die}`, x: origin.x + x, y: origin.y + y, w, h, z: Z.aim, shapes: aim(layout.cell) }];
}

/** Where a sign of w × h may go along with somebody: the first side on which it stays on the board all the way. */
export function besideWay(
  way: readonly Place[],
  board: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  w: number,
  h: number,
  gap: number,
): Place {
  const sides: readonly Place[] = [
    { x: gap + w / 2, y: gap * 0.5 },
    { x: -gap - w / 2, y: gap * 0.5 },
    { x: 0, y: -gap - h / 2 },
    { x: 0, y: gap + h / 2 },
  ];
  const over = (side: Place) =>
    way.reduce((sum, { x, y }) => {
      const [cx, cy] = [x + side.x, y + side.y];
      return (
        sum +
        Math.max(0, board.x - cx + w / 2) +
        Math.max(0, cx + w / 2 - board.x - board.w) +
        Math.max(0, board.y - cy + h / 2) +
        Math.max(0, cy + h / 2 - board.y - board.h)
      );
    }, 0);
  return sides.reduce((best, side) => (over(side) < over(best) - 0.5 ? side : best));
}

/** Light and sum show from the beginning of a turn; those of an enemy that leaves are gone before the flash. */
function showing({ walk, reduced }: Turn): Pick<SceneNode, 'opacity' | 'keys'> {
  if (walk.end !== 'leaves' || reduced) return {};
  const gone = walk.start + walk.duration;
  return {
    opacity: 0,
    keys: [
      { at: 0, opacity: 0 },
      { at: 120, opacity: 1 },
      { at: gone - 90, opacity: 1 },
      { at: gone, opacity: 0 },
    ],
  };
}

/** The enemy's light and its sum, which go along with it. */
function companions(turn: Turn, way: readonly Place[]): SceneNode[] {
  const {
    layout,
    origin,
    node: follows,
    walk: { die, speed, roll, slowed },
  } = turn;
  const { cell, frame } = layout;
  // Without motion the sum of an enemy that leaves stays where it began: its end belongs to the loss.
  const { x, y } = turn.rest ?? (turn.reduced ? way[0] : way[way.length - 1]);
  const glow = cell * 1.3;
  const h = Math.min(30, Math.max(18, cell * 0.56));
  const w = h * sumRatio(slowed);
  const side = besideWay(
    way,
    { x: origin.x + frame.x, y: origin.y + frame.y, w: frame.w, h: frame.h },
    w,
    h,
    dicePlaces(1, cell)[0].size * 0.72,
  );
  return [
    {
      id: `march-glow-${die}`,
      x: x - glow / 2,
      y: y - glow / 2,
      w: glow,
      h: glow,
      z: Z.glow,
      shapes: moverGlow(glow),
      follows,
      ...showing(turn),
    },
    {
      id: `march-sum-${die}`,
      x: x + side.x - w / 2,
      y: y + side.y - h / 2,
      w,
      h,
      z: Z.sum,
      shapes: sumPill(speed, roll, slowed, h),
      follows,
      ...showing(turn),
    },
  ];
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

const flash = (at: number): readonly Key[] => [
  { at: 0, opacity: 0 },
  { at, scale: 0.2, opacity: 0 },
  { at: at + 120, scale: 1, opacity: 1, pace: 'landing' },
  { at: at + LOSS_MS, scale: 1.25, opacity: 0 },
];
const rising = (at: number, cell: number): readonly Key[] => [
  { at: 0, opacity: 0 },
  { at, dy: cell * 0.35, scale: 0.6, opacity: 0 },
  { at: at + 140, scale: 1.08, opacity: 1, pace: 'landing' },
  { at: at + 220, opacity: 1 },
  { at: at + LOSS_MS - 120, opacity: 1 },
  { at: at + LOSS_MS, dy: -cell * 0.2, opacity: 0 },
];

/** MOR-166 A red burst at the gate, and what was lost; without motion both stand there until the next turn. */
function lossNodes({ layout, origin, walk, loss, reduced }: Turn, exit: Place): SceneNode[] {
  if (walk.end !== 'leaves') return [];
  const { cell, width, height } = layout;
  const [size, h] = [cell * 2.6, Math.min(38, Math.max(22, cell * 0.7))];
  const w = lossWidth(loss, h);
  const at = walk.start + walk.duration;
  // Exits lie at the rim: the flash moves in as far as its middle is seen.
  const gate = {
    x: clamp(exit.x, origin.x + cell * 0.6, origin.x + width - cell * 0.6),
    y: clamp(exit.y, origin.y + cell * 0.6, origin.y + height - cell * 0.6),
  };
  const x = clamp(gate.x - w / 2, origin.x + 4, origin.x + width - w - 4);
  const y = clamp(gate.y - h / 2, origin.y + 4, origin.y + height - h - 4);
  const opacity = reduced ? 1 : 0;
  return [
    {
      id: `march-burst-${walk.die}`,
      x: gate.x - size / 2,
      y: gate.y - size / 2,
      w: size,
      h: size,
      z: Z.burst,
      shapes: woundBurst(size),
      opacity,
      keys: flash(at),
    },
    { id: `march-loss-${walk.die}`, x, y, w, h, z: Z.loss, shapes: lossPill(loss, h), opacity, keys: rising(at, cell) },
  ];
}

/** Everything that shows whose turn it is, how far and where it goes, and what it takes. */
export function turnNodes(turn: Turn): SceneNode[] {
  const way = wayOf(turn);
  return [...target(turn), ...trailOf(turn, way), ...companions(turn, way), ...lossNodes(turn, way[way.length - 1])];
}

/** What of a high map should be seen while an enemy walks. */
export function spanOfWalk(
  layout: MapLayout,
  walk: Walk,
): { readonly top: number; readonly bottom: number; readonly focus: number } {
  const tops = [walk.from, ...walk.spots].map(({ path, square }) => squarePlace(layout, path, square).y);
  return {
    top: Math.min(...tops) - layout.cell,
    bottom: Math.max(...tops) + layout.cell,
    focus: tops[tops.length - 1],
  };
}
