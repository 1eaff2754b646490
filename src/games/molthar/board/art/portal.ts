import type { Outline, Shape, Swirl } from '@/scene/shapes';
import { down } from '@/ui/art/paint';
import { memo } from '@/scene/memo';

/** Thickness of the portal's stone. */
const STONE = 7;
const STEP = 6;

/** A low arch on two uprights, in a box from 0, 0 to w, h, inset on all sides but the foot. */
function archPath(w: number, h: number, inset: number): string {
  const [left, right, foot] = [inset, w - inset, h - STEP];
  const top = inset * 0.8;
  const shoulder = h * 0.17;
  const curve = Math.min(22, w * 0.1);
  return `M${left} ${foot}V${shoulder + curve}Q${left} ${shoulder} ${left + curve} ${shoulder - curve * 0.32}Q${w / 2} ${top - shoulder * 0.62 + inset * 0.5} ${right - curve} ${shoulder - curve * 0.32}Q${right} ${shoulder} ${right} ${shoulder + curve}V${foot}Z`;
}

/** The living part: swirl and the opening it is cut to. */
export function portalSwirl(w: number, h: number, seed: number): Swirl & { readonly clip: Outline } {
  return {
    t: 'swirl',
    x: 0,
    y: 0,
    w,
    h,
    colors: ['#B79CFF', '#5A35B8'],
    seed,
    clip: { t: 'path', d: archPath(w, h, STONE) },
  };
}

/** The own portal: a low arch of stone, the light round it and the step before it. The opening is left to the swirl. */
export const portalArch = memo((w: number, h: number): readonly Shape[] => {
  const inner = archPath(w, h, STONE);
  const middle = archPath(w, h, STONE / 2);
  return [
    { t: 'path', d: archPath(w, h, STONE * 0.4), stroke: '#B79CFF80', strokeWidth: 8, blur: 8 },
    {
      t: 'group',
      clip: { t: 'path', d: inner },
      shapes: [
        { t: 'rect', x: 0, y: 0, w, h, fill: down(0, h, ['#1A124000', '#1A124000', '#0E0A2880'], [0, 0.5, 1]) },
        { t: 'path', d: inner, stroke: '#12092E99', strokeWidth: 10, blur: 5 },
      ],
    },
    { t: 'path', d: middle, stroke: down(0, h, ['#5C6FAE', '#45568F', '#3A4A80']), strokeWidth: STONE },
    { t: 'path', d: archPath(w, h, 0.8), stroke: down(0, h * 0.6, ['#8496D6', '#4A5E9200']), strokeWidth: 1.2 },
    { t: 'path', d: inner, stroke: '#DCCBFF', strokeWidth: 1.5 },
    { t: 'rect', x: -4, y: h - STEP, w: w + 8, h: STEP, r: 1.5, fill: down(h - STEP, STEP, ['#5E71AE', '#3B4A80']) },
    { t: 'rect', x: -4, y: h - STEP, w: w + 8, h: 1.2, fill: '#AFC0F4' },
  ];
});
