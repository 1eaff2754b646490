import brokenHeart from '@iconify/icons-game-icons/broken-heart';
import overlordHelm from '@iconify/icons-game-icons/overlord-helm';
import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import { circlePath, polygon, regular, type Point } from '@/ui/art/outline';
import { down } from '@/ui/art/paint';
import { memo } from '@/scene/memo';

/** A gold coin in a box of side size. */
export const coin = memo((size: number): readonly Shape[] => {
  const c = size / 2;
  return [
    { t: 'circle', cx: c, cy: c + size * 0.03, r: c * 0.94, fill: '#5A3A0C' },
    {
      t: 'circle',
      cx: c,
      cy: c - size * 0.01,
      r: c * 0.9,
      fill: { linear: { from: [0, 0], to: [size, size], colors: ['#FFF3C8', '#F0C75E', '#C08A2A'] } },
      stroke: '#7A5214',
      strokeWidth: Math.max(0.7, size * 0.05),
    },
    {
      t: 'circle',
      cx: c,
      cy: c - size * 0.01,
      r: c * 0.64,
      stroke: '#9A6C1E',
      strokeWidth: Math.max(0.6, size * 0.045),
    },
    { t: 'path', d: polygon(regular(4, c, c - size * 0.01, c * 0.36)), fill: '#9A6C1E' },
    {
      t: 'path',
      d: `M${c * 0.36} ${c * 0.82}A${c * 0.72} ${c * 0.72} 0 0 1 ${c * 0.98} ${c * 0.3}`,
      stroke: '#FFFFFFB0',
      strokeWidth: size * 0.05,
      cap: 'round',
    },
  ];
});

/** Coins in a heap, in a box of side size. */
export const coins = memo((size: number): readonly Shape[] => {
  const s = size * 0.56;
  return [
    { t: 'group', x: size * 0.42, y: size * 0.36, shapes: coin(s) },
    { t: 'group', x: size * 0.02, y: size * 0.38, shapes: coin(s) },
    { t: 'group', x: size * 0.22, y: size * 0.06, shapes: coin(s) },
  ];
});

/** A wound: a broken heart, in a box of side size. */
export const wound = memo((size: number): readonly Shape[] => [
  { ...placeIcon(brokenHeart, 0, size * 0.03, size), fill: '#3A060E' },
  { ...placeIcon(brokenHeart, 0, 0, size), fill: down(0, size, ['#FFA3AC', '#FF5C6C', '#D1304A']) },
]);

/** A point of experience: a star, in a box of side size. */
export const experience = memo((size: number): readonly Shape[] => {
  const c = size / 2;
  const points = regular(10, c, c * 1.04, 1).map(([x, y], i): Point => {
    const r = i % 2 === 0 ? c * 0.96 : c * 0.46;
    return [c + (x - c) * r, c * 1.04 + (y - c * 1.04) * r];
  });
  return [
    {
      t: 'path',
      d: polygon(points),
      fill: down(0, size, ['#E4ECFF', '#9DB7FF', '#5F7FD8']),
      stroke: '#16224A',
      strokeWidth: Math.max(0.8, size * 0.06),
      cap: 'round',
    },
  ];
});

/** The token of whoever plays Lord Morth in this wave, in a box of side size. */
export const lordMorth = memo((size: number): readonly Shape[] => {
  const c = size / 2;
  return [
    {
      t: 'circle',
      cx: c,
      cy: c,
      r: c * 0.94,
      fill: { radial: { center: [c * 0.8, c * 0.7], radius: size * 0.8, colors: ['#7A2230', '#3A0C1C', '#15050C'] } },
      stroke: '#FF8A55',
      strokeWidth: Math.max(1, size * 0.055),
    },
    {
      t: 'path',
      d: circlePath(c, c, c * 0.78),
      stroke: '#FFB68A',
      strokeWidth: Math.max(0.6, size * 0.02),
      dash: [size * 0.03, size * 0.06],
      opacity: 0.7,
    },
    {
      ...placeIcon(overlordHelm, size * 0.2, size * 0.2, size * 0.6),
      fill: down(size * 0.2, size * 0.6, ['#FFE9D2', '#FFB07A']),
    },
  ];
});
