import { box, clamp, type Box } from '@/look/box';
import { color } from '@/look/tokens';
import type { Shape, TextShape } from '@/scene/shapes';
import { gem } from '@/ui/art/tokens';
import type { Character } from '../../rules/types';
import { costPicture } from './cost';
import { chosenRing, ringGlow, stoneCard } from './frame';
import { kindMark } from './marks';
import { KIND_COLORS } from './palette';
import { pearl } from './pearl';
import { silhouette } from './silhouette';
import { artField, nameType, points, sharedEdge, sideSign, type CardFrame, type CardWords } from './parts';

const [INSET, R] = [4, 12];
/** Beside a figure this much is left for words, else they go below it. */
const BESIDE = 104;
/** The same for a name alone. */
const NAME_BESIDE = 64;
/** Lower than this the field above the cost has no room for what a card does, only for its sign. */
const WORDS_FROM = 50;

type Places = { readonly figure: Box; readonly name: Box; readonly ability: Box | null };

/** Figure, name and ability in the field above the cost. */
function placesIn(w: number, artH: number, speaks: boolean): Places {
  const side = artH * 0.84;
  const wide = w - side - 2 * INSET - 18;
  if (!speaks && wide < NAME_BESIDE && artH >= WORDS_FROM) {
    const top = artH * 0.6;
    return {
      figure: box((w - top) / 2, INSET + 1, top, top),
      name: box(INSET + 3, INSET + top, w - 2 * INSET - 6, artH - top),
      ability: null,
    };
  }
  if (!speaks || wide >= BESIDE) {
    const x = INSET + side + 12;
    const nameH = speaks ? artH * 0.48 : artH;
    return {
      figure: box(INSET + 9, INSET + (artH - side) / 2, side, side),
      name: box(x, INSET, w - x - INSET - 3, nameH),
      ability: speaks ? box(x, INSET + nameH, w - x - INSET - 3, artH - nameH - 3) : null,
    };
  }
  const headH = artH * 0.47;
  const x = INSET + 13 + headH;
  return {
    figure: box(INSET + 12, INSET + 1, headH * 0.92, headH * 0.92),
    name: box(x, INSET, w - x - INSET - 2, headH),
    ability: box(INSET + 3, INSET + headH, w - 2 * INSET - 6, artH - headH - 2),
  };
}

const words = (
  text: string,
  { x, y, w, h }: Box,
  rest: Partial<TextShape> & Pick<TextShape, 'font' | 'size'>,
): Shape => ({
  t: 'text',
  text,
  x,
  y,
  w,
  h,
  fill: color.text,
  align: 'center',
  valign: 'middle',
  ...rest,
});

/** Sign, words and the pearl it gives. */
function abilityIn(place: Box, { kind, ability, pearl: printed }: Character, text: string): readonly Shape[] {
  const mark = 14;
  const gift = ability === 'pearlAny' ? '?' : printed;
  const giftW = gift === null ? 0 : 21;
  const room = box(place.x + mark + 4, place.y, place.w - mark - 4 - giftW, place.h);
  const size = Math.min(place.w > BESIDE ? 15 : 13.5, place.h * 0.42);
  return [
    { t: 'group', x: place.x, y: place.y + (place.h - mark) / 2, shapes: kindMark(kind, mark) },
    words(text, room, { font: 'alegreya700', size, minSize: 9, lines: 2, lineHeight: size * 1.08, align: 'left' }),
    ...(gift === null
      ? []
      : [{ t: 'group', x: place.x + place.w - 19, y: place.y + (place.h - 19) / 2, shapes: pearl(gift, 19) } as const]),
  ];
}

const diamonds = (w: number, count: number): Shape[] =>
  Array.from({ length: count }, (_, i): Shape => ({
    t: 'group',
    x: w - INSET - 15 - i * 14,
    y: INSET + 2,
    shapes: gem(12),
  }));

/** A card too low for art above its name: the figure stands beside it. What it does, or at least its sign, is on it too. */
export function lowCard(character: Character, said: CardWords, frame: CardFrame): readonly Shape[] {
  const { w, h, look = 'plain', shared = false, patterns = false } = frame;
  const { kind, cost, power } = character;
  const costH = Math.min(28, h * 0.36);
  const artH = h - costH - INSET;
  const speaks = said.ability !== undefined && artH >= WORDS_FROM;
  const { figure, name, ability } = placesIn(w, artH, speaks);
  const size = clamp(name.w / 8, 12.5, 17);
  const face: Shape[] = [
    ...stoneCard(w, h, KIND_COLORS[kind].line, R),
    ...artField(w, { inset: INSET, r: R, artBottom: h - costH, bandTop: h }, kind, patterns),
    { t: 'group', x: figure.x, y: figure.y, shapes: silhouette(character.face, kind, figure.w) },
    words(said.name, name, {
      ...nameType(said.name, name.w, size),
      size,
      lineHeight: size * 1.08,
      halo: { color: '#0A0E1BB0', width: 3 },
    }),
    ...(ability && said.ability !== undefined ? abilityIn(ability, character, said.ability) : []),
    ...(said.ability !== undefined && !speaks
      ? [{ t: 'group', x: w - INSET - 17, y: h - costH - 17, shapes: kindMark(kind, 15) } as const]
      : []),
    {
      t: 'group',
      x: INSET,
      y: h - costH,
      shapes: costPicture(cost, { d: Math.min(19, costH * 0.7), w: w - 2 * INSET, h: costH - 2 }),
    },
    ...(shared ? sharedEdge(w, h, R, 18) : []),
  ];
  const lying: Shape[] = look === 'dimmed' ? [{ t: 'group', opacity: 0.5, shapes: face }] : face;
  return [
    ...ringGlow(w, h, look, R + 1),
    ...lying,
    ...chosenRing(w, h, look, R + 1),
    ...sideSign(look, w, artH * 0.5),
    ...points(power, 23),
    ...diamonds(w, character.diamonds),
  ];
}
