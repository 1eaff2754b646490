import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { n } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import { HEX } from '../layout/hexes';
import { iconDisc, numberDisc } from './disc';
import { hexPath } from './outlines';
import { EMBER, GOLD, GOLD_RIM, HEAL, HURT } from './palette';
import { BLESSING_ICONS, skull } from './silhouettes';
import type { Splash } from '../overlay';

/** Marks of one hex fill a box of side MARK about its middle. */
export const MARK = HEX * 2;
const C = MARK / 2;
const hex = (part: number) => ({ t: 'path', d: hexPath(C, C, HEX * part, 0.08) }) as const;

/** A hex where the hero may stop, or may only pass. */
export const reached = memo((stops: boolean): readonly Shape[] =>
  stops
    ? [
        { ...hex(0.93), fill: fade(GOLD, 0.28), stroke: '#1A140690', strokeWidth: 3 },
        { ...hex(0.93), stroke: GOLD_RIM, strokeWidth: HEX * 0.07 },
      ]
    : [
        {
          ...hex(0.9),
          fill: fade(GOLD, 0.08),
          stroke: fade(GOLD_RIM, 0.8),
          strokeWidth: 1.6,
          dash: [0.1, 4.4],
          cap: 'round',
        },
      ],
);

/** What it costs to get there. */
export const cost = memo((points: number): readonly Shape[] =>
  numberDisc(String(points), C, C, HEX * 0.36, fade(GOLD_RIM, 0.7)),
);

/** Another hex from which the chosen action can be done. */
export const stand = memo((): readonly Shape[] => [
  { ...hex(0.88), fill: fade(GOLD, 0.1), stroke: '#10100890', strokeWidth: 3 },
  { ...hex(0.88), stroke: fade(GOLD_RIM, 0.9), strokeWidth: 1.6, dash: [4, 3.4] },
]);

/** What is aimed at: a ring with four ticks, red for an enemy; green with a plus for a teammate. */
export const reticle = memo((help: boolean): readonly Shape[] => {
  const tint = help ? HEAL : HURT;
  const r = HEX * 1.12;
  const ticks = [0, 1, 2, 3]
    .map((i) => {
      const [dx, dy] = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ][i];
      return `M${n(C + dx * r * 0.88)} ${n(C + dy * r * 0.88)}L${n(C + dx * r * 1.14)} ${n(C + dy * r * 1.14)}`;
    })
    .join('');
  return [
    {
      t: 'circle',
      cx: C,
      cy: C,
      r: r * 1.02,
      fill: {
        radial: {
          center: [C, C],
          radius: r * 1.02,
          colors: [fade(tint, 0.05), fade(tint, 0.12), fade(tint, 0.42)],
          at: [0, 0.7, 1],
        },
      },
    },
    { t: 'circle', cx: C, cy: C, r, stroke: '#1E060CE0', strokeWidth: 5 },
    { t: 'circle', cx: C, cy: C, r, stroke: tint, strokeWidth: 2.6 },
    { t: 'path', d: ticks, stroke: '#1E060CE0', strokeWidth: 5.6, cap: 'round' },
    { t: 'path', d: ticks, stroke: tint, strokeWidth: 3, cap: 'round' },
  ];
});

/** Corner brackets round somebody who would be hit too. */
export const brackets = memo((): readonly Shape[] => {
  const [low, high, length] = [C - HEX * 0.98, C + HEX * 0.98, HEX * 0.42];
  const corner = (x: number, y: number, sx: number, sy: number) =>
    `M${n(x)} ${n(y + sy * length)}V${n(y)}H${n(x + sx * length)}`;
  const d = corner(low, low, 1, 1) + corner(high, low, -1, 1) + corner(low, high, 1, -1) + corner(high, high, -1, -1);
  return [
    { t: 'path', d, stroke: '#1A0806E0', strokeWidth: 5.4, cap: 'round' },
    { t: 'path', d, stroke: '#FF9A6E', strokeWidth: 2.8, cap: 'round' },
  ];
});

/** A bolt, or a burst, about cx, cy. */
const boltPath = (cx: number, cy: number, r: number): string =>
  `M${n(cx + r * 0.2)} ${n(cy - r)}L${n(cx - r * 0.6)} ${n(cy + r * 0.2)}H${n(cx - r * 0.05)}L${n(cx - r * 0.25)} ${n(cy + r)}L${n(cx + r * 0.6)} ${n(cy - r * 0.25)}H${n(cx + r * 0.05)}Z`;
const burstPath = (cx: number, cy: number, r: number): string =>
  Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 === 0 ? r : r * 0.52;
    const angle = (i * Math.PI) / 8;
    return `${i === 0 ? 'M' : 'L'}${n(cx + reach * Math.cos(angle))} ${n(cy + reach * Math.sin(angle))}`;
  }).join('') + 'Z';

/** Why a hex is hit beside the target: a small sign at its left, where hexes meet. */
function splashSign(by: Splash): readonly Shape[] {
  const [x, y, r] = [C - HEX * 1.02, C, HEX * 0.3];
  if (by === 'splinter' || by === 'shockwave') return iconDisc(BLESSING_ICONS[by], x, y, r, EMBER);
  const d = by === 'chain' ? boltPath(x, y, r * 0.72) : burstPath(x, y, r * 0.76);
  return [
    { t: 'circle', cx: x, cy: y, r, fill: '#1A0C06F2', stroke: EMBER, strokeWidth: 1.2 },
    { t: 'path', d, fill: EMBER },
  ];
}

/** A hex that the chosen action reaches beside its target: filled if somebody is hit there. */
export const splashed = memo((by: Splash, hits: boolean): readonly Shape[] => [
  { ...hex(0.92), fill: fade('#FF7A35', hits ? 0.38 : 0.16), stroke: '#1A080690', strokeWidth: 3.4 },
  { ...hex(0.92), stroke: EMBER, strokeWidth: 2, dash: [6, 4] },
]);
/** Over the pieces. */
export const splashMark = memo((by: Splash): readonly Shape[] => splashSign(by));

/** The node that blocks a line of sight. */
export const cross = memo((): readonly Shape[] => {
  const [r, a] = [HEX * 0.5, HEX * 0.22];
  return [
    {
      t: 'circle',
      cx: C,
      cy: C,
      r,
      fill: '#2A0810E8',
      stroke: '#FF5C6C',
      strokeWidth: 2.2,
      shadow: { dx: 0, dy: 1.5, blur: 4, color: '#000000A0' },
    },
    {
      t: 'path',
      d: `M${n(C - a)} ${n(C - a)}L${n(C + a)} ${n(C + a)}M${n(C + a)} ${n(C - a)}L${n(C - a)} ${n(C + a)}`,
      stroke: '#FF9AA4',
      strokeWidth: 3.6,
      cap: 'round',
    },
  ];
});

/** A hex on which one would be hit: the redder the more, with a dot for every three points that are to be expected, and a skull where death is near. */
export const danger = memo((dots: number, deadly: boolean): readonly Shape[] => [
  { ...hex(0.92), fill: fade('#FF3C50', 0.1 + 0.07 * dots) },
  ...Array.from({ length: dots }, (_, i): Shape => ({
    t: 'circle',
    cx: C + (i - (dots - 1) / 2) * HEX * 0.28,
    cy: C + HEX * 0.66,
    r: HEX * 0.1,
    fill: '#FF7D8A',
    stroke: '#2A0810',
    strokeWidth: 1,
  })),
  ...(deadly ? iconDisc(skull, C, C - HEX * 0.52, HEX * 0.26, HURT) : []),
]);

/** Who stands here may be slain, or cannot be hit. */
export const verdict = memo((safe: boolean): readonly Shape[] => {
  const r = HEX * 0.5;
  if (!safe) return iconDisc(skull, C, C, r, HURT);
  const shield = `M${n(C)} ${n(C - r * 0.62)}Q${n(C + r * 0.3)} ${n(C - r * 0.4)} ${n(C + r * 0.52)} ${n(C - r * 0.42)}Q${n(C + r * 0.56)} ${n(C + r * 0.3)} ${n(C)} ${n(C + r * 0.66)}Q${n(C - r * 0.56)} ${n(C + r * 0.3)} ${n(C - r * 0.52)} ${n(C - r * 0.42)}Q${n(C - r * 0.3)} ${n(C - r * 0.4)} ${n(C)} ${n(C - r * 0.62)}Z`;
  return [
    { t: 'circle', cx: C, cy: C, r, fill: '#06170FF2', stroke: HEAL, strokeWidth: 2 },
    { t: 'path', d: shield, fill: '#A9F5D0' },
  ];
});

/** The hex that a refusal is about. */
export const refused = memo((): readonly Shape[] => {
  const strokes = Array.from(
    { length: 9 },
    (_, i) => `M${n(C - HEX + i * 7 - HEX)} ${n(C + HEX)}l${n(2 * HEX)} ${n(-2 * HEX)}`,
  ).join('');
  return [
    { ...hex(0.92), fill: '#FF5C6C30', stroke: '#FF5C6C', strokeWidth: 2.4 },
    { t: 'group', clip: hex(0.9), shapes: [{ t: 'path', d: strokes, stroke: '#FF5C6C80', strokeWidth: 1.4 }] },
  ];
});
