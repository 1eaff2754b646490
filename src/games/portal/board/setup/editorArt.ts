import { remember } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { seatLook } from '@/ui/art/emblem';
import { glyph } from '@/ui/art/glyph';
import { polygon, type Point as Drawn } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import { outlineOf } from '../../rules/agreed';
import { TERRAIN_GAP } from '../../rules/data';
import type { LaidTerrain } from '../../rules/types';
import { CLEAR, WRONG } from '../art/marks';
import { terrainArt } from '../art/terrain';

/** A piece about the middle of a square box: lying free, held, or where it must not stay. */
export const pieceArt = remember(
  (
    piece: LaidTerrain['piece'],
    rot: number,
    impassable: boolean,
    at: number,
    half: number,
    state: 'free' | 'held' | 'wrong',
  ): readonly Shape[] => {
    const rim = outlineOf({ piece, x: half, y: half, rot, difficulty: 'light', patches: [] });
    const tint = state === 'wrong' ? WRONG : '#F4D28C';
    return [
      { t: 'group', x: half, y: half, shapes: [terrainArt(piece, rot, impassable, 17 * (at + 1))] },
      ...(state === 'free'
        ? []
        : ([
            {
              t: 'path',
              d: polygon(rim.points.map(({ x, y }): Drawn => [x, y])),
              stroke: tint,
              strokeWidth: 4,
              fill: state === 'wrong' ? fade(WRONG, 0.22) : fade(tint, 0.06),
            },
          ] as const)),
    ];
  },
);

/** PORT-061 The ground that another piece must keep off: the outline drawn very thick, seen as one. */
export const haloArt = remember((d: string, wrong: boolean): readonly Shape[] => [
  {
    t: 'group',
    opacity: wrong ? 0.34 : 0.13,
    shapes: [
      {
        t: 'path',
        d,
        fill: wrong ? WRONG : '#DDE6C8',
        stroke: wrong ? WRONG : '#DDE6C8',
        strokeWidth: 2 * TERRAIN_GAP,
        cap: 'round',
      },
    ],
  },
]);

/** Where a piece may lie instead. */
export const legalArt = remember((d: string): readonly Shape[] => [
  { t: 'path', d, stroke: CLEAR, strokeWidth: 4, dash: [14, 9], fill: fade(CLEAR, 0.1) },
]);

export const FLAG = 44;

/** A flag as large as can be seen from afar. */
export const flagArt = remember((): readonly Shape[] => [
  { t: 'circle', cx: FLAG / 2, cy: FLAG / 2, r: FLAG / 2 - 2, fill: '#1B1408F0', stroke: '#F4D9A0', strokeWidth: 3 },
  { t: 'group', x: FLAG * 0.2, y: FLAG * 0.2, shapes: glyph('flag', FLAG * 0.6, '#F4D9A0') },
]);

/** PORT-066 The strip of a side: only its rim, in the colour and the dashes of its seat. */
export const zoneArt = remember((w: number, h: number, look: number): readonly Shape[] => [
  {
    t: 'rect',
    x: 3,
    y: 3,
    w: w - 6,
    h: h - 6,
    stroke: fade(seatLook(look).color, 0.85),
    strokeWidth: 4,
    dash: look % 2 ? [4, 12] : [24, 12],
  },
]);
