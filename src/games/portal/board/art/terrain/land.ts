import type { Shape } from '@/scene/shapes';
import { n, polygon, roundedPolygon, type Point } from '@/ui/art/outline';
import { down, fade, mix, scatter } from '@/ui/art/paint';
import { shadowOf, shrunk, spanOf, type Lay } from './lay';

/** Contours, the higher the lighter. */
function hill({ outline, turn }: Lay, steps: number, foot: string, top: string): readonly Shape[] {
  const [dx, dy] = shadowOf(turn, 9);
  return [
    { t: 'path', d: roundedPolygon(outline, 26), x: dx, y: dy, fill: fade('#04100B', 0.5), blur: 7 },
    ...Array.from({ length: steps }, (_, i): Shape => {
      const part = 1 - (i / steps) * 0.86;
      const [sx, sy] = shadowOf(turn, -i * 2.2);
      return {
        t: 'path',
        d: roundedPolygon(shrunk(outline, part), 30 * part + 4),
        x: sx,
        y: sy,
        fill: mix(foot, top, i / (steps - 1)),
        stroke: fade('#1C2A1B', 0.45),
        strokeWidth: 1.1,
        shadow: { dx: 1, dy: 2, blur: 4, color: '#0A140C70' },
      };
    }),
  ];
}

export const gentleHill = (lay: Lay): readonly Shape[] => hill(lay, 5, '#4B6A44', '#9DAE6C');
export const steepHill = (lay: Lay): readonly Shape[] => hill(lay, 7, '#54563F', '#C2B58A');

const ripples = (w: number, h: number, seed: number): string =>
  Array.from({ length: Math.floor((w * h) / 900) }, (_, i) => {
    const x = (scatter(seed, i) - 0.5) * w * 0.86;
    const y = (scatter(seed + 1, i) - 0.5) * h * 0.72;
    return `M${n(x - 7)} ${n(y)}q3.5 -2.4 7 0t7 0`;
  }).join('');

const water = (d: string, w: number, h: number, seed: number): readonly Shape[] => [
  {
    t: 'path',
    d,
    fill: down(-h / 2, h, ['#2F6D86', '#1D4F6C', '#2A6680']),
    innerShadow: { dx: 0, dy: 3, blur: 9, color: '#06202EC0' },
  },
  { t: 'path', d: ripples(w, h, seed), stroke: fade('#BFE8F2', 0.36), strokeWidth: 1.2, cap: 'round' },
];

export const pond = ({ outline, seed }: Lay): readonly Shape[] => {
  const { w, h } = spanOf(outline);
  const bank = roundedPolygon(outline, 30);
  return [
    { t: 'path', d: bank, stroke: fade('#A58F5C', 0.8), strokeWidth: 7, blur: 2 },
    ...water(bank, w, h, seed),
    { t: 'path', d: roundedPolygon(shrunk(outline, 0.93), 28), stroke: fade('#CDEBF2', 0.3), strokeWidth: 1.4 },
  ];
};

type Patch = { readonly key: 'bridge' | 'ford'; readonly outline: readonly Point[] };

const boxOf = (outline: readonly Point[]) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
};

/** Planks between two rails. */
function bridge(outline: readonly Point[], turn: number): readonly Shape[] {
  const { x, y, w, h } = boxOf(outline);
  const [dx, dy] = shadowOf(turn, 6);
  const planks = Array.from({ length: Math.floor(h / 8) }, (_, i) => `M${n(x)} ${n(y + (i + 1) * 8)}h${n(w)}`).join('');
  return [
    { t: 'rect', x: x + dx, y: y + dy, w, h, fill: fade('#03101A', 0.6), blur: 3 },
    {
      t: 'rect',
      x,
      y,
      w,
      h,
      fill: { linear: { from: [x, 0], to: [x + w, 0], colors: ['#B78B57', '#D3A973', '#A87A48'] } },
    },
    { t: 'path', d: planks, stroke: fade('#4B2F16', 0.75), strokeWidth: 1.2 },
    { t: 'path', d: `M${n(x + 3)} ${n(y)}v${n(h)}M${n(x + w - 3)} ${n(y)}v${n(h)}`, stroke: '#6B4826', strokeWidth: 5 },
    {
      t: 'path',
      d: `M${n(x + 2)} ${n(y)}v${n(h)}M${n(x + w - 4)} ${n(y)}v${n(h)}`,
      stroke: '#E0BB86',
      strokeWidth: 1.4,
    },
  ];
}

/** Shallow water over gravel with stepping stones. */
function ford(outline: readonly Point[], seed: number): readonly Shape[] {
  const { x, y, w, h } = boxOf(outline);
  return [
    { t: 'rect', x, y, w, h, fill: fade('#B79E6B', 0.6), blur: 4 },
    { t: 'rect', x: x + 4, y, w: w - 8, h, fill: fade('#7FB7B5', 0.42) },
    ...Array.from({ length: 26 }, (_, i): Shape => {
      const [px, py] = [x + 6 + scatter(seed, i) * (w - 12), y + 4 + scatter(seed + 2, i) * (h - 8)];
      const r = 1.6 + scatter(seed + 3, i) * 2.6;
      return {
        t: 'circle',
        cx: px,
        cy: py,
        r,
        fill: mix('#8D8672', '#CFC6AB', scatter(seed + 4, i)),
        stroke: fade('#2A2A22', 0.4),
        strokeWidth: 0.6,
      };
    }),
  ];
}

export const river = ({ outline, turn, seed }: Lay, patches: readonly Patch[]): readonly Shape[] => {
  const { w, h } = spanOf(outline);
  const d = polygon(outline);
  return [
    { t: 'path', d, stroke: fade('#9C8A58', 0.85), strokeWidth: 9, blur: 3 },
    ...water(d, w, h, seed),
    {
      t: 'path',
      d: `M${n(-w / 2)} ${n(-h / 2 + 3)}h${n(w)}M${n(-w / 2)} ${n(h / 2 - 3)}h${n(w)}`,
      stroke: fade('#D8F0F0', 0.32),
      strokeWidth: 1.6,
    },
    ...patches.flatMap((patch, i) =>
      patch.key === 'bridge' ? bridge(patch.outline, turn) : ford(patch.outline, seed + i),
    ),
  ];
};

/** A thatched roof with its ridge, a chimney and a little smoke. */
export const cottage = ({ outline, turn, seed }: Lay): readonly Shape[] => {
  const { w, h } = spanOf(outline);
  const [x, y] = [-w / 2, -h / 2];
  const [dx, dy] = shadowOf(turn, 11);
  const straw = (from: number, to: number) =>
    Array.from({ length: Math.floor(w / 5) }, (_, i) => {
      const at = x + 3 + i * 5 + scatter(seed, i) * 2;
      return `M${n(at)} ${n(from)}L${n(at + (scatter(seed + 2, i) - 0.5) * 3)} ${n(to)}`;
    }).join('');
  return [
    { t: 'rect', x: x + dx, y: y + dy, w, h, r: 3, fill: fade('#040A08', 0.6), blur: 4 },
    { t: 'rect', x, y, w, h: h / 2, r: [3, 3, 0, 0], fill: down(y, h / 2, ['#B98A54', '#D8AC72']) },
    { t: 'rect', x, y: 0, w, h: h / 2, r: [0, 0, 3, 3], fill: down(0, h / 2, ['#8A5F35', '#5E3E20']) },
    { t: 'path', d: straw(y + 2, -2), stroke: fade('#6D4A24', 0.5), strokeWidth: 1 },
    { t: 'path', d: straw(2, -y - 2), stroke: fade('#2F1C0B', 0.5), strokeWidth: 1 },
    { t: 'path', d: `M${n(x)} 0h${n(w)}`, stroke: '#F0CD94', strokeWidth: 2.6 },
    {
      t: 'rect',
      x: x + w * 0.68,
      y: y + h * 0.16,
      w: 13,
      h: 13,
      r: 1.5,
      fill: '#8B93AE',
      stroke: '#2B3252',
      strokeWidth: 1.3,
    },
    { t: 'rect', x: x + w * 0.68 + 4, y: y + h * 0.16 + 4, w: 5, h: 5, fill: '#151A2C' },
    { t: 'rect', x, y, w, h, r: 3, stroke: '#2A1A0C', strokeWidth: 1.6 },
  ];
};
