import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { circlePath, polygon, type Point } from '@/ui/art/outline';
import type { Team } from '../../rules/types';
import { centred } from './disc';
import { PAPER, TEAM_TONES } from './palette';

const lit = (size: number, [light, middle, dark]: readonly [string, string, string]) =>
  ({ linear: { from: [0, 0], to: [size, size], colors: [light, middle, dark], at: [0, 0.45, 1] } }) as const;
const shadow = (size: number) => ({ dx: 0, dy: size * 0.05, blur: size * 0.14, color: '#000000A8' });

/** A d10 as a kite with its facets, in a box of side size: the tens show '60', the ones '3'. */
export const tenSided = memo((face: string, team: Team, size: number): readonly Shape[] => {
  const at = (x: number, y: number): Point => [x * size, y * size];
  const { plate, bright } = TEAM_TONES[team];
  const [top, right, low, left] = [at(0.5, 0.02), at(0.97, 0.55), at(0.5, 0.98), at(0.03, 0.55)];
  const [inner, outer] = [at(0.5, 0.74), [at(0.22, 0.56), at(0.78, 0.56)] as const];
  return [
    {
      t: 'path',
      d: polygon([top, right, low, left]),
      fill: lit(size, plate),
      stroke: '#05070E',
      strokeWidth: size * 0.03,
      shadow: shadow(size),
    },
    { t: 'path', d: polygon([outer[0], inner, low, left]), fill: '#00000038' },
    { t: 'path', d: polygon([outer[1], inner, low, right]), fill: '#00000066' },
    {
      t: 'path',
      d: polygon([top, outer[1], inner, outer[0]]),
      fill: '#FFFFFF1C',
      stroke: bright,
      strokeWidth: size * 0.022,
      opacity: 0.9,
    },
    { ...centred(face, size / 2, size * 0.48, size * (face.length > 1 ? 0.32 : 0.4)), font: 'cinzel900' } as Shape,
  ];
});

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.3, 0.3],
    [0.7, 0.7],
  ],
  3: [
    [0.27, 0.27],
    [0.5, 0.5],
    [0.73, 0.73],
  ],
  4: [
    [0.29, 0.29],
    [0.71, 0.29],
    [0.29, 0.71],
    [0.71, 0.71],
  ],
  5: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.5, 0.5],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  6: [
    [0.3, 0.25],
    [0.7, 0.25],
    [0.3, 0.5],
    [0.7, 0.5],
    [0.3, 0.75],
    [0.7, 0.75],
  ],
};

/** GATE-024 The d6 of the roll-off, in a box of side size. */
export const sixSided = memo((value: number, team: Team, size: number): readonly Shape[] => [
  {
    t: 'rect',
    x: size * 0.04,
    y: size * 0.04,
    w: size * 0.92,
    h: size * 0.92,
    r: size * 0.2,
    fill: lit(size, TEAM_TONES[team].plate),
    stroke: TEAM_TONES[team].bright,
    strokeWidth: size * 0.035,
    shadow: shadow(size),
  },
  {
    t: 'path',
    d: (PIPS[value] ?? []).map(([x, y]) => circlePath(x * size, y * size, size * 0.085)).join(''),
    fill: PAPER,
  },
]);

/** GATE-084 The faces of a roll: 0 and 0 is 100. */
export const facesOf = ([tens, ones]: readonly [number, number]): readonly [string, string] => [
  `${tens % 10}0`,
  String(ones % 10),
];
