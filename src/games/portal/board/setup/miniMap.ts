import { FEW, remember } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { circlePath } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import { SEAT_LOOKS } from '@/look/tokens';
import type { TableDesign } from '../../rules/agreed';
import type { Zone } from '../../rules/types';
import { terrainArt } from '../art/terrain';

type Seen = Pick<TableDesign, 'table' | 'terrain' | 'objectives'> & {
  readonly zones: readonly Zone[];
  readonly looks: readonly number[];
};

const tintOf = (look: number) => SEAT_LOOKS[look % SEAT_LOOKS.length]?.color ?? SEAT_LOOKS[0].color;

/** A table seen from far: felt, terrain, flags and the zones of its sides; as wide as told, as high as it is. */
export const miniMap = remember(
  ({ table, terrain, objectives, zones, looks }: Seen, width: number): readonly Shape[] => {
    const scale = width / table.w;
    const flags = objectives.filter((one) => 'x' in one);
    return [
      { t: 'rect', x: 0, y: 0, w: width, h: table.h * scale, r: 4, fill: '#1F4A38', stroke: '#7A5426', strokeWidth: 2 },
      {
        t: 'group',
        scale,
        clip: { t: 'rect', x: 0, y: 0, w: table.w, h: table.h },
        shapes: [
          ...zones.map(({ x, y, w, h }, seat): Shape => ({
            t: 'rect',
            x: x + 4,
            y: y + 4,
            w: w - 8,
            h: h - 8,
            fill: fade(tintOf(looks[seat] ?? seat), 0.14),
            stroke: fade(tintOf(looks[seat] ?? seat), 0.8),
            strokeWidth: 5,
            dash: seat % 2 ? [6, 14] : [26, 14],
          })),
          ...terrain.map(({ piece, x, y, rot, difficulty }, i): Shape => ({
            t: 'group',
            x,
            y,
            shapes: [terrainArt(piece, rot, difficulty === 'impassable', 17 * (i + 1))],
          })),
          ...flags.flatMap((one): readonly Shape[] => [
            {
              t: 'path',
              d: circlePath(one.x, one.y, one.radius),
              stroke: fade('#F4D9A0', 0.9),
              strokeWidth: 5,
              dash: [16, 12],
            },
            { t: 'circle', cx: one.x, cy: one.y, r: 18, fill: '#F4D9A0' },
          ]),
        ],
      },
    ];
  },
  FEW,
);
