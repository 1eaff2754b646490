import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import { circlePath, n } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import { ZONES } from '../../rules/board';
import { ALTARS } from '../../rules/data';
import { BLUE, RED, type AltarId, type Team } from '../../rules/types';
import { HEX, middleOf } from '../layout/hexes';
import { iconDisc } from './disc';
import { outlineRound } from './outlines';
import { FREE_TONE, GOLD, INK, TEAM_TONES } from './palette';
import { BLESSING_ICONS, crossedSwords } from './silhouettes';

export type Owner = Team | null;

const ownerTint = (owner: Owner): string => (owner === null ? FREE_TONE : TEAM_TONES[owner].bright);

/** Side of the box round a zone. */
export const ZONE = HEX * 6;

/** Dots of blue, strokes of red, over a box of side s. */
function pattern(owner: Owner, s: number): readonly Shape[] {
  if (owner === null) return [];
  const tint = fade(TEAM_TONES[owner].bright, owner === BLUE ? 0.5 : 0.34);
  if (owner === RED) {
    const strokes = Array.from({ length: Math.ceil((2 * s) / 9) }, (_, i) => `M${n(i * 9 - s)} ${n(s)}L${n(i * 9)} 0`);
    return [{ t: 'path', d: strokes.join(''), stroke: tint, strokeWidth: 1.3 }];
  }
  const gap = 7;
  const dots = Array.from({ length: Math.ceil(s / gap) ** 2 }, (_, i) => {
    const across = Math.ceil(s / gap);
    return circlePath((i % across) * gap + (Math.floor(i / across) % 2) * (gap / 2), Math.floor(i / across) * gap, 1);
  });
  return [{ t: 'path', d: dots.join(''), fill: tint }];
}

const rimOf = (owner: Owner, contested: boolean): Partial<Shape> => {
  if (contested) return { stroke: '#FFE15A', strokeWidth: 2.6, dash: [8, 5] };
  if (owner === null) return { stroke: fade(FREE_TONE, 0.75), strokeWidth: 1.5, dash: [3, 4] };
  return { stroke: TEAM_TONES[owner].bright, strokeWidth: 2.4 };
};

/** The zone of an altar in a box of side ZONE about its node: fill, pattern, rim outside only. */
export const zone = memo((altar: AltarId, owner: Owner, contested: boolean, lit: boolean): readonly Shape[] => {
  const { x, y } = middleOf(ALTARS[altar].node);
  const d = outlineRound(ZONES[altar]);
  const place = { t: 'path', d, x: ZONE / 2 - x, y: ZONE / 2 - y } as const;
  const ground = owner === null ? FREE_TONE : TEAM_TONES[owner].ground;
  return [
    { ...place, fill: fade(ground, owner === null ? 0.12 : 0.24) },
    ...(lit ? [{ ...place, fill: fade(GOLD, 0.3) } as const] : []),
    { t: 'group', clip: place, shapes: pattern(owner, ZONE) },
    { ...place, stroke: '#04081490', strokeWidth: 4.6 },
    { ...place, ...rimOf(owner, contested) } as Shape,
  ];
});

/** A ring of an owner: blue unbroken, red with teeth, nobody's of fine dashes. */
function ownerRing(owner: Owner, c: number, r: number): readonly Shape[] {
  const tint = ownerTint(owner);
  if (owner === BLUE) return [{ t: 'circle', cx: c, cy: c, r, stroke: tint, strokeWidth: r * 0.15 }];
  const part = (2 * Math.PI * r) / (owner === RED ? 12 : 26);
  const dash = owner === RED ? [part * 0.66, part * 0.34] : [part * 0.5, part * 0.5];
  return [
    { t: 'path', d: circlePath(c, c, r), stroke: tint, strokeWidth: r * (owner === RED ? 0.24 : 0.09), dash },
    ...(owner === RED ? [{ t: 'circle', cx: c, cy: c, r: r * 0.9, stroke: tint, strokeWidth: r * 0.06 } as const] : []),
  ];
}

/** An altar with the sign of its blessing in the colours of its owner, in a box of side size. */
export const altarStone = memo((altar: AltarId, owner: Owner, contested: boolean, size: number): readonly Shape[] => {
  const c = size / 2;
  const r = c * 0.8;
  const tint = ownerTint(owner);
  const side = r * 1.22;
  return [
    { t: 'circle', cx: c, cy: c, r: r * 1.12, fill: fade(tint, owner === null ? 0.25 : 0.55), blur: r * 0.22 },
    { t: 'circle', cx: c, cy: c + r * 0.12, r: r * 1.02, fill: '#02040CA0' },
    {
      t: 'circle',
      cx: c,
      cy: c,
      r,
      fill: {
        radial: {
          center: [c - r * 0.4, c - r * 0.5],
          radius: r * 1.7,
          colors: owner === null ? ['#3A4766', '#141C33', INK] : [TEAM_TONES[owner].plate[1], '#121A30', INK],
        },
      },
      stroke: INK,
      strokeWidth: r * 0.1,
    },
    ...ownerRing(owner, c, r * 0.9),
    {
      ...placeIcon(BLESSING_ICONS[ALTARS[altar].blessing], c - side / 2, c - side / 2, side),
      fill: owner === null ? FREE_TONE : '#FFFFFF',
    },
    ...(contested ? iconDisc(crossedSwords, c, c + r * 0.98, r * 0.46, '#FFE15A') : []),
  ];
});
