import { color } from '@/look/tokens';
import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { glyph } from '@/ui/art/glyph';
import { circlePath, regular, roundedPolygon } from '@/ui/art/outline';
import { placeIcon } from '@/ui/art/icon';
import { down, fade } from '@/ui/art/paint';
import { HEROES, type HeroClass } from '../../rules/data';
import { BLUE, type HeroId, type Team } from '../../rules/types';
import { GOLD, INK, PAPER, TEAM_TONES } from './palette';
import { attributeSign } from './signs';
import { HERO_ICONS } from './silhouettes';

type Tone = { readonly back: readonly [string, string]; readonly edge: string; readonly ink: string };

/** The colours of the classes; their words stand on every card. */
export const CLASS_TONES: Readonly<Record<HeroClass, Tone>> = {
  archer: { back: ['#2F7356', '#143126'], edge: '#4F9C78', ink: '#A9EBBE' },
  mage: { back: ['#59409C', '#261A4C'], edge: '#8468D0', ink: '#D2C1FF' },
  warrior: { back: ['#86501F', '#3B2212'], edge: '#B87C40', ink: '#FFD391' },
  rogue: { back: ['#42557A', '#1F293F'], edge: '#6C82AE', ink: '#CCDAF6' },
};

/** What is written on a card. */
type CardWords = { readonly name: string; readonly kind: string; readonly taken: string };

export type CardLook = {
  readonly hero: HeroId;
  readonly w: number;
  readonly h: number;
  readonly words: CardWords;
  /** The team that has it. */
  readonly team: Team | null;
  readonly chosen: boolean;
  readonly grown: number;
};

const VALUES = ['health', 'damage', 'movement'] as const;

/** Health, damage and movement in a row. */
function values(hero: HeroId, x: number, y: number, w: number, h: number): readonly Shape[] {
  const size = Math.min(h * 0.56, w * 0.122);
  const part = w / VALUES.length;
  return VALUES.flatMap((attribute, i): Shape[] => {
    const from = x + i * part + part / 2 - size * 1.05;
    return [
      { t: 'group', x: from, y: y + (h - size) / 2, shapes: attributeSign(attribute, size, color.soft) },
      {
        t: 'text',
        text: String(HEROES[hero][attribute]),
        x: from + size * 1.2,
        y,
        w: part,
        h,
        valign: 'middle',
        font: 'alegreya800',
        size: size * 1.08,
        fill: PAPER,
      },
    ];
  });
}

/** A tick and who has the hero. */
function takenLine(words: string, team: Team, y: number, w: number, h: number): readonly Shape[] {
  const { bright } = TEAM_TONES[team];
  return [
    { t: 'rect', x: 1, y, w: w - 2, h: 1, fill: fade(bright, 0.8) },
    { t: 'group', x: w * 0.06, y: y + h * 0.2, shapes: glyph('check', h * 0.6, bright) },
    {
      t: 'text',
      text: words,
      x: w * 0.08 + h * 0.6,
      y,
      w: w * 0.88 - h * 0.6,
      h,
      align: 'center',
      valign: 'middle',
      font: 'alegreya700',
      size: h * 0.56,
      minSize: h * 0.36,
      fill: bright,
    },
  ];
}

/** A hero to pick: silhouette, name and class, below the three values that one asks for first, or who has it. */
export const draftCard = memo(({ hero, w, h, words, team, chosen, grown }: CardLook): readonly Shape[] => {
  const { key, class: kind } = HEROES[hero];
  const { back, edge, ink } = CLASS_TONES[kind];
  const foot = h * 0.36;
  const high = h - foot;
  const side = Math.min(high * 0.96, w * 0.34);
  const left = side + w * 0.06;
  const name = Math.min(high * 0.32, w * 0.115) * Math.min(grown, 1.15);
  const body: readonly Shape[] = [
    { ...placeIcon(HERO_ICONS[key], w * 0.03, (high - side) / 2, side), fill: PAPER },
    {
      t: 'text',
      text: words.name,
      x: left,
      y: high * 0.1,
      w: w - left - w * 0.03,
      h: high * 0.44,
      valign: 'middle',
      font: 'cinzel700',
      size: name,
      minSize: name * 0.6,
      fill: PAPER,
    },
    {
      t: 'text',
      text: words.kind,
      x: left,
      y: high * 0.52,
      w: w - left - w * 0.03,
      h: high * 0.36,
      valign: 'middle',
      font: 'alegreya700',
      size: name * 0.88,
      minSize: name * 0.55,
      fill: ink,
    },
  ];
  return [
    {
      t: 'rect',
      x: 0.75,
      y: 0.75,
      w: w - 1.5,
      h: h - 1.5,
      r: 10,
      fill: down(0, h, back),
      stroke: chosen ? GOLD : edge,
      strokeWidth: chosen ? 2.6 : 1.2,
      shadow: { dx: 0, dy: 2, blur: 6, color: '#02040CA0' },
    },
    { t: 'group', opacity: team === null ? 1 : 0.42, shapes: body },
    {
      t: 'rect',
      x: chosen ? 2 : 1.3,
      y: high,
      w: w - (chosen ? 4 : 2.6),
      h: foot - (chosen ? 2 : 1.3),
      r: [0, 0, 9, 9],
      fill: fade(INK, 0.72),
    },
    ...(team === null ? values(hero, w * 0.04, high, w * 0.92, foot) : takenLine(words.taken, team, high, w, foot)),
  ];
});

/** Round for blue, with six corners for red. */
const ringPath = (team: Team, c: number, cy: number, r: number): string =>
  team === BLUE ? circlePath(c, cy, r) : roundedPolygon(regular(6, c, cy, r * 1.06), r * 0.12);

export type SlotLook = {
  readonly team: Team;
  readonly w: number;
  readonly h: number;
  /** Null for an open place. */
  readonly filled: boolean;
  /** This pick is made now. */
  readonly now: boolean;
  /** In the ring of an open place. */
  readonly mark: string;
  /** Below it: a name, and who leads the hero where several could. */
  readonly words: string;
  readonly whose: string;
};

/** Middle and radius of what stands in a slot. */
export const inSlot = (w: number, h: number) => ({ cy: h * 0.4, r: Math.min(w * 0.3, h * 0.27) });

/** A place of a team. */
export const draftSlot = memo(({ team, w, h, filled, now, mark, words, whose }: SlotLook): readonly Shape[] => {
  const { bright, ground } = TEAM_TONES[team];
  const { cy, r } = inSlot(w, h);
  const ink = now ? GOLD : filled ? PAPER : bright;
  return [
    {
      t: 'rect',
      x: 1,
      y: 1,
      w: w - 2,
      h: h - 2,
      r: 10,
      fill: now ? fade(GOLD, 0.2) : fade(ground, filled ? 0.26 : 0.1),
      stroke: now ? GOLD : fade(bright, filled ? 0.9 : 0.55),
      strokeWidth: now ? 2.2 : 1.2,
      ...(!filled && !now && { dash: [4, 4] }),
    },
    ...(filled
      ? []
      : ([
          { t: 'path', d: ringPath(team, w / 2, cy, r), stroke: fade(ink, 0.85), strokeWidth: 1.6, dash: [5, 4] },
          {
            t: 'text',
            text: mark,
            x: 0,
            y: cy - r,
            w,
            h: r * 2,
            align: 'center',
            valign: 'middle',
            font: 'alegreya700',
            size: r * 0.8,
            fill: ink,
          },
        ] as const)),
    {
      t: 'text',
      text: words,
      x: 3,
      y: h * (whose === '' ? 0.7 : 0.66),
      w: w - 6,
      h: h * (whose === '' ? 0.26 : 0.16),
      align: 'center',
      valign: 'middle',
      font: 'alegreya700',
      size: Math.min(22, h * 0.16, w * 0.24),
      minSize: 8,
      fill: ink,
    },
    {
      t: 'text',
      text: whose,
      x: 3,
      y: h * 0.82,
      w: w - 6,
      h: h * 0.14,
      align: 'center',
      valign: 'middle',
      font: 'alegreya500',
      size: Math.min(17, h * 0.14, w * 0.2),
      minSize: 7,
      fill: color.soft,
    },
  ];
});

/** The hero that is looked at, faint in the place it would have; in a box of side size. */
export const slotGhost = memo((hero: HeroId, size: number): readonly Shape[] => [
  { ...placeIcon(HERO_ICONS[HEROES[hero].key], size * 0.14, size * 0.14, size * 0.72), fill: fade(GOLD, 0.8) },
]);

/** Where the spots of a die lie, by its number: columns and rows from 0 to 2. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** GATE-024 A die of the roll-off in the colour of its team; in a box of side size. */
export const rollDie = memo((team: Team, value: number, size: number): readonly Shape[] => {
  const [light, middle] = TEAM_TONES[team].plate;
  const at = (i: number) => size * (0.26 + 0.24 * i);
  return [
    {
      t: 'rect',
      x: 1,
      y: 1,
      w: size - 2,
      h: size - 2,
      r: size * 0.2,
      fill: down(0, size, [light, middle]),
      stroke: TEAM_TONES[team].bright,
      strokeWidth: 1.2,
      shadow: { dx: 0, dy: 1.5, blur: 4, color: '#02040CB0' },
    },
    ...(SPOTS[value] ?? []).map(([x, y]): Shape => ({ t: 'circle', cx: at(x), cy: at(y), r: size * 0.085, fill: INK })),
  ];
});

/** The silhouette of a hero alone; in a box of side size. */
export const heroFigure = memo((hero: HeroId, size: number): readonly Shape[] => [
  { ...placeIcon(HERO_ICONS[HEROES[hero].key], 0, 0, size), fill: PAPER },
]);
