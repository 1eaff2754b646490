import type { Shape } from '@/scene/shapes';

import { LOGO_OPENING, LOGO_OUTLINE, logoMark } from './logo';
import { fade, out } from './paint';

/** Night with the light of a gate in it. */
const night = (size: number): Shape[] => [
  {
    t: 'rect',
    x: 0,
    y: 0,
    w: size,
    h: size,
    fill: out(size / 2, size * 0.46, size * 0.72, ['#2B2A6E', '#151D3C', '#0B1020'], [0, 0.55, 1]),
  },
  {
    t: 'circle',
    cx: size / 2,
    cy: size * 0.52,
    r: size * 0.36,
    fill: out(size / 2, size * 0.52, size * 0.36, [fade('#B79CFF', 0.55), fade('#B79CFF', 0)]),
  },
];

const mark = (size: number, part: number): Shape => ({
  t: 'group',
  x: (size * (1 - part)) / 2,
  y: (size * (1 - part)) / 2,
  shapes: logoMark(size * part),
});

const shadow = (size: number, part: number): Shape => ({
  t: 'path',
  d: LOGO_OUTLINE,
  scale: (size * part) / 24,
  x: (size * (1 - part)) / 2,
  y: (size * (1 - part)) / 2 + size * 0.02,
  fill: fade('#04060F', 0.55),
  blur: size * 0.02,
});

/** The light in the opening of the mark. */
const light = (size: number, part: number): Shape => ({
  t: 'path',
  d: LOGO_OPENING,
  scale: (size * part) / 24,
  x: (size * (1 - part)) / 2,
  y: (size * (1 - part)) / 2,
  fill: out(size / 2, size * 0.46, size * part * 0.42, ['#E6DAFF', '#9C7BFF', '#3B2A9E'], [0, 0.5, 1]),
});

/** White where the mark is: the system gives it its own colour. */
const plain = (shapes: readonly Shape[]): Shape[] =>
  shapes.map((shape) =>
    shape.t === 'group'
      ? { ...shape, shapes: plain(shape.shapes) }
      : 'fill' in shape
        ? { ...shape, fill: '#FFFFFF' }
        : shape,
  );

/** Pictures of the app for systems and browsers: side in pixels and shapes. */
export const APP_ICONS = {
  icon: { side: 1024, shapes: [...night(1024), shadow(1024, 0.62), light(1024, 0.62), mark(1024, 0.62)] },
  'adaptive-icon': { side: 1024, shapes: [light(1024, 0.46), mark(1024, 0.46)] },
  'monochrome-icon': { side: 1024, shapes: plain([mark(1024, 0.46)]) },
  splash: { side: 660, shapes: [light(660, 0.92), mark(660, 0.92)] },
  favicon: {
    side: 64,
    shapes: [
      {
        t: 'group',
        clip: { t: 'rect', x: 0, y: 0, w: 64, h: 64, r: 14 },
        shapes: [...night(64), light(64, 0.74), mark(64, 0.74)],
      },
    ],
  },
} as const satisfies Record<string, { side: number; shapes: readonly Shape[] }>;
