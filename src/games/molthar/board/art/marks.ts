import type { Shape } from '@/scene/shapes';
import { color } from '@/look/tokens';
import type { Kind } from '../../rules/types';
import { memo } from '@/scene/memo';
import { KIND_COLORS } from './palette';

/** Two arrows that follow each other, in a box of side size. */
export const swapArrows = memo((size: number, tint: string): readonly Shape[] => {
  const line = { t: 'path', scale: size / 24, stroke: tint, strokeWidth: (2.4 * size) / 24, cap: 'round' } as const;
  return [
    { ...line, d: 'M4.6 10.4A7.8 7.8 0 0 1 18.6 8.2' },
    { ...line, d: 'M19.2 3.8V8.6H14.4' },
    { ...line, d: 'M19.4 13.6A7.8 7.8 0 0 1 5.4 15.8' },
    { ...line, d: 'M4.8 20.2V15.4H9.6' },
  ];
});

/** An arrow to the right of length w, from x about y. */
export const arrowPath = (x: number, y: number, w: number): string =>
  `M${x} ${y}H${x + w}M${x + w * 0.58} ${y - w * 0.36}L${x + w} ${y}L${x + w * 0.58} ${y + w * 0.36}`;

function starPath(c: number, outer: number, inner: number, spikes: number): string {
  const points = Array.from({ length: spikes * 2 }, (_, i) => {
    const [angle, r] = [(Math.PI * i) / spikes - Math.PI / 2, i % 2 === 0 ? outer : inner];
    return `${(c + r * Math.cos(angle)).toFixed(2)} ${(c + r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

function once(size: number): readonly Shape[] {
  const c = size / 2;
  return [
    { t: 'path', d: starPath(c, c, c * 0.7, 9), fill: KIND_COLORS.red.line },
    {
      t: 'text',
      text: '1',
      x: 0,
      y: 0,
      w: size,
      h: size,
      font: 'cinzel900',
      size: size * 0.52,
      fill: color.ink,
      align: 'center',
      valign: 'middle',
    },
  ];
}

function stays(size: number): readonly Shape[] {
  const c = size / 2;
  const a = size * 0.155;
  const loop = `M${c} ${c}C${c - a} ${c - 1.5 * a} ${c - 2.25 * a} ${c - 1.25 * a} ${c - 2.25 * a} ${c}S${c - a} ${c + 1.5 * a} ${c} ${c}S${c + 2.25 * a} ${c - 1.25 * a} ${c + 2.25 * a} ${c}S${c + a} ${c + 1.5 * a} ${c} ${c}Z`;
  return [
    { t: 'circle', cx: c, cy: c, r: c * 0.96, fill: KIND_COLORS.blue.line },
    { t: 'path', d: loop, stroke: color.ink, strokeWidth: size * 0.1 },
  ];
}

/** How long an ability lasts: a spiked star with 1 (once), a disc with a loop (stays), nothing for green. */
export const kindMark = memo((kind: Kind, size: number): readonly Shape[] =>
  kind === 'red' ? once(size) : kind === 'blue' ? stays(size) : [],
);

/** Two people: neighbours may use this card, too. In a dark disc with a gold edge. */
export const peopleBadge = memo((size: number): readonly Shape[] => {
  const c = size / 2;
  const line = {
    t: 'path',
    x: size * 0.2,
    y: size * 0.2,
    scale: (size * 0.6) / 24,
    stroke: color.gold,
    strokeWidth: size * 0.062,
    cap: 'round',
  } as const;
  return [
    { t: 'circle', cx: c, cy: c, r: c - 0.8, fill: color.night, stroke: color.gold, strokeWidth: 1.3 },
    { ...line, d: 'M9 11.5a4 4 0 1 0 0-8a4 4 0 1 0 0 8Z' },
    { ...line, d: 'M2 20.5c0-4 3-6 7-6s7 2 7 6' },
    { ...line, d: 'M16 3.6a4 4 0 0 1 0 7.8' },
    { ...line, d: 'M18.4 14.8c2.3.8 3.6 2.8 3.6 5.4' },
  ];
});
