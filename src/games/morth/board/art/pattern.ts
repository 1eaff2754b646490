import type { Outline, Shape } from '@/scene/shapes';
import { circlePath, n } from '@/ui/art/outline';
import type { Box } from '../map/mapLayout';

const steps = (from: number, until: number, pitch: number): number[] =>
  Array.from({ length: Math.ceil((until - from) / pitch) + 1 }, (_, i) => from + i * pitch);

/** Furrows that rise to the right. */
const rows = ({ x, y, w, h }: Box, pitch: number): string =>
  steps(x - h, x + w, pitch * 1.3)
    .map((left) => `M${n(left)} ${n(y + h)}l${n(h)} ${n(-h)}`)
    .join('');

const chevrons = ({ x, y, w, h }: Box, pitch: number): string =>
  steps(y, y + h, pitch)
    .map(
      (top) =>
        `M${n(x)} ${n(top)}${steps(x, x + w, pitch * 1.2)
          .map(() => `l${n(pitch * 0.6)} ${n(-pitch * 0.5)}l${n(pitch * 0.6)} ${n(pitch * 0.5)}`)
          .join('')}`,
    )
    .join('');

const dots = ({ x, y, w, h }: Box, pitch: number): string =>
  steps(y, y + h, pitch)
    .map((top, i) =>
      steps(x + (i % 2) * pitch * 0.5, x + w, pitch)
        .map((left) => circlePath(left, top, pitch * 0.16))
        .join(''),
    )
    .join('');

const lattice = ({ x, y, w, h }: Box, pitch: number): string =>
  steps(x - h, x + w, pitch * 1.25)
    .map((left) => `M${n(left)} ${n(y)}l${n(h)} ${n(h)}M${n(left + h)} ${n(y)}l${n(-h)} ${n(h)}`)
    .join('');

/** One for each place at the table: whatever looks the seats have, no two stretches of the ring share a pattern. */
const PATTERNS: readonly ((box: Box, pitch: number) => string)[] = [rows, chevrons, dots, lattice];

/** The pattern of a place at the table over an outline that lies in a box: rows, chevrons, dots or lattice. */
export function patternShapes(place: number, clip: Outline, box: Box, pitch: number, tint: string): Shape {
  const pattern = PATTERNS[place % PATTERNS.length];
  const ink =
    pattern === dots
      ? { fill: tint }
      : { stroke: tint, strokeWidth: Math.max(0.8, pitch * (pattern === rows ? 0.3 : 0.17)) };
  return { t: 'group', clip, shapes: [{ t: 'path', d: pattern(box, pitch), ...ink }] };
}
