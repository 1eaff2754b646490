import { n, type Point } from '@/ui/art/outline';

/** The point of a circle about c, c at an angle clockwise from straight up. */
export const polar = (c: number, r: number, angle: number): Point => [c + r * Math.sin(angle), c - r * Math.cos(angle)];

const to = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Path data of an arc from one angle to another, clockwise if that one is larger. */
export function arcLine(c: number, r: number, from: number, until: number): string {
  const large = Math.abs(until - from) > Math.PI ? 1 : 0;
  return `M${to(polar(c, r, from))}A${n(r)} ${n(r)} 0 ${large} ${until > from ? 1 : 0} ${to(polar(c, r, until))}`;
}

/** Path data of a piece of a ring between two radii and two angles less than a full turn apart. */
export function ringPiece(c: number, inner: number, outer: number, from: number, until: number): string {
  const large = until - from > Math.PI ? 1 : 0;
  return `${arcLine(c, outer, from, until)}L${to(polar(c, inner, until))}A${n(inner)} ${n(inner)} 0 ${large} 0 ${to(polar(c, inner, from))}Z`;
}
