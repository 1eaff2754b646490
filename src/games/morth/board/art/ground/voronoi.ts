import { scatter } from '@/ui/art/paint';
import { n, type Point } from '@/ui/art/outline';

/** Points on a jittered grid over a box and a little beyond it. */
function sites(w: number, h: number, pitch: number, jitter: number, seed: number): readonly Point[] {
  const [columns, rows] = [Math.ceil(w / pitch) + 2, Math.ceil(h / pitch) + 2];
  return Array.from({ length: columns * rows }, (_, i): Point => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const shift = (row % 2) * 0.5;
    return [
      (column - 0.5 + shift + (scatter(seed, 2 * i) - 0.5) * jitter) * pitch,
      (row - 0.5 + (scatter(seed, 2 * i + 1) - 0.5) * jitter) * pitch,
    ];
  });
}

/** The part of a polygon that is nearer to a than to b. */
function nearer(polygon: readonly Point[], [ax, ay]: Point, [bx, by]: Point): readonly Point[] {
  const [nx, ny] = [bx - ax, by - ay];
  const limit = (bx * bx + by * by - ax * ax - ay * ay) / 2;
  const side = ([x, y]: Point) => x * nx + y * ny - limit;
  return polygon.flatMap((here, i): readonly Point[] => {
    const next = polygon[(i + 1) % polygon.length];
    const [s, t] = [side(here), side(next)];
    const part = s / (s - t || 1);
    const cut: Point = [here[0] + (next[0] - here[0]) * part, here[1] + (next[1] - here[1]) * part];
    if (s <= 0) return t > 0 ? [here, cut] : [here];
    return t <= 0 ? [cut] : [];
  });
}

/** Sites farther away than so many pitches cannot touch. */
const NEAR = 3.5;

/** One polygon for each site of a jittered grid that is seen in the box: everything that is nearer to it than to any other. */
export function cells(
  w: number,
  h: number,
  pitch: number,
  jitter: number,
  seed: number,
): readonly (readonly Point[])[] {
  const points = sites(w, h, pitch, jitter, seed);
  const room: readonly Point[] = [
    [-w, -h],
    [2 * w, -h],
    [2 * w, 2 * h],
    [-w, 2 * h],
  ];
  const near =
    ([ax, ay]: Point) =>
    ([bx, by]: Point) =>
      Math.abs(ax - bx) < NEAR * pitch && Math.abs(ay - by) < NEAR * pitch && (ax !== bx || ay !== by);
  return points
    .map((site) => points.filter(near(site)).reduce((left, other) => nearer(left, site, other), room))
    .filter((polygon) => polygon.some(([x, y]) => x > -pitch && y > -pitch && x < w + pitch && y < h + pitch));
}

/** The same edge wavers the same way, whichever side draws it. */
function waver([ax, ay]: Point, [bx, by]: Point, amount: number): readonly Point[] {
  const flipped = ax > bx || (ax === bx && ay > by);
  const [x0, y0, x1, y1] = flipped ? [bx, by, ax, ay] : [ax, ay, bx, by];
  const seed = Math.round(x0 * 7 + y0 * 13 + x1 * 17 + y1 * 29);
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const points = [0.25, 0.5, 0.75].map((part, i): Point => {
    const off = (scatter(seed, i) - 0.5) * amount * Math.min(length, amount * 14);
    return [x0 + (x1 - x0) * part - ((y1 - y0) / length) * off, y0 + (y1 - y0) * part + ((x1 - x0) / length) * off];
  });
  return flipped ? points.reverse() : points;
}

/** Path data of a polygon whose edges waver; amount is a part of an edge's length. */
export function wavering(polygon: readonly Point[], amount: number): string {
  const points = polygon.flatMap((here, i) => [here, ...waver(here, polygon[(i + 1) % polygon.length], amount)]);
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** Path data of a round blob inside a polygon: its edges' middles are kept, its corners are not. */
export function blob(polygon: readonly Point[], shrink: number): string {
  const [mx, my] = [
    polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
    polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
  ];
  const corners = polygon.map(([x, y]): Point => [mx + (x - mx) * shrink, my + (y - my) * shrink]);
  const points = corners.flatMap((here, i) => [here, ...waver(here, corners[(i + 1) % corners.length], 0.3)]);
  const middle = (i: number): string => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  return `M${middle(0)}${points
    .map((_, i) => {
      const corner = points[(i + 1) % points.length];
      return `Q${n(corner[0])} ${n(corner[1])} ${middle(i + 1)}`;
    })
    .join('')}Z`;
}
