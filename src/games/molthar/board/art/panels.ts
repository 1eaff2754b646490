import type { Shape } from '@/scene/shapes';
import { emblem, seatLook } from '@/ui/art/emblem';
import { glyph } from '@/ui/art/glyph';
import { down, fade } from '@/ui/art/paint';
import { bead, gem, GEM_RATIO, meeple, robot, shield, SHIELD_RATIO, startFlag } from '@/ui/art/tokens';
import { color } from '@/look/tokens';
import type { Box } from '@/look/box';
import type { OwnZone, RivalZone } from '../layout/types';
import { memo } from '@/scene/memo';
import { chosenRing, lookSign, ringGlow } from './frame';
import { seatPattern } from './pattern';
import type { CardLook } from './pearlCard';

/** What a panel says of a seat. */
export type SeatFacts = {
  readonly name: string;
  readonly look: number;
  readonly bot: boolean;
  readonly starts: boolean;
  readonly onTurn: boolean;
  readonly points: number;
  readonly hand: number;
  readonly limit: number;
  readonly diamonds: number;
  readonly activated: number;
  /** Extra actions of the next turn (MOL-130). */
  readonly owed: number;
};

const at = (box: Box, origin: Box, shapes: readonly Shape[]): Shape => ({
  t: 'group',
  x: box.x - origin.x,
  y: box.y - origin.y,
  shapes,
});

const words = (text: string, box: Box, size: number, fill: string, more: object = {}): Shape => ({
  t: 'text',
  text,
  x: 0,
  y: 0,
  w: box.w,
  h: box.h,
  font: 'alegreya700',
  size,
  minSize: Math.min(12, size),
  fill,
  valign: 'middle',
  ...more,
});

function plate(w: number, h: number, tint: string | null): readonly Shape[] {
  const box = { t: 'rect', x: 0, y: 0, w, h, r: 16 } as const;
  return [
    ...(tint === null ? [] : [{ ...box, fill: fade(tint, 0.42), blur: 9 } as const]),
    {
      ...box,
      fill: down(0, h, ['#263458', '#1C2745', '#18223C']),
      shadow: { dx: 0, dy: 6, blur: 16, color: '#0306106B' },
    },
    {
      ...box,
      x: 1.2,
      y: 1.2,
      w: w - 2.4,
      h: h - 2.4,
      r: 14.8,
      stroke: down(0, h * 0.5, ['#AABEF538', '#AABEF500']),
      strokeWidth: 1,
    },
    {
      ...box,
      x: 0.6,
      y: 0.6,
      w: w - 1.2,
      h: h - 1.2,
      r: 15.4,
      stroke: tint ?? color.line,
      strokeWidth: tint === null ? 1.2 : 1.8,
    },
  ];
}

/** Points on a shield, with what brings the end (MOL-211) beside it where there is room. */
function points(value: number, box: Box): readonly Shape[] {
  const h = Math.min(box.h, (box.w / SHIELD_RATIO) * 1);
  const w = h * SHIELD_RATIO;
  const roomy = box.w - w > 26;
  const x = roomy ? 0 : (box.w - w) / 2;
  return [
    { t: 'group', x, shapes: shield(String(value), h, value > 0) },
    ...(roomy
      ? [
          {
            t: 'text',
            text: '/12',
            x: w + 5,
            y: 0,
            w: box.w - w - 5,
            h,
            font: 'alegreya700',
            size: Math.min(18, h * 0.66),
            minSize: 11,
            fill: color.muted,
            valign: 'middle',
          } as const,
        ]
      : []),
  ];
}

type Stat = { readonly sign: (size: number) => readonly Shape[]; readonly value: string; readonly of?: string };

/** Width of a digit, as a part of its size. */
const DIGIT = 0.56;

/** A sign and a number that stay inside their box, however narrow it is. */
function statLine({ sign, value, of }: Stat, box: Box, roomy: boolean): readonly Shape[] {
  const size = Math.min(roomy ? 16 : box.w < 27 ? 11 : 13, box.h - 2);
  const x = roomy ? size + 7 : size + 1.5;
  const text = Math.min(15, box.h - 2, (box.w - x) / ((value + (roomy ? (of ?? '') : '')).length * DIGIT));
  const valueW = value.length * text * 0.53;
  return [
    { t: 'group', y: (box.h - size) / 2, shapes: sign(size) },
    {
      t: 'text',
      text: value,
      x,
      y: 0,
      w: box.w,
      h: box.h,
      font: 'alegreya700',
      size: text,
      fill: color.text,
      valign: 'middle',
    },
    ...(of === undefined || !roomy
      ? []
      : [
          {
            t: 'text',
            text: of,
            x: x + valueW,
            y: 0,
            w: box.w,
            h: box.h,
            font: 'alegreya500',
            size: text,
            fill: color.muted,
            valign: 'middle',
          } as const,
        ]),
  ];
}

function statChip(stat: Stat, box: Box): readonly Shape[] {
  return [
    { t: 'rect', x: 0, y: 0, w: box.w, h: box.h, r: box.h / 2, fill: '#0E15269E', stroke: color.line, strokeWidth: 1 },
    { t: 'group', x: 11, shapes: statLine(stat, { ...box, w: box.w - 11 }, true) },
  ];
}

const stats = (facts: SeatFacts): [Stat, Stat, Stat] => [
  { sign: (size) => glyph('cards', size, color.muted), value: String(facts.hand), of: `/${facts.limit}` },
  {
    sign: (size) => [{ t: 'group', y: (size * (1 - GEM_RATIO)) / 2, shapes: gem(size) }],
    value: String(facts.diamonds),
  },
  { sign: (size) => meeple(size), value: String(facts.activated) },
];

/** Flag of the starting player, robot of a bot, bead of an owed action, one after the other. */
function badges(facts: SeatFacts, size: number): Shape[] {
  const list = [
    ...(facts.starts ? [startFlag(size)] : []),
    ...(facts.bot ? [robot(size)] : []),
    ...Array.from({ length: facts.owed }, () => bead(size)),
  ];
  return list.map((shapes, i): Shape => ({ t: 'group', x: i * (size + 2), shapes }));
}

/** Width of a name as far as it can be told without measuring. */
const nameWidth = (name: string, size: number) => name.length * size * 0.54;

function named(facts: SeatFacts, box: Box, size: number): readonly Shape[] {
  const badge = Math.min(18, box.h);
  const badgeCount = (facts.starts ? 1 : 0) + (facts.bot ? 1 : 0) + facts.owed;
  const room = box.w - badgeCount * (badge + 2);
  const shown = room < 26 ? box.w : room;
  return [
    words(facts.name, { ...box, w: shown }, size, color.text),
    ...(room < 26
      ? []
      : [
          {
            t: 'group',
            x: Math.min(room, nameWidth(facts.name, size) + 8),
            y: (box.h - badge) / 2,
            shapes: badges(facts, badge),
          } as const,
        ]),
  ];
}

function rivalStats(zone: RivalZone, facts: SeatFacts): Shape[] {
  return zone.stats.flatMap((box, i) => {
    const stat = stats(facts)[i];
    if (stat === undefined || box.w === 0) return [];
    if (zone.style === 'tall') return [at(box, zone.panel, statChip(stat, box))];
    return [at(box, zone.panel, statLine(stat, box, zone.style === 'full' || (zone.style === 'line' && box.w >= 40)))];
  });
}

/** A rival's panel without the cards on it. */
export const rivalPanel = memo(
  (zoneKey: string, factsKey: string, activatedWord: string, look: CardLook, patterns: boolean): readonly Shape[] => {
    const zone = JSON.parse(zoneKey) as RivalZone;
    const facts = JSON.parse(factsKey) as SeatFacts;
    const { panel } = zone;
    const size = zone.style === 'tall' ? 20 : zone.style === 'full' ? 18 : 15;
    const [first] = zone.row;
    return [
      ...ringGlow(panel.w, panel.h, look, 17),
      ...plate(panel.w, panel.h, facts.onTurn ? seatLook(facts.look).color : null),
      ...(patterns ? seatPattern(facts.look, seatLook(facts.look).color, panel.w) : []),
      at(zone.emblem, panel, emblem(facts.look, zone.emblem.w, facts.onTurn)),
      ...(zone.name.w < 14 ? [] : [at(zone.name, panel, named(facts, zone.name, size))]),
      at(zone.points, panel, points(facts.points, zone.points)),
      ...rivalStats(zone, facts),
      ...(zone.style === 'tall' && first !== undefined && panel.h >= 330 && panel.h > panel.w
        ? [
            at({ ...first, y: first.y - 21, h: 18, w: panel.w }, panel, [
              words(activatedWord, { ...first, w: panel.w, h: 18 }, 14, color.muted),
            ]),
          ]
        : []),
      ...chosenRing(panel.w, panel.h, look, 17),
      ...lookSign(look, panel.w / 2, 0, 9),
    ];
  },
);

/** How many diamonds a payment would take, in a corner of their box. */
const going = (count: number, w: number, h: number): readonly Shape[] =>
  count === 0
    ? []
    : [
        { t: 'rect', x: 0.5, y: 0.5, w: w - 1, h: h - 1, r: Math.min(12, h / 2.6), stroke: color.gold, strokeWidth: 2 },
        { t: 'rect', x: w - 22, y: -7, w: 26, h: 18, r: 9, fill: color.gold, stroke: color.night, strokeWidth: 1.4 },
        {
          t: 'text',
          text: `−${count}`,
          x: w - 22,
          y: -7,
          w: 26,
          h: 18,
          font: 'alegreya800',
          size: 14,
          fill: color.ink,
          align: 'center',
          valign: 'middle',
        },
      ];

/** Diamonds lying side by side, or one with a number when there are many; those that a payment would take are only outlined. */
function diamondBox(count: number, w: number, h: number, spent: number): readonly Shape[] {
  const frame = {
    t: 'rect',
    x: 0.5,
    y: 0.5,
    w: w - 1,
    h: h - 1,
    r: Math.min(12, h / 2.6),
    fill: '#0B1122A6',
    stroke: color.line,
    strokeWidth: 1.1,
    innerShadow: { dx: 0, dy: 2, blur: 6, color: '#03061080' },
  } as const;
  if (count === 0)
    return [frame, { t: 'group', x: (w - h * 0.42) / 2, y: h * 0.3, opacity: 0.6, shapes: gem(h * 0.42, true) }];
  const size = Math.min(h * 0.5, 30, (w - 12) / Math.min(count, 3) - 5);
  if (count <= 3) {
    const left = (w - count * (size + 5) + 5) / 2;
    return [
      frame,
      ...Array.from({ length: count }, (_, i): Shape => ({
        t: 'group',
        x: left + i * (size + 5),
        y: (h - size * GEM_RATIO) / 2,
        shapes: gem(size, i >= count - spent),
      })),
      ...going(spent, w, h),
    ];
  }
  const one = Math.min(h * 0.5, 28);
  return [
    frame,
    { t: 'group', x: w / 2 - one - 3, y: (h - one * GEM_RATIO) / 2, shapes: gem(one) },
    {
      t: 'text',
      text: `× ${count}`,
      x: w / 2 + 2,
      y: 0,
      w: w / 2,
      h,
      font: 'alegreya800',
      size: Math.min(18, h * 0.44),
      fill: color.text,
      valign: 'middle',
    },
    ...going(spent, w, h),
  ];
}

const LONG_NAME = 15;

/** Emblem and name side by side; a long name goes below the emblem, which shrinks when the points leave no room for both. */
function ownName(
  { emblem: place, name, points: below, panel }: Pick<OwnZone, 'emblem' | 'name' | 'points' | 'panel'>,
  facts: SeatFacts,
): Shape[] {
  const size = Math.min(19, name.h * 0.78);
  if (nameWidth(facts.name, size) <= name.w)
    return [at(place, panel, emblem(facts.look, place.w, facts.onTurn)), at(name, panel, named(facts, name, size))];
  const small = Math.min(place.h, Math.max(place.h * 0.58, below.y - place.y - LONG_NAME));
  const line = { ...name, x: place.x - 2, y: place.y + small, w: name.x + name.w - place.x + 2, h: LONG_NAME };
  return [
    at({ ...place, y: place.y - 4 }, panel, emblem(facts.look, small, facts.onTurn)),
    at(line, panel, [words(facts.name, line, 14, color.text)]),
  ];
}

/** The words above the hand: how large they are, and how wide a letter of them. */
const handSize = ({ h }: Box): number => Math.min(16, h * 0.84);
const LETTER = 0.47;

/** So many letters have room above the hand. */
export const lettersIn = (line: Box): number => Math.floor((line.w - 3) / (handSize(line) * LETTER));

/** The own area without the cards in it. Flush: it reaches the edges of the screen and has round upper corners only. */
export const ownPanel = memo(
  (
    zoneKey: string,
    factsKey: string,
    hand: string,
    count: string,
    printed: string,
    flush: boolean,
    spent: number,
    patterns: boolean,
  ): readonly Shape[] => {
    const zone = JSON.parse(zoneKey) as Omit<OwnZone, 'hand' | 'handVisible' | 'row'>;
    const facts = JSON.parse(factsKey) as SeatFacts;
    const { panel } = zone;
    const r = flush ? ([26, 26, 0, 0] as const) : 20;
    const box = { t: 'rect', x: 0, y: 0, w: panel.w, h: panel.h, r } as const;
    const label = handSize(zone.handLabel);
    const handW = hand.length * label * LETTER + 3;
    return [
      {
        ...box,
        fill: down(0, panel.h, ['#2A3864', '#1B2543', '#121A30', '#0C1222'], [0, 0.3, 0.65, 1]),
        shadow: { dx: 0, dy: -4, blur: 16, color: '#03061070' },
      },
      {
        ...box,
        x: 0.6,
        y: 0.6,
        w: panel.w - 1.2,
        h: panel.h + (flush ? 4 : -1.2),
        stroke: down(0, panel.h, [color.lineLit, color.line, fade(color.line, flush ? 0 : 1)], [0, 0.4, 1]),
        strokeWidth: 1.3,
      },
      ...(patterns ? seatPattern(facts.look, seatLook(facts.look).color, panel.w) : []),
      ...ownName(zone, facts),
      at(zone.points, panel, points(facts.points, zone.points)),
      at(zone.diamonds, panel, diamondBox(facts.diamonds, zone.diamonds.w, zone.diamonds.h, spent)),
      at(zone.handLabel, panel, [
        words(hand, { ...zone.handLabel, w: handW }, label, color.text),
        {
          t: 'group',
          x: handW,
          shapes: [words(count, { ...zone.handLabel, w: zone.handLabel.w - handW }, label, color.muted)],
        },
      ]),
      ...(zone.printedLabel === null
        ? []
        : [at(zone.printedLabel, panel, [words(printed, zone.printedLabel, label, color.text)])]),
      ...(zone.divider === null
        ? []
        : [at(zone.divider, panel, [{ t: 'rect', x: 0, y: 0, w: 1, h: zone.divider.h, fill: color.lineLit }])]),
    ];
  },
);
