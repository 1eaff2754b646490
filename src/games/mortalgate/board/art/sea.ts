import type { Shape } from '@/scene/shapes';
import { n, type Point } from '@/ui/art/outline';
import { fade, scatter } from '@/ui/art/paint';
import { ISLAND } from '../layout/hexes';
import { LAND_NODES } from './lands';
import { loopsRound } from './outlines';

/** A side of the coast is broken into so many pieces, each a little out of line. */
const PIECES = 3;
const ROUGH = 3.2;

/** The coast along the hexes, rough as coasts are, and soft at its corners. */
function coastLine(): string {
  const rough = loopsRound(LAND_NODES).map((loop) =>
    loop.flatMap((from, i): Point[] => {
      const to = loop[(i + 1) % loop.length];
      return Array.from({ length: PIECES }, (_, piece): Point => {
        const part = piece / PIECES;
        const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
        const out = (seed: number) => (scatter(seed, Math.round(x * 7 + y * 13)) - 0.5) * 2 * ROUGH;
        return [x + out(3), y + out(4)];
      });
    }),
  );
  return rough.map(softened).join('');
}

/** A closed line that passes the middles of its sides and only leans to its corners. */
function softened(points: readonly Point[]): string {
  const middle = (i: number): string => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  const bends = points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length];
    return `Q${n(x)} ${n(y)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${bends.join('')}Z`;
}

export const COAST = coastLine();

const ALL = { x: 0, y: 0, w: ISLAND.width, h: ISLAND.height } as const;
const FOAM = '#CFEFFF';

/** Where there is water: noise is dear, and none is spent under the island. */
const SHORE = 34;
const CORNER = 190;
const WATERS = [
  { x: 0, y: 0, w: ISLAND.width, h: CORNER },
  { x: 0, y: ISLAND.height - CORNER, w: ISLAND.width, h: CORNER },
  { x: 0, y: CORNER, w: SHORE, h: ISLAND.height - 2 * CORNER },
  { x: ISLAND.width - SHORE, y: CORNER, w: SHORE, h: ISLAND.height - 2 * CORNER },
] as const;

/** Deep water that grows lighter towards the coast, and three lines of foam. */
export const sea = (): readonly Shape[] => [
  { t: 'rect', ...ALL, fill: '#082239' },
  ...WATERS.map((water): Shape => ({
    t: 'noise',
    ...water,
    frequency: [0.014, 0.045],
    octaves: 3,
    seed: 12,
    color: '#2A7396',
    gain: 1.6,
    bias: -0.58,
  })),
  { t: 'path', d: COAST, stroke: fade('#1E7C93', 0.55), strokeWidth: 54, blur: 12, cap: 'round' },
  { t: 'path', d: COAST, stroke: fade('#3FA9B6', 0.42), strokeWidth: 26, blur: 6, cap: 'round' },
  { t: 'path', d: COAST, stroke: fade(FOAM, 0.1), strokeWidth: 29, cap: 'round' },
  { t: 'path', d: COAST, stroke: fade('#1F7890', 0.5), strokeWidth: 26.5, cap: 'round' },
  { t: 'path', d: COAST, stroke: fade(FOAM, 0.2), strokeWidth: 17, cap: 'round' },
  { t: 'path', d: COAST, stroke: fade('#338FA0', 0.7), strokeWidth: 14.5, cap: 'round' },
  { t: 'path', d: COAST, stroke: fade(FOAM, 0.6), strokeWidth: 5.5, cap: 'round' },
];
