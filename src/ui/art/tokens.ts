import laurels from '@iconify/icons-game-icons/laurels';
import meepleIcon from '@iconify/icons-game-icons/meeple';
import robotIcon from '@iconify/icons-game-icons/vintage-robot';
import type { Shape } from '@/scene/shapes';

import { color } from '@/look/tokens';
import { placeIcon } from './icon';
import { memo } from '@/scene/memo';
import { circlePath, polygon, polyline, shieldPath, type Point } from './outline';
import { down, fade, goldDown, out } from './paint';

/** Width of a shield for its height. */
export const SHIELD_RATIO = 0.86;

/** Points on a shield of height h: gold once there is something to count. */
export const shield = memo((value: string, h: number, gold: boolean = true): Shape[] => {
  const w = h * SHIELD_RATIO;
  const edge = Math.max(1, h * 0.035);
  const size = h * (value.length > 2 ? 0.34 : value.length > 1 ? 0.44 : 0.52);
  const body = shieldPath(edge, edge, w - 2 * edge, h - 2 * edge);
  return [
    {
      t: 'path',
      d: body,
      fill: gold ? goldDown(0, h) : down(0, h, [color.line, color.raised]),
      stroke: gold ? color.goldEdge : color.muted,
      strokeWidth: edge,
      shadow: { dx: 0, dy: h * 0.04, blur: h * 0.06, color: fade(color.scrim, 0.55) },
    },
    {
      t: 'path',
      d: `M${w * 0.1} ${h * 0.17}C${w * 0.25} ${h * 0.16} ${w * 0.4} ${h * 0.12} ${w * 0.5} ${h * 0.08}C${w * 0.6} ${h * 0.12} ${w * 0.75} ${h * 0.16} ${w * 0.9} ${h * 0.17}`,
      stroke: fade('#FFFFFF', gold ? 0.65 : 0.22),
      strokeWidth: edge,
      cap: 'round',
    },
    {
      t: 'text',
      text: value,
      x: 0,
      y: h * 0.05,
      w,
      h: h * 0.82,
      valign: 'middle',
      align: 'center',
      font: 'cinzel900',
      size,
      minSize: size * 0.7,
      fill: gold ? color.ink : color.text,
    },
  ];
});

const GEM_TOP: readonly Point[] = [
  [0.22, 0.06],
  [0.78, 0.06],
  [1, 0.36],
  [0.5, 1],
  [0, 0.36],
];
/** Facets of a brilliant from the side: corners, shade. */
const FACETS: readonly (readonly [readonly Point[], string])[] = [
  [
    [
      [0, 0.36],
      [0.22, 0.06],
      [0.28, 0.36],
    ],
    '#BDF4FF',
  ],
  [
    [
      [0.22, 0.06],
      [0.5, 0.06],
      [0.28, 0.36],
    ],
    '#F2FEFF',
  ],
  [
    [
      [0.5, 0.06],
      [0.72, 0.36],
      [0.28, 0.36],
    ],
    '#9BE9FA',
  ],
  [
    [
      [0.5, 0.06],
      [0.78, 0.06],
      [0.72, 0.36],
    ],
    '#D6F9FF',
  ],
  [
    [
      [0.78, 0.06],
      [1, 0.36],
      [0.72, 0.36],
    ],
    '#6FCFE8',
  ],
  [
    [
      [0, 0.36],
      [0.28, 0.36],
      [0.5, 1],
    ],
    '#8FE6F7',
  ],
  [
    [
      [0.28, 0.36],
      [0.72, 0.36],
      [0.5, 1],
    ],
    '#5CCBE6',
  ],
  [
    [
      [0.72, 0.36],
      [1, 0.36],
      [0.5, 1],
    ],
    '#2E93BF',
  ],
];

/** Height of a gem for its width. */
export const GEM_RATIO = 0.92;

/** A faceted diamond of width w. Spent: only its dashed outline. */
export const gem = memo((w: number, spent: boolean = false): Shape[] => {
  const scaled = (points: readonly Point[]) => points.map(([x, y]): Point => [x * w, y * w * GEM_RATIO]);
  if (spent) {
    const d = polygon(scaled(GEM_TOP.map(([x, y]) => [0.06 + x * 0.88, 0.04 + y * 0.92])));
    return [{ t: 'path', d, stroke: color.muted, strokeWidth: w * 0.075, dash: [w * 0.12, w * 0.085] }];
  }
  const girdle = polyline(
    scaled([
      [0, 0.36],
      [1, 0.36],
    ]),
  );
  return [
    {
      t: 'path',
      d: polygon(scaled(GEM_TOP)),
      fill: '#58C6E2',
      shadow: { dx: 0, dy: w * 0.03, blur: w * 0.07, color: fade(color.scrim, 0.6) },
    },
    ...FACETS.map(([points, fill]): Shape => ({ t: 'path', d: polygon(scaled(points)), fill })),
    { t: 'path', d: girdle, stroke: fade('#FFFFFF', 0.55), strokeWidth: w * 0.02 },
    {
      t: 'circle',
      cx: w * 0.34,
      cy: w * 0.19,
      r: w * 0.16,
      fill: out(w * 0.34, w * 0.19, w * 0.16, [fade('#FFFFFF', 0.8), fade('#FFFFFF', 0)]),
    },
  ];
});

/** An action still to take, or (used) taken. */
export const bead = memo((size: number, used: boolean = false): Shape[] => {
  const c = size / 2;
  if (used)
    return [
      {
        t: 'path',
        d: circlePath(c, c, c * 0.62),
        stroke: color.disabled,
        strokeWidth: size * 0.09,
        dash: [size * 0.16, size * 0.13],
      },
    ];
  return [
    { t: 'circle', cx: c, cy: c, r: c, fill: out(c, c, c, [fade(color.gold, 0.42), fade(color.gold, 0)], [0.62, 1]) },
    {
      t: 'circle',
      cx: c,
      cy: c,
      r: c * 0.68,
      fill: out(c * 0.84, c * 0.78, c * 0.82, ['#FFF1C9', color.gold, '#A9792B']),
    },
    { t: 'circle', cx: c * 0.78, cy: c * 0.72, r: c * 0.16, fill: fade('#FFFFFF', 0.9), blur: c * 0.05 },
  ];
});

/** Flag of the starting player. */
export const startFlag = memo((size: number, tint: string = color.gold): Shape[] => {
  const s = size / 24;
  return [
    { t: 'path', d: 'M7.6 5.2H20l-3.4 4.3 3.4 4.3H7.6Z', scale: s, fill: tint },
    { t: 'path', d: 'M6.4 4v17', scale: s, stroke: tint, strokeWidth: 2.4 * s, cap: 'round' },
  ];
});

/** The mark of a bot. */
export const robot = memo((size: number, tint: string = color.muted): Shape[] => [
  { ...placeIcon(robotIcon, 0, 0, size), fill: tint },
]);

/** The mark of an activated character. */
export const meeple = memo((size: number, tint: string = color.muted): Shape[] => [
  { ...placeIcon(meepleIcon, 0, 0, size), fill: tint },
]);

/** The winner's wreath. */
export const wreath = memo((size: number): Shape[] => [
  { ...placeIcon(laurels, 0, 0, size), fill: fade(color.scrim, 0.55), blur: size * 0.025 },
  { ...placeIcon(laurels, 0, 0, size), fill: down(0, size, ['#FFF6DA', '#FBE3A8', '#F0CC82']) },
]);
