import type { Outline } from '@/scene/shapes';

import { n, roundedPolygon, type Point } from './outline';
import { scatter } from './paint';

/** Measures of a gate in its box: the step is below the box, the keystone just reaches its top. */
export type Arch = {
  readonly w: number;
  readonly h: number;
  /** Thickness of the wall round the opening. */
  readonly t: number;
  /** Centre of both half circles. */
  readonly cx: number;
  readonly cy: number;
  readonly outer: number;
  readonly inner: number;
};

/** How much taller the keystone is than its neighbours. */
const KEYSTONE = 5;

export function arch(w: number, h: number): Arch {
  const outer = w / 2;
  const t = w / 10;
  return { w, h, t, cx: outer, cy: outer + KEYSTONE, outer, inner: outer - t };
}

/** What one sees through the gate. inset makes it smaller on all sides but the foot. */
export function archOpening({ t, w, h, cy, inner }: Arch, inset = 0): Outline {
  const r = n(inner - inset);
  return { t: 'path', d: `M${n(t + inset)} ${n(h)}V${n(cy)}A${r} ${r} 0 0 1 ${n(w - t - inset)} ${n(cy)}V${n(h)}Z` };
}

/** The line of the opening's edge, without the foot. */
export function archEdge({ t, w, h, cy, inner }: Arch): string {
  return `M${n(t)} ${n(h)}V${n(cy)}A${n(inner)} ${n(inner)} 0 0 1 ${n(w - t)} ${n(cy)}V${n(h)}`;
}

/** Everything that is stone: the ring and both pillars. */
export function archStones({ t, w, h, cx, cy, outer, inner }: Arch): string {
  return (
    `M0 ${n(h)}V${n(cy)}A${n(outer)} ${n(outer)} 0 0 1 ${n(cx + outer)} ${n(cy)}V${n(h)}H${n(w - t)}V${n(cy)}` +
    `A${n(inner)} ${n(inner)} 0 0 0 ${n(t)} ${n(cy)}V${n(h)}Z`
  );
}

/** A stone of the gate and how far it is from the foot, 0 to 1. */
export type ArchStone = { readonly d: string; readonly height: number; readonly id: number };

const onCircle = ({ cx, cy }: Arch, angle: number, r: number): string =>
  `${n(cx - r * Math.cos(angle))} ${n(cy - r * Math.sin(angle))}`;

/** Wedges of the ring from left to right; the middle one is the keystone. */
export function wedges(shape: Arch): ArchStone[] {
  const { outer, inner, h, cy } = shape;
  const count = outer > 90 ? 13 : outer > 50 ? 11 : 9;
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => {
    const gap = 0.5 / outer;
    const from = (Math.PI * i) / count + gap;
    const to = (Math.PI * (i + 1)) / count - gap;
    const far = i === middle ? outer + KEYSTONE : outer;
    const large = `${n(far)} ${n(far)} 0 0 1`;
    const small = `${n(inner)} ${n(inner)} 0 0 0`;
    const d = `M${onCircle(shape, from, inner)}L${onCircle(shape, from, far)}A${large} ${onCircle(shape, to, far)}L${onCircle(shape, to, inner)}A${small} ${onCircle(shape, from, inner)}Z`;
    return { d, height: (h - cy + outer * Math.sin((from + to) / 2)) / h, id: i };
  });
}

/** Stones of both pillars, every second one standing out a little. */
export function pillars({ w, h, t, cy }: Arch): ArchStone[] {
  const count = Math.max(1, Math.round((h - cy) / Math.max(t * 1.3, 12)));
  const each = (h - cy) / count;
  return Array.from({ length: count * 2 }, (_, i) => {
    const row = Math.floor(i / 2);
    const y = cy + row * each;
    const proud = (row % 2 ? 1.4 : 0) + scatter(5, i) * 0.8;
    const [x, right] = i % 2 ? [w - t + 0.4, w + proud - 0.6] : [-proud + 0.6, t - 0.4];
    const corners: Point[] = [
      [x, y + 0.6],
      [right, y + 0.6],
      [right, y + each - 0.6],
      [x, y + each - 0.6],
    ];
    return { d: roundedPolygon(corners, 1.6), height: (h - y - each / 2) / h, id: 40 + i };
  });
}
