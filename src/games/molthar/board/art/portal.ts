import type { Outline, Shape, Swirl } from '@/scene/shapes';
import { down } from '@/ui/art/paint';
import { memo } from './memo';

/** Thickness of the portal's stone. */
const STONE = 6;
const STEP = 6;

function archPath(x: number, y: number, w: number, h: number, rise: number, shoulder: number): string {
  const [right, bottom, s] = [x + w, y + h, y + rise];
  return `M${x} ${bottom}V${s + shoulder}C${x} ${s} ${x + shoulder * 0.3} ${s - shoulder * 0.1} ${x + shoulder} ${s - shoulder * 0.42}Q${x + w / 2} ${y - rise * 0.55} ${right - shoulder} ${s - shoulder * 0.42}C${right - shoulder * 0.3} ${s - shoulder * 0.1} ${right} ${s} ${right} ${s + shoulder}V${bottom}Z`;
}

type Arch = { readonly w: number; readonly h: number };

const outer = ({ w, h }: Arch) => archPath(STONE, 0, w - 2 * STONE, h - STEP, h * 0.15, h * 0.1);
const inner = ({ w, h }: Arch) => archPath(2 * STONE, STONE, w - 4 * STONE, h - STEP - STONE, h * 0.14, h * 0.09);

/** The living part: swirl and the opening it is cut to. */
export function portalSwirl(w: number, h: number, seed: number): Swirl & { readonly clip: Outline } {
  return { t: 'swirl', x: 0, y: 0, w, h, colors: ['#B79CFF', '#5A35B8'], seed, clip: { t: 'path', d: inner({ w, h }) } };
}

/** The own portal: a low arch of stone, the light round it and the step before it. The opening is left to the swirl. */
export const portalArch = memo((w: number, h: number): readonly Shape[] => {
  const arch = { w, h };
  return [
    { t: 'path', d: outer(arch), stroke: '#B79CFF66', strokeWidth: 10, blur: 9 },
    { t: 'group', clip: { t: 'path', d: inner(arch) }, shapes: [{ t: 'rect', x: 0, y: 0, w, h, fill: down(0, h, ['#1A124010', '#1A124000', '#0E0A2899'], [0, 0.4, 1]) }] },
    { t: 'path', d: outer(arch), stroke: down(0, h, ['#5A6DA8', '#3F5088']), strokeWidth: 2 * STONE },
    { t: 'path', d: inner(arch), stroke: '#D9C8FF', strokeWidth: 1.4 },
    { t: 'rect', x: 0, y: h - STEP, w, h: STEP, fill: down(h - STEP, STEP, ['#5E71AE', '#3B4A80']) },
    { t: 'rect', x: 0, y: h - STEP, w, h: 1.2, fill: '#AFC0F4' },
  ];
});
