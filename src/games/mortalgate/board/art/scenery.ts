import type { Shape } from '@/scene/shapes';
import { n } from '@/ui/art/outline';
import { fade, scatter } from '@/ui/art/paint';
import { ALTARS, PASSABLE, SPAWNS } from '../../rules/data';
import { NEIGHBOURS_OF, NODES, type Node } from '../../rules/hex';
import { HEX, middleOf } from '../layout/hexes';
import { LANDS, type Land } from './lands';

/** Small things stand near the rim of a hex, so that whoever stands there is seen: the places in parts of a hex. */
const PLACES = [
  [-0.5, -0.44],
  [0.48, -0.4],
  [0.56, 0.34],
  [-0.56, 0.38],
  [0.02, -0.58],
  [0.04, 0.6],
] as const;

/** A fir with its shadow, its foot at a place. */
const fir = (x: number, y: number, s: number): readonly Shape[] => {
  const layer = (top: number, low: number, half: number) =>
    `M${n(x)} ${n(y - top * s)}L${n(x + half * s)} ${n(y - low * s)}L${n(x - half * s)} ${n(y - low * s)}Z`;
  return [
    {
      t: 'path',
      d: `M${n(x)} ${n(y - s * 0.1)}l${n(s * 0.85)} ${n(s * 0.12)}l${n(-s * 0.9)} ${n(s * 0.12)}Z`,
      fill: '#03080C80',
    },
    { t: 'path', d: layer(1.5, 0.15, 0.5) + layer(1.9, 0.75, 0.38), fill: '#14402C' },
    {
      t: 'path',
      d: `M${n(x)} ${n(y - 1.9 * s)}L${n(x)} ${n(y - 0.15 * s)}L${n(x - 0.5 * s)} ${n(y - 0.15 * s)}L${n(x - 0.2 * s)} ${n(y - 0.8 * s)}L${n(x - 0.38 * s)} ${n(y - 0.75 * s)}Z`,
      fill: '#4F9766',
    },
  ];
};

const tuft = (x: number, y: number, s: number, tint: string): readonly Shape[] => [
  {
    t: 'path',
    d: [-0.6, -0.25, 0.1, 0.45]
      .map((lean) => `M${n(x + lean * s * 0.5)} ${n(y)}q${n(lean * s * 0.2)} ${n(-s * 0.5)} ${n(lean * s)} ${n(-s)}`)
      .join(''),
    stroke: tint,
    strokeWidth: 1.1,
    cap: 'round',
  },
];

const pebbles = (x: number, y: number, s: number): readonly Shape[] => [
  { t: 'circle', cx: x + s * 0.1, cy: y + s * 0.12, r: s * 0.42, fill: '#02060C70' },
  { t: 'circle', cx: x, cy: y, r: s * 0.4, fill: '#7A859C' },
  { t: 'circle', cx: x - s * 0.1, cy: y - s * 0.12, r: s * 0.22, fill: '#A9B3C8' },
  { t: 'circle', cx: x + s * 0.62, cy: y + s * 0.2, r: s * 0.24, fill: '#626D86' },
];

/** A broken ring of columns. */
const ruin = (x: number, y: number): readonly Shape[] =>
  [-0.42, -0.14, 0.16, 0.44].flatMap((dx, i): Shape[] => {
    const [w, h] = [HEX * 0.13, HEX * [0.5, 0.3, 0.62, 0.24][i]];
    const left = x + dx * HEX - w / 2;
    return [
      { t: 'rect', x: left + 2, y: y - 1, w: w + 3, h: 3, fill: '#02060C70' },
      {
        t: 'rect',
        x: left,
        y: y - h,
        w,
        h,
        r: 1,
        fill: { linear: { from: [left, 0], to: [left + w, 0], colors: ['#B9C1D2', '#6E7890'] } },
      },
      { t: 'rect', x: left - 1, y: y - h - 1.5, w: w + 2, h: 2, r: 0.8, fill: '#C9D0DF' },
    ];
  });

/** What grows on a kind of land at a place. */
function grown(land: Land, x: number, y: number, luck: number): readonly Shape[] {
  const size = 5.6 + luck * 2.6;
  if (land === 'wood') return fir(x, y + size * 0.7, size);
  if (land === 'grass') return tuft(x, y, size * 0.9, fade('#A9CE8A', 0.7));
  if (land === 'heath') return tuft(x, y, size * 0.85, fade('#D8C98A', 0.65));
  return land === 'stone' ? pebbles(x, y, size * 0.75) : tuft(x, y, size * 0.6, fade('#8D9A5E', 0.7));
}

const COUNTS: Readonly<Record<Land, number>> = { wood: 3.6, grass: 2, heath: 2, stone: 1.4, sand: 0.4 };

function onNode(node: Node): readonly Shape[] {
  const { x, y } = middleOf(node);
  const land = LANDS[node];
  if ((land === 'heath' || land === 'stone') && scatter(40, node) < 0.07) return ruin(x, y + HEX * 0.1);
  const count = Math.floor(COUNTS[land] + scatter(41, node));
  const turn = Math.floor(scatter(42, node) * PLACES.length);
  const places = Array.from({ length: count }, (_, i) => PLACES[(turn + i * 2 + (i > 2 ? 1 : 0)) % PLACES.length]);
  // Those behind first.
  return [...places]
    .sort((a, b) => a[1] - b[1])
    .flatMap(([dx, dy], i) => {
      const off = (seed: number) => (scatter(seed, node * 7 + i) - 0.5) * HEX * 0.16;
      return grown(land, x + dx * HEX + off(43), y + dy * HEX + off(44), scatter(45, node * 5 + i));
    });
}

/** Hexes that stay bare: altars, their zones and the camps have ground of their own. */
const BARE: ReadonlySet<Node> = new Set([
  ...ALTARS.flatMap(({ node }) => [node, ...NEIGHBOURS_OF[node]]),
  ...SPAWNS.flat(),
]);

/** Trees, grass, stones and ruins: they hinder nobody, and so none fills a hex. */
export const scenery = (): readonly Shape[] =>
  Array.from({ length: NODES }, (_, node) => node)
    .filter((node) => PASSABLE[node] && !BARE.has(node))
    .flatMap(onNode);
