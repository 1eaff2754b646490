import type { Linear, Paint } from '@/scene/shapes';

import { color } from '@/look/tokens';

const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
const two = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** A colour of form #RRGGBB with an opacity from 0 to 1. */
export const fade = (hex: string, opacity: number): string => hex.slice(0, 7) + two(opacity * 255);

/** The colour part of the way from one #RRGGBB to another. */
export function mix(from: string, to: string, part: number): string {
  const at = (i: number) => two(channel(from, i) * (1 - part) + channel(to, i) * part);
  return `#${at(1)}${at(3)}${at(5)}`;
}

/** A gradient down from y to y + h. */
export const down = (y: number, h: number, colors: Linear['colors'], at?: Linear['at']): Paint => ({
  linear: { from: [0, y], to: [0, y + h], colors, ...(at && { at }) },
});

/** A gradient out from a centre. */
export const out = (cx: number, cy: number, radius: number, colors: Linear['colors'], at?: Linear['at']): Paint => ({
  radial: { center: [cx, cy], radius, colors, ...(at && { at }) },
});

/** The gold of the hall, lit from above. */
export const goldDown = (y: number, h: number): Paint => down(y, h, [color.goldTop, color.gold, color.goldLow]);

/** An even number from 0 to 1 that only depends on its arguments: stones look random and never change. */
export function scatter(seed: number, index: number): number {
  let h = Math.imul(seed + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}
