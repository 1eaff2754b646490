import type { Shape } from '@/scene/shapes';
import { memo } from '@/scene/memo';
import { polyline, type Point } from '@/ui/art/outline';
import { down, fade } from '@/ui/art/paint';
import { color } from '@/look/tokens';
import type { SideLook } from './sides';
import type { Course, TurningPoint } from './story';

/** Colour of a line, its markers and what stands at its end. */
export type ChartSide = {
  readonly color: string;
  readonly marker: readonly Shape[];
  readonly emblem: readonly Shape[];
};

export type ChartLook = {
  readonly width: number;
  readonly height: number;
  readonly course: Course;
  /** Of each line. */
  readonly sides: readonly ChartSide[];
  /** The line that is filled below. */
  readonly winner: number | null;
  /** The score that ends the game. */
  readonly goal: number | null;
  readonly turns: readonly TurningPoint[];
  /** Type size of the numbers. */
  readonly type: number;
};

/** Lines differ by their pattern too: solid, long dash, dots, dash and dot, short dash, dash and two dots, long and short, pairs of dots. */
const PATTERNS: readonly (readonly number[] | undefined)[] = [
  undefined,
  [11, 6],
  [0.1, 6.4],
  [11, 5, 0.1, 5],
  [5, 5],
  [11, 5, 0.1, 5, 0.1, 5],
  [14, 5, 5, 5],
  [0.1, 5, 0.1, 11],
];
const EMBLEM = 20;
/** Room between the emblems at the ends of the lines, as a part of their size. */
const APART = 1.1;
const MARKER = 5;

/** How a side is drawn on the chart. */
export const chartSide = ({ color: tint, marker, emblem }: SideLook): ChartSide => ({
  color: tint,
  marker: marker(MARKER),
  emblem: emblem(EMBLEM),
});

/** Distance between two lines of the grid: few lines, round numbers, and the goal among them. */
function gridStep(top: number, goal: number | null): number {
  if (goal !== null && goal > 0 && top < goal * 2) return goal % 3 === 0 ? goal / 3 : goal / 2;
  return [1, 2, 5, 10, 20, 25, 50, 100].find((step) => top / step <= 5) ?? Math.ceil(top / 4);
}

type Frame = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
  readonly x: (index: number) => number;
  readonly y: (score: number) => number;
};

function frameOf({ width, height, course, goal, type }: ChartLook): Frame {
  const best = Math.max(goal ?? 1, ...course.lines.flat());
  const left = type * 1.9;
  const right = width - EMBLEM * 1.6;
  const top = EMBLEM * 0.7;
  const foot = height - type * 1.7;
  const last = Math.max(1, course.at.length - 1);
  return {
    left,
    right,
    top,
    foot,
    x: (index) => left + ((right - left) * index) / last,
    y: (score) => foot - ((foot - top) * score) / (best * 1.04),
  };
}

/** The part of the width that belongs to each round of the course but the start. */
export function columnsOf(look: ChartLook): readonly { readonly x: number; readonly w: number }[] {
  const frame = frameOf(look);
  const w = frame.x(1) - frame.x(0);
  return look.course.at.slice(1).map((_, i) => {
    const x = frame.x(i + 1) - w / 2;
    // The last round ends with the drawing.
    return { x, w: Math.min(w, look.width - x) };
  });
}

function grid(look: ChartLook, frame: Frame): Shape[] {
  const best = Math.max(look.goal ?? 1, ...look.course.lines.flat());
  const step = gridStep(best, look.goal);
  const scores = Array.from({ length: Math.floor(best / step) + 1 }, (_, i) => i * step);
  return scores.flatMap((score): Shape[] => {
    const y = frame.y(score);
    const isGoal = score === look.goal;
    return [
      {
        t: 'path',
        d: polyline([
          [frame.left, y],
          [frame.right, y],
        ]),
        stroke: isGoal ? fade(color.gold, 0.75) : fade(color.lineBright, 0.3),
        strokeWidth: 1.2,
        ...(isGoal && { dash: [6, 5] }),
      },
      {
        t: 'text',
        text: String(score),
        x: 0,
        y: y - look.type * 0.62,
        w: frame.left - look.type * 0.6,
        h: look.type * 1.24,
        valign: 'middle',
        align: 'right',
        font: 'alegreya700',
        size: look.type,
        fill: isGoal ? color.gold : color.muted,
      },
    ];
  });
}

/** Numbers below: as many as have room, the last always. */
function axis({ course, type }: ChartLook, frame: Frame): Shape[] {
  const room = Math.max(2, Math.floor((frame.right - frame.left) / (type * 2)));
  const every = Math.ceil((course.at.length - 1) / room);
  const last = course.at.length - 1;
  return course.at.flatMap((at, i): Shape[] => {
    const shown = i > 0 && (i === last || (i % every === 0 && last - i >= every));
    return shown
      ? [
          {
            t: 'text',
            text: String(at),
            x: frame.x(i) - type * 1.5,
            y: frame.foot + type * 0.4,
            w: type * 3,
            align: 'center',
            font: 'alegreya700',
            size: type,
            fill: color.muted,
          },
        ]
      : [];
  });
}

const pointsOf = (line: readonly number[], frame: Frame): Point[] =>
  line.map((score, i) => [frame.x(i), frame.y(score)]);

function area(line: readonly number[], tint: string, frame: Frame): Shape {
  const d = `${polyline([...pointsOf(line, frame), [frame.right, frame.foot], [frame.left, frame.foot]])}Z`;
  return { t: 'path', d, fill: down(frame.top, frame.foot - frame.top, [fade(tint, 0.4), fade(tint, 0.04)]) };
}

function sideLine({ sides, winner, course }: ChartLook, side: number, frame: Frame): Shape[] {
  const line = course.lines[side] ?? [];
  const tint = sides[side]?.color ?? color.text;
  const dash = PATTERNS[side % PATTERNS.length];
  return [
    ...(side === winner ? [area(line, tint, frame)] : []),
    {
      t: 'path',
      d: polyline(pointsOf(line, frame)),
      stroke: tint,
      strokeWidth: side === winner ? 3.2 : 2.6,
      cap: 'round',
      ...(dash && { dash }),
    },
  ];
}

/** Markers in the side's shape every few rounds: two lines of one colour never look alike. */
function markers({ course, sides }: ChartLook, frame: Frame): Shape[] {
  const every = Math.max(3, Math.ceil(course.at.length / 5));
  return course.lines.flatMap((line, side) =>
    line.flatMap((score, i): Shape[] =>
      i > 0 && i < line.length - 1 && i % every === 0
        ? [{ t: 'group', x: frame.x(i), y: frame.y(score), shapes: sides[side]?.marker ?? [] }]
        : [],
    ),
  );
}

/** Pushes neighbours apart until each has its room. */
function spread(tops: readonly number[], gap: number): number[] {
  const result = [...tops];
  for (let pass = 0; pass < 4 * result.length; pass++) {
    for (let i = 1; i < result.length; i++) {
      const lack = gap - ((result[i] ?? 0) - (result[i - 1] ?? 0));
      if (lack <= 0) continue;
      result[i - 1] = (result[i - 1] ?? 0) - lack / 2;
      result[i] = (result[i] ?? 0) + lack / 2;
    }
  }
  return result;
}

/** Emblems at the ends of the lines, pushed apart where scores are close. */
function ends({ course, sides, height }: ChartLook, frame: Frame): Shape[] {
  const size = Math.min(EMBLEM, height / (course.lines.length * APART));
  const order = course.lines
    .map((line, side) => ({ side, y: frame.y(line.at(-1) ?? 0) - size / 2 }))
    .sort((a, b) => a.y - b.y || a.side - b.side);
  const tops = spread(
    order.map(({ y }) => y),
    size * APART,
  );
  const over = Math.max(0, 1 - (tops[0] ?? 0)) - Math.max(0, (tops.at(-1) ?? 0) + size - height);
  return order.map(({ side }, i): Shape => ({
    t: 'group',
    x: frame.right + EMBLEM * 0.45,
    y: (tops[i] ?? 0) + over,
    scale: size / EMBLEM,
    shapes: sides[side]?.emblem ?? [],
  }));
}

/** Scores over the match, with the moments that decided it. */
export const chart = memo((look: ChartLook): Shape[] => {
  const frame = frameOf(look);
  const { course, winner, turns } = look;
  const order = course.lines.map((_, side) => side).sort((a, b) => Number(a === winner) - Number(b === winner));
  return [
    ...grid(look, frame),
    ...axis(look, frame),
    ...order.flatMap((side) => sideLine(look, side, frame)),
    ...markers(look, frame),
    ...turns.map(({ side, index }): Shape => ({
      t: 'circle',
      cx: frame.x(index),
      cy: frame.y(course.lines[side]?.[index] ?? 0),
      r: 10,
      stroke: color.gold,
      strokeWidth: 2.4,
      shadow: { dx: 0, dy: 0, blur: 6, color: fade(color.gold, 0.5) },
    })),
    ...ends(look, frame),
  ];
});
