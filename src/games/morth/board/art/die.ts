import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import { circlePath, regular, roundedPolygon, type Point } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import type { AttackType, Colour as DieColour, EnemyId } from '../../rules/data';
import { memo } from '@/scene/memo';
import { DIE_TONES, HURT, INK, PAPER } from './palette';
import { ATTACK_ICONS, ENEMY_ICONS } from './silhouettes';

/** Which attacks count: only these, or all but these. */
export type Restriction = { readonly kind: 'only' | 'never'; readonly type: AttackType };

export type DieLook = {
  readonly enemy: EnemyId;
  readonly colour: DieColour;
  readonly size: number;
  /** Left out: no badge, for small maps and where badges are drawn after all dice. */
  readonly resistance?: number;
  /** Weaker than it came: the badge's rim glows. */
  readonly hurt?: boolean;
  /** The dragon's scales are whole. */
  readonly scales?: boolean;
  readonly restriction?: Restriction;
  readonly dimmed?: boolean;
};

/** What a die has before it is rolled. */
type Blank = Pick<DieLook, 'colour' | 'size'>;

/** Under this size a die has no soft shadow, no pips and no sheen. */
const PLAIN = 20;
/** From this size on the signs of restrictions are on the die itself. */
const SIGNED = 38;

const GOLD: Readonly<Record<DieColour, number>> = { green: 1, yellow: 2, orange: 3, red: 4 };

const star = (c: number, outer: number, inner: number): Point[] =>
  regular(32, c, c, 1).map(([x, y], i): Point => {
    const r = i % 2 === 0 ? outer : inner;
    return [c + (x - c) * r, c + (y - c) * r];
  });

const turnedOctagon = (c: number, r: number): Point[] =>
  Array.from({ length: 8 }, (_, i): Point => {
    const angle = (Math.PI * (2 * i + 1)) / 8;
    return [c + r * Math.cos(angle), c + r * Math.sin(angle)];
  });

/** Outline of a die about c, c; reach is half of its box. */
const BODY: Readonly<Record<DieColour, (c: number, reach: number) => string>> = {
  green: (c, r) =>
    roundedPolygon(
      [
        [c - r * 0.86, c - r * 0.86],
        [c + r * 0.86, c - r * 0.86],
        [c + r * 0.86, c + r * 0.86],
        [c - r * 0.86, c + r * 0.86],
      ],
      r * 0.42,
    ),
  yellow: (c, r) => roundedPolygon(turnedOctagon(c, r * 0.99), r * 0.1),
  orange: (c, r) => roundedPolygon(regular(6, c, c, r), r * 0.14),
  red: (c, r) => roundedPolygon(star(c, r * 1.03, r * 0.87), r * 0.05),
};

/** Silhouette: part of the box, and how far it stands above the middle to leave room for pips. */
const FIT: Readonly<Record<DieColour, { side: number; lift: number }>> = {
  green: { side: 0.68, lift: 0.045 },
  yellow: { side: 0.68, lift: 0.05 },
  orange: { side: 0.65, lift: 0.055 },
  red: { side: 0.64, lift: 0.045 },
};

const bodyShapes = ({ colour, size }: Blank): readonly Shape[] => {
  const c = size / 2;
  const reach = c * 0.95;
  const { light, base, low, rim } = DIE_TONES[colour];
  const d = BODY[colour](c, reach);
  const edge = Math.max(0.9, size * 0.032);
  const shadow =
    size < PLAIN
      ? { dx: 0, dy: size * 0.05, blur: 0, color: fade(INK, 0.6) }
      : { dx: 0, dy: size * 0.045, blur: size * 0.09, color: fade('#02040C', 0.75) };
  return [
    {
      t: 'path',
      d,
      fill: {
        linear: {
          from: [c - reach, c - reach],
          to: [c + reach * 0.8, c + reach],
          colors: [light, base, low],
          at: [0, 0.46, 1],
        },
      },
      stroke: rim,
      strokeWidth: edge,
      shadow,
    },
    {
      t: 'path',
      d: BODY[colour](c, reach - edge * 1.15),
      stroke: {
        linear: {
          from: [0, 0],
          to: [size, size],
          colors: ['#FFFFFFD0', '#FFFFFF38', '#00000000', '#00000040'],
          at: [0, 0.36, 0.6, 1],
        },
      },
      strokeWidth: edge * 0.9,
    },
  ];
};

/** A soft light on the upper half, as on enamel. */
const sheen = ({ colour, size }: Blank): readonly Shape[] => {
  if (size < PLAIN) return [];
  const c = size / 2;
  return [
    {
      t: 'path',
      d: BODY[colour](c, c * 0.84),
      fill: {
        radial: {
          center: [c * 0.72, c * 0.42],
          radius: c * 0.95,
          colors: ['#FFFFFF5C', '#FFFFFF14', '#FFFFFF00'],
          at: [0, 0.6, 1],
        },
      },
    },
  ];
};

const silhouette = ({ enemy, colour, size }: DieLook): readonly Shape[] => {
  const { side, lift } = FIT[colour];
  const drawn = size * (size < PLAIN ? side + 0.06 : side);
  const corner = (size - drawn) / 2;
  const up = size < PLAIN ? 0 : size * lift;
  const icon = ENEMY_ICONS[enemy];
  const body: Shape = { ...placeIcon(icon, corner, corner - up, drawn), fill: DIE_TONES[colour].ink };
  if (size < PLAIN) return [body];
  return [{ ...placeIcon(icon, corner, corner - up + size * 0.014, drawn), fill: '#FFFFFF66' }, body];
};

/** One pip a coin, along the lower edge. */
const pips = ({ colour, size }: Blank): readonly Shape[] => {
  if (size < PLAIN) return [];
  const count = GOLD[colour];
  const [r, gap] = [size * 0.03, size * 0.085];
  const [x, y] = [size / 2 - ((count - 1) * gap) / 2, size * (colour === 'green' ? 0.845 : 0.83)];
  const dots = Array.from({ length: count }, (_, i) => circlePath(x + i * gap, y, r)).join('');
  return [{ t: 'path', d: dots, fill: DIE_TONES[colour].ink }];
};

/** Whole scales: a second, dashed rim. */
const scaleRim = ({ colour, size, scales }: DieLook): readonly Shape[] => {
  if (!scales) return [];
  const width = Math.max(1.1, size * 0.04);
  const d = circlePath(size / 2, size / 2, (size / 2) * 1.06);
  return [
    { t: 'path', d, stroke: DIE_TONES[colour].rim, strokeWidth: width * 1.9 },
    { t: 'path', d, stroke: '#FFE7A8', strokeWidth: width, dash: [width * 2, width * 1.3] },
  ];
};

/** The sign of one restriction in a box of side size: a ring for "only", a bar across for "never". */
export const restrictionSign = memo((kind: Restriction['kind'], type: AttackType, size: number): readonly Shape[] => {
  const c = size / 2;
  const edge = Math.max(0.9, size * 0.09);
  const tint = kind === 'only' ? '#BFE6FF' : '#FF8F9A';
  const bar: Shape = {
    t: 'path',
    d: `M${size * 0.2} ${size * 0.2}L${size * 0.8} ${size * 0.8}`,
    stroke: tint,
    strokeWidth: edge * 1.2,
    cap: 'round',
  };
  return [
    { t: 'circle', cx: c, cy: c, r: c - edge / 2, fill: INK, stroke: tint, strokeWidth: edge },
    {
      ...placeIcon(ATTACK_ICONS[type], size * 0.2, size * 0.2, size * 0.6),
      fill: PAPER,
      opacity: kind === 'only' ? 1 : 0.75,
    },
    ...(kind === 'never' ? [bar] : []),
  ];
});

/** Radius of the badge on a die of a size: as small as can be read, but never most of the die. */
export const badgeRadius = (size: number): number => Math.max(Math.min(5.2, size * 0.31), size * 0.205);

/** Resistance: white on a dark disc of radius r about r, r; the rim glows once the enemy is hurt. */
export const resistanceBadge = memo((value: number, hurt: boolean, r: number): readonly Shape[] => {
  const edge = Math.max(0.9, r * 0.16);
  return [
    {
      t: 'circle',
      cx: r,
      cy: r,
      r: r - edge / 2,
      fill: INK,
      stroke: hurt ? HURT : PAPER,
      strokeWidth: hurt ? edge * 1.3 : edge,
      shadow: { dx: 0, dy: r * 0.1, blur: r * 0.25, color: '#000000A0' },
    },
    {
      t: 'text',
      text: String(value),
      x: 0,
      y: 0,
      w: 2 * r,
      h: 2 * r,
      align: 'center',
      valign: 'middle',
      font: 'alegreya800',
      size: r * 1.5,
      fill: hurt ? '#FFC3A6' : '#FFFFFF',
    },
  ];
});

const badge = ({ size, resistance, hurt }: DieLook): readonly Shape[] => {
  if (resistance === undefined) return [];
  const r = badgeRadius(size);
  return [{ t: 'group', x: size * 0.9 - r, y: size * 0.88 - r, shapes: resistanceBadge(resistance, hurt === true, r) }];
};

const sign = ({ size, restriction }: DieLook): readonly Shape[] => {
  if (restriction === undefined || size < SIGNED) return [];
  const side = size * 0.34;
  return [
    { t: 'group', x: -size * 0.06, y: -size * 0.06, shapes: restrictionSign(restriction.kind, restriction.type, side) },
  ];
};

/** An enemy die in a box of side size; badge, signs and scales reach over the edge a little. */
export const die = memo((look: DieLook): readonly Shape[] => {
  const drawn = [
    ...scaleRim(look),
    ...bodyShapes(look),
    ...sheen(look),
    ...silhouette(look),
    ...pips(look),
    ...sign(look),
    ...badge(look),
  ];
  return look.dimmed ? [{ t: 'group', opacity: 0.42, shapes: drawn }] : drawn;
});

/** A die that has not been rolled, in a box of side size: nobody knows yet what comes. */
export const blankDie = memo((colour: DieColour, size: number): readonly Shape[] => [
  ...bodyShapes({ colour, size }),
  ...sheen({ colour, size }),
  {
    t: 'text',
    text: '?',
    x: 0,
    y: -size * FIT[colour].lift,
    w: size,
    h: size,
    align: 'center',
    valign: 'middle',
    font: 'alegreya800',
    size: size * 0.6,
    fill: DIE_TONES[colour].ink,
  },
  ...pips({ colour, size }),
]);
