export type Point = readonly [number, number];

/** Enough for a picture, and short path data. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

const toward = ([ax, ay]: Point, [bx, by]: Point, distance: number): Point => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const part = Math.min(distance / length, 0.5);
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
};

/** Path data of straight lines through the points. */
export const polyline = (points: readonly Point[]): string =>
  points.map((point, i) => `${i ? 'L' : 'M'}${at(point)}`).join('');

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/** A polygon whose corners are rounded off from distance r before each corner. */
export function roundedPolygon(points: readonly Point[], r: number): string {
  const corner = (i: number) => {
    const here = points[i] ?? [0, 0];
    const before = points[(i + points.length - 1) % points.length] ?? here;
    const after = points[(i + 1) % points.length] ?? here;
    return `${i ? 'L' : 'M'}${at(toward(here, before, r))}Q${at(here)} ${at(toward(here, after, r))}`;
  };
  return `${points.map((_, i) => corner(i)).join('')}Z`;
}

/** Corners of a regular polygon, the first one straight up. */
export function regular(count: number, cx: number, cy: number, r: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** Corners of a star, the first tip straight up; inner is the reach of the corners between the tips. */
export function starPoints(tips: number, cx: number, cy: number, outer: number, inner: number): Point[] {
  return regular(2 * tips, 0, 0, 1).map(([x, y], i): Point => {
    const reach = i % 2 === 0 ? outer : inner;
    return [cx + x * reach, cy + y * reach];
  });
}

/** Four lobes of radius r, one at each side of the centre. */
export function cloverPath(cx: number, cy: number, r: number): string {
  const lobe = (x: number, y: number) => `A${n(r)} ${n(r)} 0 0 1 ${n(cx + x * r)} ${n(cy + y * r)}`;
  return `M${n(cx - r)} ${n(cy - r)}${lobe(1, -1)}${lobe(1, 1)}${lobe(-1, 1)}${lobe(-1, -1)}Z`;
}

export const circlePath = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** A heater shield in the box 0, 0, w, h. */
export function shieldPath(x: number, y: number, w: number, h: number): string {
  const X = (part: number) => n(x + w * part);
  const Y = (part: number) => n(y + h * part);
  return (
    `M${X(0.5)} ${Y(0)}C${X(0.66)} ${Y(0.07)} ${X(0.83)} ${Y(0.105)} ${X(1)} ${Y(0.115)}L${X(1)} ${Y(0.5)}` +
    `C${X(1)} ${Y(0.76)} ${X(0.78)} ${Y(0.9)} ${X(0.5)} ${Y(1)}C${X(0.22)} ${Y(0.9)} ${X(0)} ${Y(0.76)} ${X(0)} ${Y(0.5)}` +
    `L${X(0)} ${Y(0.115)}C${X(0.17)} ${Y(0.105)} ${X(0.34)} ${Y(0.07)} ${X(0.5)} ${Y(0)}Z`
  );
}
