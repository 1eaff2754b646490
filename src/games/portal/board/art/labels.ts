import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { seatLook } from '@/ui/art/emblem';
import { polygon } from '@/ui/art/outline';
import type { Note } from '../overlay';
import { CLEAR, GOLD, PAPER, WRONG } from './marks';

/** How wide words of a size are, near enough for what is drawn round them. */
const wide = (text: string, size: number): number => Array.from(text).length * size * 0.53;

const LABEL = 12;
export const LABEL_HEIGHT = 18;

export const labelWidth = (text: string, ticked: boolean): number => wide(text, LABEL) + 16 + (ticked ? 14 : 0);

/** The label of a unit: square for one half of the looks, round for the other; a tick where it has acted. */
export const unitLabel = memo((text: string, look: number, chosen: boolean, ticked: boolean): readonly Shape[] => {
  const w = labelWidth(text, ticked);
  const tint = chosen ? GOLD : seatLook(look).color;
  return [
    {
      t: 'rect',
      x: 1,
      y: 1,
      w: w - 2,
      h: LABEL_HEIGHT - 2,
      r: look % 2 ? 8 : 3,
      fill: '#0B1018EB',
      stroke: tint,
      strokeWidth: 1.3,
    },
    {
      t: 'text',
      text,
      x: 4,
      y: 0,
      w: w - 8 - (ticked ? 14 : 0),
      h: LABEL_HEIGHT,
      align: 'center',
      valign: 'middle',
      font: 'alegreya800',
      size: LABEL,
      minSize: 8,
      fill: tint,
    },
    ...(ticked
      ? ([{ t: 'path', d: `M${w - 18} 9l4 4l7 -8`, stroke: '#A7E8C8', strokeWidth: 2, cap: 'round' }] as const)
      : []),
  ];
});

const NOTE = 13;
const LINE = 17;

export const noteSize = (lines: readonly string[]): { readonly w: number; readonly h: number } => ({
  w: Math.max(...lines.map((line) => wide(line, NOTE))) + 22,
  h: lines.length * LINE + 9,
});

const TONES: Readonly<Record<Note['tone'], string>> = { plain: '#AEBBE0', good: CLEAR, bad: WRONG, gold: GOLD };

/** Words on a dark plate. */
export const noteArt = memo((lines: readonly string[], tone: Note['tone']): readonly Shape[] => {
  const { w, h } = noteSize(lines);
  return [
    {
      t: 'rect',
      x: 1,
      y: 1,
      w: w - 2,
      h: h - 2,
      r: 9,
      fill: '#0B0F18F2',
      stroke: TONES[tone],
      strokeWidth: 1.6,
      shadow: { dx: 0, dy: 2, blur: 6, color: '#000000A0' },
    },
    ...lines.map((text, i): Shape => ({
      t: 'text',
      text,
      x: 6,
      y: 4.5 + i * LINE,
      w: w - 12,
      h: LINE,
      align: 'center',
      valign: 'middle',
      font: 'alegreya700',
      size: NOTE,
      minSize: 9,
      fill: i === 0 ? PAPER : TONES[tone],
    })),
  ];
});

/** PORT-004 Dice are shapes: triangle, square, diamond, kite, pentagon, hexagon, in a box of side size. */
function dieOutline(die: number, size: number): string {
  const c = size / 2;
  const at = (angle: number, far: number): readonly [number, number] => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return [c + Math.cos(turn) * far * c, c + Math.sin(turn) * far * c];
  };
  const ring = (count: number, far: number, from = 0) =>
    Array.from({ length: count }, (_, i) => at(from + (360 / count) * i, far));
  if (die === 4) return polygon(ring(3, 1.08));
  if (die === 6) return polygon(ring(4, 1.12, 45));
  if (die === 8) return polygon(ring(4, 1));
  if (die === 10) return polygon([at(0, 1), at(100, 0.9), at(180, 0.92), at(260, 0.9)]);
  if (die === 12) return polygon(ring(5, 1));
  return polygon(ring(6, 1));
}

/** A die with its face. */
export const dieArt = memo((die: number, face: string, tint: string, size: number): readonly Shape[] => [
  { t: 'path', d: dieOutline(die, size), fill: '#101626F5', stroke: tint, strokeWidth: Math.max(1.4, size * 0.07) },
  {
    t: 'text',
    text: face,
    x: 0,
    y: die === 4 ? size * 0.1 : 0,
    w: size,
    h: size,
    align: 'center',
    valign: 'middle',
    font: 'alegreya800',
    size: size * 0.46,
    fill: PAPER,
  },
]);
