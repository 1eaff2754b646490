import type { Shape } from '@/scene/shapes';
import { fade, out } from '@/ui/art/paint';
import { gem, shield } from '@/ui/art/tokens';
import { color } from '@/look/tokens';
import type { Character } from '../../rules/types';
import { costPicture } from './cost';
import { chosenRing, lookSign, ringGlow, stoneCard } from './frame';
import { kindMark } from './marks';
import { KIND_COLORS } from './palette';
import { kindPattern } from './pattern';
import { pearl } from './pearl';
import { lowCard } from './lowCard';
import { artField, NAMED_FROM, nameType, points, sharedEdge, sideSign, type CardFrame, type CardWords } from './parts';
import { silhouette } from './silhouette';

type Measures = {
  readonly u: number;
  readonly inset: number;
  readonly r: number;
  readonly artBottom: number;
  readonly bandTop: number;
  readonly lines: number;
  readonly nameH: number;
  readonly nameY: number;
  readonly nameSize: number;
  readonly abilityH: number;
  readonly costH: number;
  readonly pearl: number;
};

/** Where the parts of a card lie. From 120 wide there is room for the ability's words. */
function measure(w: number, h: number, ability: boolean, name: string): Measures {
  const big = w >= 120;
  const u = w / (big ? 146 : 86);
  const inset = 4.8 * Math.min(u, 1.25);
  const costH = (big ? 36 : 28) * Math.min(u, 1.3);
  const artBottom = h - costH;
  const abilityH = ability ? 33 * Math.min(u, 1.15) : big ? 4 : 5 * u;
  const nameSize = big ? Math.min(17, 13.5 * u) : Math.max(10, Math.min(15, 12.5 * u));
  const lines = nameType(name, w - 2 * inset - 4, nameSize).lines ?? 1;
  const nameH = nameSize * (lines === 1 ? 1.4 : 2.1);
  const nameY = artBottom - abilityH - nameH - nameSize * 0.2;
  return {
    lines,
    nameH,
    u,
    inset,
    r: 13 * Math.min(u, 1.3),
    artBottom,
    bandTop: nameY - nameSize * (lines === 1 ? 0.55 : 0.25),
    nameY,
    nameSize,
    abilityH,
    costH,
    pearl: (big ? 23 : 16.5) * Math.min(u, 1.35),
  };
}

/** Mark and words of the ability, centred together in their band. */
function abilityLine(
  w: number,
  m: Measures,
  { kind, ability, pearl: printed }: Character,
  words: string,
): readonly Shape[] {
  const size = Math.max(13, Math.min(15, 13 * m.u));
  const mark = size * 1.2;
  const gift = ability === 'pearlAny' ? '?' : printed;
  const giftW = gift === null ? 0 : 24;
  const room = w - 2 * m.inset - mark - 12 - giftW;
  const wanted = words.length * size * 0.455;
  const lines = wanted > room ? 2 : 1;
  const textW = Math.min(room, lines === 1 ? wanted + 4 : room);
  const left = (w - mark - 5 - textW - giftW) / 2;
  const top = m.artBottom - m.abilityH;
  return [
    { t: 'group', x: left, y: top + (m.abilityH - mark) / 2 - 1, shapes: kindMark(kind, mark) },
    {
      t: 'text',
      text: words,
      x: left + mark + 5,
      y: top - 1,
      w: textW,
      h: m.abilityH,
      valign: 'middle',
      align: lines === 1 ? 'center' : 'left',
      font: 'alegreya700',
      size,
      minSize: 9,
      lines: 2,
      lineHeight: size * 1.1,
      fill: color.text,
    },
    ...(gift === null
      ? []
      : [
          {
            t: 'group',
            x: left + mark + 5 + textW + 3,
            y: top + (m.abilityH - 21) / 2 - 1,
            shapes: pearl(gift, 21),
          } as const,
        ]),
  ];
}

function diamonds(w: number, m: Measures, count: number): readonly Shape[] {
  if (count === 0) return [];
  const size = 14 * Math.min(m.u, 1.3);
  const boxW = count * (size + 4) + 6;
  const [x, y] = [w - m.inset - boxW - 2, m.inset + 2];
  return [
    { t: 'rect', x, y, w: boxW, h: size + 9, r: (size + 9) / 2, fill: '#0B1122C8' },
    ...Array.from({ length: count }, (_, i): Shape => ({
      t: 'group',
      x: x + 5 + i * (size + 4),
      y: y + 5,
      shapes: gem(size),
    })),
  ];
}

/** A card smaller than this has room for the sign of its ability only. */
const WORDS_FROM = { w: 112, h: 136 } as const;

/** A character card with its name and cost, and its ability in words where they are given. */
export function characterCard(character: Character, words: CardWords, frame: CardFrame): readonly Shape[] {
  const { w, h, look = 'plain', shared = false, patterns = false } = frame;
  if (h < w * 0.86) return lowCard(character, words, frame);
  const speaks = words.ability !== undefined && w >= WORDS_FROM.w && h >= WORDS_FROM.h;
  const m = measure(w, h, speaks, words.name);
  const art = m.bandTop - m.inset + m.nameSize * 0.35;
  const size = Math.min(art * 0.92, w * 0.68);
  const name = {
    t: 'text',
    text: words.name,
    x: m.inset + 2,
    y: m.nameY,
    w: w - 2 * m.inset - 4,
    h: m.nameH,
    ...nameType(words.name, w - 2 * m.inset - 4, m.nameSize),
    lineHeight: m.nameSize * 1.02,
    size: m.nameSize,
    align: 'center',
    valign: 'middle',
  } as const;
  const face: Shape[] = [
    ...stoneCard(w, h, KIND_COLORS[character.kind].line, m.r),
    ...artField(w, m, character.kind, patterns),
    {
      t: 'group',
      x: (w - size) / 2,
      y: m.inset + (art - size) / 2 + m.u,
      shapes: silhouette(character.face, character.kind, size),
    },
    ...(w < NAMED_FROM
      ? []
      : [{ ...name, y: m.nameY + 1.2, fill: '#05070F', opacity: 0.8 } as const, { ...name, fill: color.text }]),
    ...(speaks && words.ability !== undefined ? abilityLine(w, m, character, words.ability) : []),
    ...(words.ability !== undefined && !speaks
      ? [{ t: 'group', x: w - m.inset - 17, y: m.artBottom - 17, shapes: kindMark(character.kind, 15) } as const]
      : []),
    {
      t: 'group',
      x: m.inset,
      y: m.artBottom - 1,
      shapes: costPicture(character.cost, {
        d: m.pearl,
        w: w - 2 * m.inset,
        h: m.costH - 3,
      }),
    },
    ...diamonds(w, m, character.diamonds),
    ...(shared ? sharedEdge(w, h, m.r, 22 * Math.min(m.u, 1.2)) : []),
  ];
  const lying: Shape[] = look === 'dimmed' ? [{ t: 'group', opacity: 0.5, shapes: face }] : face;
  return [
    ...ringGlow(w, h, look, m.r + 1),
    ...lying,
    ...chosenRing(w, h, look, m.r + 1),
    ...sideSign(look, w, m.bandTop * 0.66),
    ...points(character.power, 29 * Math.min(m.u, 1.3)),
  ];
}

/** A rival's character: silhouette, points, mark, cost as digits. */
export function rivalCard(
  character: Character,
  { w, h, look = 'plain', shared = false, patterns = false }: CardFrame,
): readonly Shape[] {
  const { line, centre, middle, edge } = KIND_COLORS[character.kind];
  const u = w / 53;
  const [strip, r] = [20 * u, 9 * u];
  const size = (h - strip) * 0.82;
  const box = { t: 'rect', x: 0, y: 0, w, h, r } as const;
  return [
    ...ringGlow(w, h, look, r + 1),
    {
      ...box,
      fill: out(w / 2, (h - strip) / 2, w * 0.75, [centre, middle, edge], [0, 0.5, 1]),
      shadow: { dx: 0, dy: 3, blur: 5, color: '#03061094' },
    },
    ...(patterns ? kindPattern(character.kind, box, w, h) : []),
    { t: 'group', clip: box, shapes: [{ t: 'rect', x: 0, y: h - strip, w, h: strip, fill: '#0A0E1BF2' }] },
    {
      t: 'group',
      x: (w - size) / 2,
      y: (h - strip - size) / 2 + 1,
      shapes: silhouette(character.face, character.kind, size),
    },
    {
      t: 'group',
      x: 2 * u,
      y: h - strip,
      shapes: costPicture(character.cost, { d: 11.5 * u, w: w - 4 * u, h: strip - 1, digits: true }),
    },
    ...(shared ? [] : [{ ...box, x: 0.5, y: 0.5, w: w - 1, h: h - 1, stroke: fade(line, 0.75), strokeWidth: 1 }]),
    ...chosenRing(w, h, look, r + 1),
    ...lookSign(look, w - 3 * u, (h - strip) * 0.62, 8 * u),
    ...(character.power > 0
      ? [{ t: 'group', x: -4 * u, y: -4 * u, shapes: shield(String(character.power), 19 * u) } as const]
      : []),
    ...(shared
      ? sharedEdge(w, h, r, 20 * u)
      : [{ t: 'group', x: w - 11 * u, y: -4 * u, shapes: kindMark(character.kind, 15 * u) } as const]),
  ];
}
