import type { Shape } from '@/scene/shapes';
import { emblem, seatLook } from '@/ui/art/emblem';
import { placeIcon } from '@/ui/art/icon';
import { circlePath } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import type { HeroType, Race } from '../../rules/types';
import { memo } from '@/scene/memo';
import { INK, PAPER, RACE_TONES, SLOT_TONES } from './palette';
import { HERO_ICONS, RACE_ICONS } from './silhouettes';

/** MOR-013 Blue is 0, yellow 1. */
type Slot = 0 | 1;

/** Chosen glows; placed stands where it will be, left where it was; done has no move left. */
export type HeroState = 'plain' | 'chosen' | 'placed' | 'left' | 'done';

export type HeroLook = {
  readonly type: HeroType;
  readonly race: Race;
  readonly slot: Slot;
  readonly size: number;
  readonly state?: HeroState;
  /** Upgrades bought: one chevron each. */
  readonly upgrades?: number;
  /** The look of the seat that leads it, where heroes of several seats defend one map. */
  readonly seat?: number;
};

/** Under this size a token has no soft shadow and no sheen. */
const PLAIN = 24;

const disc = (c: number, r: number, race: Race, dim: boolean): readonly Shape[] => {
  const tone = RACE_TONES[race].disc;
  return [
    {
      t: 'circle',
      cx: c,
      cy: c,
      r,
      fill: {
        radial: {
          center: [c - r * 0.35, c - r * 0.45],
          radius: r * 1.5,
          colors: dim ? ['#2A3246', '#10172A'] : [tone, '#0D1428'],
          at: [0, 1],
        },
      },
    },
    {
      t: 'circle',
      cx: c,
      cy: c,
      r: r * 0.97,
      stroke: { linear: { from: [c, c - r], to: [c, c + r], colors: ['#FFFFFF40', '#FFFFFF00', '#00000060'] } },
      strokeWidth: r * 0.07,
    },
  ];
};

/** The slot's ring: blue (0) is whole, yellow (1) broken into eight. */
const ring = (c: number, r: number, slot: Slot, width: number, dim: boolean): readonly Shape[] => {
  const tint = dim ? '#77819A' : SLOT_TONES[slot];
  const part = (2 * Math.PI * r) / 8;
  return [
    { t: 'circle', cx: c, cy: c, r, stroke: INK, strokeWidth: width * 1.9 },
    {
      t: 'path',
      d: circlePath(c, c, r),
      stroke: tint,
      strokeWidth: width,
      ...(slot === 1 && { dash: [part * 0.72, part * 0.28] }),
    },
  ];
};

const figure = (c: number, r: number, { type, race }: HeroLook, dim: boolean): readonly Shape[] => {
  const side = r * 1.42;
  const { light, shade } = RACE_TONES[race];
  const colors = dim ? ['#8B94AA', '#656E86'] : [light, light, shade];
  return [
    { ...placeIcon(HERO_ICONS[type], c - side / 2, c - side / 2 + r * 0.05, side), fill: '#00000080' },
    {
      ...placeIcon(HERO_ICONS[type], c - side / 2, c - side / 2, side),
      fill: { linear: { from: [c - r, c - r], to: [c + r, c + r], colors } },
    },
  ];
};

const glow = (c: number, r: number): readonly Shape[] => [
  { t: 'circle', cx: c, cy: c, r: r * 1.12, fill: '#FFD98AB0', blur: Math.min(6, r * 0.4) },
  { t: 'circle', cx: c, cy: c, r: r * 1.09, stroke: '#FFF1C9', strokeWidth: Math.max(1.2, r * 0.09) },
];

const shadow = (c: number, r: number): Shape => ({
  t: 'circle',
  cx: c,
  cy: c + r * 0.12,
  r: r * 1.02,
  fill: '#02040CB0',
  blur: r * 0.14,
});

/** Upgrade chevrons, one above the other, in a box of width w: gold ones bought, dark ones still to buy. */
export const chevrons = memo((bought: number, total: number, w: number): readonly Shape[] =>
  Array.from({ length: Math.max(bought, total) }, (_, i): Shape => {
    const y = w * (0.62 + 0.36 * i);
    return {
      t: 'path',
      d: `M${w * 0.1} ${y}L${w / 2} ${y - w * 0.42}L${w * 0.9} ${y}`,
      stroke: i < bought ? '#F6C667' : '#55638C',
      strokeWidth: w * 0.2,
      cap: 'round',
      shadow: { dx: 0, dy: w * 0.04, blur: w * 0.1, color: '#000000C0' },
    };
  }),
);

const tick = (size: number): readonly Shape[] => {
  const r = Math.max(5, size * 0.16);
  const [x, y] = [size - r * 0.9, r * 0.9];
  return [
    { t: 'circle', cx: x, cy: y, r, fill: '#0B2A22', stroke: '#7CE0B0', strokeWidth: r * 0.2 },
    {
      t: 'path',
      d: `M${x - r * 0.45} ${y}l${r * 0.32} ${r * 0.36}l${r * 0.58} ${-r * 0.7}`,
      stroke: '#A9F5D0',
      strokeWidth: r * 0.24,
      cap: 'round',
    },
  ];
};

const upgradeMarks = ({ upgrades = 0, size }: HeroLook): readonly Shape[] =>
  upgrades === 0 || size < PLAIN
    ? []
    : [
        {
          t: 'group',
          x: size * 0.5 - size * 0.15,
          y: size * 0.8 - size * 0.1 * (upgrades - 1),
          shapes: chevrons(upgrades, 0, size * 0.3),
        },
      ];

/** Whose hero it is: the emblem of the seat at the upper left edge. */
const leader = ({ seat, size }: HeroLook): readonly Shape[] => {
  if (seat === undefined) return [];
  const side = Math.max(10, size * 0.44);
  const r = side * 0.6;
  const at = r * 0.72;
  return [
    { t: 'circle', cx: at, cy: at, r, fill: INK, stroke: seatLook(seat).color, strokeWidth: r * 0.14 },
    { t: 'group', x: at - side / 2, y: at - side / 2, shapes: emblem(seat, side) },
  ];
};

const token = (look: HeroLook): readonly Shape[] => {
  const { size, slot, race, state } = look;
  const c = size / 2;
  const r = c * 0.94;
  const dim = state === 'done';
  const width = Math.max(1.4, size * 0.055);
  return [
    ...(size < PLAIN ? [] : [shadow(c, r)]),
    { t: 'circle', cx: c, cy: c, r, fill: dim ? '#5B657D' : PAPER },
    ...disc(c, r * 0.94, race, dim),
    ...ring(c, r * 0.94 - width, slot, width, dim),
    ...figure(c, r * 0.8, look, dim),
    ...upgradeMarks(look),
    ...leader(look),
    ...(dim ? tick(size) : []),
  ];
};

/** A hero's token in a box of side size; a chosen one glows over its edge. */
export const hero = memo((look: HeroLook): readonly Shape[] => {
  const c = look.size / 2;
  const dashed = (r: number): Shape => ({
    t: 'path',
    d: circlePath(c, c, r),
    stroke: '#F2F6FF',
    strokeWidth: Math.max(1.2, look.size * 0.045),
    dash: [look.size * 0.11, look.size * 0.08],
  });
  if (look.state === 'chosen') return [...glow(c, c * 0.96), ...token(look)];
  if (look.state === 'placed') return [{ t: 'group', opacity: 0.78, shapes: token(look) }, dashed(c * 1.06)];
  if (look.state === 'left') return [{ t: 'group', opacity: 0.35, shapes: token(look) }, dashed(c)];
  return token(look);
});

/** The portrait of a hero's card: the token with the sign of its race, in a box of side size. */
export const portrait = memo((look: HeroLook): readonly Shape[] => {
  const { size, race } = look;
  const r = size * 0.17;
  const c = [size - r, size - r] as const;
  return [
    ...hero(look),
    { t: 'circle', cx: c[0], cy: c[1], r, fill: INK, stroke: RACE_TONES[race].shade, strokeWidth: r * 0.16 },
    { ...placeIcon(RACE_ICONS[race], c[0] - r * 0.72, c[1] - r * 0.72, r * 1.44), fill: RACE_TONES[race].light },
  ];
});

/** The sign of a race in a box of side size. */
export const raceSign = memo((race: Race, size: number): readonly Shape[] => [
  { ...placeIcon(RACE_ICONS[race], 0, 0, size), fill: RACE_TONES[race].light },
]);

/** Light on the ground under a chosen hero, in a box of side size. */
export const heroLight = memo((size: number): readonly Shape[] => [
  {
    t: 'circle',
    cx: size / 2,
    cy: size / 2,
    r: size / 2,
    fill: {
      radial: { center: [size / 2, size / 2], radius: size / 2, colors: [fade('#FFD98A', 0.55), fade('#FFD98A', 0)] },
    },
  },
]);
