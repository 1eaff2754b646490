import type { Outline, Shape } from '@/scene/shapes';
import { circlePath, n } from '@/ui/art/outline';
import type { MapColour } from '../../rules/data';
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

const PATTERNS: Readonly<Record<MapColour, (box: Box, pitch: number) => string>> = {
  yellow: rows,
  red: chevrons,
  purple: dots,
  grey: lattice,
};

/** The pattern of a map's colour over an outline that lies in a box: rows, chevrons, dots or lattice. */
export function patternShapes(colour: MapColour, clip: Outline, box: Box, pitch: number, tint: string): Shape {
  const d = PATTERNS[colour](box, pitch);
  const ink =
    colour === 'purple'
      ? { fill: tint }
      : { stroke: tint, strokeWidth: Math.max(0.8, pitch * (colour === 'yellow' ? 0.3 : 0.17)) };
  return { t: 'group', clip, shapes: [{ t: 'path', d, ...ink }] };
}
