import { memo, remember } from '@/scene/memo';
import type { SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { n } from '@/ui/art/outline';
import { fade, scatter } from '@/ui/art/paint';
import { FLAT, ISLAND, middleOf } from '../layout/hexes';
import { LAND_NODES } from './lands';

const [WIDE, HIGH] = [34, 12];
const FOAM = '#BFE6F5';

/** The crest of a wave in a box of WIDE and HIGH; some are longer than others. */
const crest = memo((kind: number): readonly Shape[] => {
  const half = WIDE * (0.3 + kind * 0.08);
  const bow = (dy: number, reach: number, lift: number) =>
    `M${n(WIDE / 2 - reach)} ${n(HIGH * 0.6 + dy)}q${n(reach / 2)} ${n(-lift)} ${n(reach)} 0t${n(reach)} 0`;
  return [
    { t: 'path', d: bow(1.6, half, 4.5), stroke: fade('#03101E', 0.5), strokeWidth: 2.4, cap: 'round' },
    { t: 'path', d: bow(0, half, 4.5), stroke: fade(FOAM, 0.5 - kind * 0.08), strokeWidth: 1.7, cap: 'round' },
    { t: 'path', d: bow(-4, half * 0.5, 2.6), stroke: fade(FOAM, 0.22), strokeWidth: 1.2, cap: 'round' },
  ];
});

/** Waves stay so far from land. */
const OFFSHORE = FLAT + 17;
const [ACROSS, DOWN] = [46, 27];

/** A wave and its way to and fro stay on the board. */
const MARGIN = WIDE / 2 + 10;

const isAtSea = (x: number, y: number): boolean =>
  x > MARGIN &&
  x < ISLAND.width - MARGIN &&
  y > HIGH &&
  y < ISLAND.height - HIGH &&
  LAND_NODES.every((node) => {
    const at = middleOf(node);
    return Math.hypot(x - at.x, y - at.y) > OFFSHORE;
  });

/** The waves of the sea: each goes to and fro in its own time, all share three pictures. */
export const waveNodes: (z: number) => readonly SceneNode[] = remember((z: number) => {
  const [columns, rows] = [Math.ceil(ISLAND.width / ACROSS), Math.ceil(ISLAND.height / DOWN)];
  return Array.from({ length: columns * rows }, (_, i) => i).flatMap((i): SceneNode[] => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const x = (column + 0.5 * (row % 2) + scatter(61, i) * 0.5) * ACROSS;
    const y = (row + 0.2 + scatter(62, i) * 0.6) * DOWN;
    if (!isAtSea(x, y)) return [];
    const kind = Math.floor(scatter(63, i) * 3);
    return [
      {
        id: `wave-${i}`,
        x: x - WIDE / 2,
        y: y - HIGH / 2,
        w: WIDE,
        h: HIGH,
        z,
        shapes: crest(kind),
        sways: { dx: 5 + 2 * kind, dy: 1.6, times: 5 + kind, phase: scatter(64, i) * Math.PI * 2 },
      },
    ];
  });
});
