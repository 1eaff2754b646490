import type { Shape } from '@/scene/shapes';
import { color } from '@/look/tokens';
import { down, fade, mix, out } from '@/ui/art/paint';

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** Light, middle and rim of a small pearl. */
const PEARLS = [
  ['#FFFCEE', '#F2CF80', '#B3842F'],
  ['#F5F3FF', '#B3ACFB', '#635AC4'],
  ['#F2F8FF', '#9EC4FA', '#4A77BF'],
] as const;
const CARDS = ['#8FD1A0', '#7FB4FF'] as const;

const card = ({ x, y, w, h }: Box, edge: string, unit: number): Shape => ({
  t: 'rect',
  x,
  y,
  w,
  h,
  r: unit * 0.06,
  fill: down(y, h, ['#2A3A66', '#131C36']),
  stroke: edge,
  strokeWidth: unit * 0.022,
  shadow: { dx: 0, dy: unit * 0.02, blur: unit * 0.05, color: fade(color.scrim, 0.7) },
});

function pearlCard(i: number, unit: number): Shape[] {
  const [light = '#FFFFFF', middle = '#D5DCF0', rim = '#8A96B8'] = PEARLS[i] ?? [];
  const box = { x: unit * (0.07 + i * 0.3), y: unit * 0.09, w: unit * 0.26, h: unit * 0.35 };
  const [cx, cy, r] = [box.x + box.w / 2, box.y + box.h / 2, unit * 0.088];
  return [
    card(box, color.lineBright, unit),
    { t: 'circle', cx, cy, r, fill: out(cx - r * 0.3, cy - r * 0.4, r * 1.5, [light, middle, rim]) },
  ];
}

function portalCard(i: number, unit: number): Shape[] {
  const tint = CARDS[i] ?? color.violet;
  const box = { x: unit * (0.12 + i * 0.41), y: unit * 0.51, w: unit * 0.34, h: unit * 0.41 };
  const cx = box.x + box.w / 2;
  return [
    card(box, tint, unit),
    { t: 'circle', cx, cy: box.y + box.h * 0.42, r: unit * 0.095, fill: mix(tint, color.night, 0.12) },
    {
      t: 'rect',
      x: cx - unit * 0.085,
      y: box.y + box.h * 0.77,
      w: unit * 0.17,
      h: unit * 0.035,
      r: unit * 0.02,
      fill: color.text,
    },
  ];
}

/** A table of Molthar from far, in a box of side unit: three pearls and two characters. */
export const thumbnail = (unit: number): Shape[] => [
  ...[0, 1, 2].flatMap((i) => pearlCard(i, unit)),
  ...[0, 1].flatMap((i) => portalCard(i, unit)),
];
