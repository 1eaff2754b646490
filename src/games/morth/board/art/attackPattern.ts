import type { Shape } from '@/scene/shapes';
import { memo } from '@/scene/memo';
import { BOW_OFFSETS, PATTERNS, type PatternId } from '../../rules/data';
import { EMBER, PAPER } from './palette';
import { fade } from '@/ui/art/paint';

/** Squares of the picture in a row: no pattern is wider, and one that goes farther ahead has its hero lower down. */
const SIDE = 5;

/**
 * The squares that a hero strikes, in a box of side size: the hero is the disc, looking up; squares of a bow have a ring. A pattern
 * that is not the same on all sides can be turned, which the arrow of the hero says.
 */
export const attackPattern = memo((pattern: PatternId, size: number, bow: boolean = false): readonly Shape[] => {
  const cell = size / SIDE;
  const struck: readonly (readonly [number, number])[] = PATTERNS[pattern];
  const top = Math.min(-2, ...struck.map(([, y]) => y));
  const isStruck = (x: number, y: number) => struck.some(([column, row]) => column === x && row === y);
  const isShot = (x: number, y: number) => bow && BOW_OFFSETS.some(([column, row]) => column === x && row === y);
  const squares = Array.from({ length: SIDE * SIDE }, (_, i) => [(i % SIDE) - 2, Math.floor(i / SIDE) + top] as const);
  const centre = (x: number, y: number) => [(x + 2.5) * cell, (y - top + 0.5) * cell] as const;
  const turns = !isStruck(0, 1) && !isStruck(1, 1);
  const [cx, cy] = centre(0, 0);
  const r = cell * 0.36;
  return [
    ...squares.map(([x, y]): Shape => {
      const hit = isStruck(x, y);
      return {
        t: 'rect',
        x: (x + 2) * cell + cell * 0.07,
        y: (y - top) * cell + cell * 0.07,
        w: cell * 0.86,
        h: cell * 0.86,
        r: cell * 0.2,
        fill: hit ? fade(EMBER, 0.85) : '#FFFFFF12',
        ...(hit && { stroke: '#FFD2B8', strokeWidth: Math.max(0.8, cell * 0.09) }),
      };
    }),
    ...squares
      .filter(([x, y]) => isShot(x, y))
      .map(([x, y]): Shape => {
        const [sx, sy] = centre(x, y);
        return {
          t: 'circle',
          cx: sx,
          cy: sy,
          r: cell * 0.26,
          stroke: '#9ED8FF',
          strokeWidth: Math.max(0.8, cell * 0.12),
        };
      }),
    { t: 'circle', cx, cy, r, fill: PAPER, stroke: '#16224A', strokeWidth: cell * 0.08 },
    ...(turns
      ? [
          {
            t: 'path',
            d: `M${cx - r * 0.5} ${cy + r * 0.28}L${cx} ${cy - r * 0.4}L${cx + r * 0.5} ${cy + r * 0.28}`,
            stroke: '#16224A',
            strokeWidth: Math.max(0.8, cell * 0.11),
            cap: 'round',
          } satisfies Shape,
        ]
      : []),
  ];
});
