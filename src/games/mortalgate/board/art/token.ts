import type { IconifyIcon } from '@iconify/types';
import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import { circlePath, n, regular, roundedPolygon } from '@/ui/art/outline';
import { HEROES } from '../../rules/data';
import { BLUE, type HeroId, type Team } from '../../rules/types';
import { INK, PAPER, TEAM_TONES } from './palette';
import { HERO_ICONS } from './silhouettes';

/** Green while two thirds are left, amber from a third down. */
export const healthTint = (health: number, most: number): string => (health * 3 <= most ? '#FFC04D' : '#63DFA4');

/** One notch a point of health, clockwise from the top. */
function ring(c: number, r: number, width: number, health: number, most: number): readonly Shape[] {
  const part = (2 * Math.PI) / most;
  const gap = Math.min(0.09, part * 0.24);
  const notch = (i: number): string => {
    const [from, to] = [i * part + gap / 2 - Math.PI / 2, (i + 1) * part - gap / 2 - Math.PI / 2];
    const at = (angle: number) => `${n(c + r * Math.cos(angle))} ${n(c + r * Math.sin(angle))}`;
    return `M${at(from)}A${n(r)} ${n(r)} 0 0 1 ${at(to)}`;
  };
  const notches = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => notch(from + i)).join('');
  return [
    { t: 'path', d: notches(health, most), stroke: '#33406A', strokeWidth: width * 0.8 },
    { t: 'path', d: notches(0, health), stroke: healthTint(health, most), strokeWidth: width },
  ];
}

/** The plate of a team: blue is round, red has six corners. */
export function plate(c: number, r: number, team: Team): readonly Shape[] {
  const [light, middle, dark] = TEAM_TONES[team].plate;
  const fill = {
    radial: { center: [c - r * 0.35, c - r * 0.5], radius: r * 1.7, colors: [light, middle, dark], at: [0, 0.5, 1] },
  } as const;
  const d = team === BLUE ? circlePath(c, c, r) : roundedPolygon(regular(6, c, c, r * 1.08), r * 0.12);
  return [{ t: 'path', d, fill, stroke: TEAM_TONES[team].bright, strokeWidth: Math.max(1.1, r * 0.085) }];
}

function figure(icon: IconifyIcon, c: number, r: number): readonly Shape[] {
  const side = r * 1.34;
  const from = c - side / 2;
  return [
    { ...placeIcon(icon, from, from + r * 0.07, side), fill: '#00000070' },
    {
      ...placeIcon(icon, from, from, side),
      fill: { linear: { from: [from, from], to: [from + side, from + side], colors: [PAPER, PAPER, '#C9D6F5'] } },
    },
  ];
}

/** A hero without its numbers: team by plate, silhouette, health by notches; in a box of side size. */
export const token = memo((hero: HeroId, team: Team, health: number, size: number): readonly Shape[] => {
  const c = size / 2;
  const { key, health: most } = HEROES[hero];
  return [
    { t: 'circle', cx: c, cy: c + c * 0.1, r: c * 0.98, fill: '#02040CB8', blur: c * 0.12 },
    { t: 'circle', cx: c, cy: c, r: c * 0.97, fill: INK, stroke: '#000000', strokeWidth: c * 0.05 },
    ...ring(c, c * 0.845, c * 0.17, health, most),
    ...plate(c, c * 0.68, team),
    ...figure(HERO_ICONS[key], c, c * 0.68),
  ];
});

/** The plate of a hero alone, for lists and the draft; in a box of side size. */
export const heroPlate = memo((hero: HeroId, team: Team, size: number): readonly Shape[] => {
  const c = size / 2;
  return [...plate(c, c * 0.9, team), ...figure(HERO_ICONS[HEROES[hero].key], c, c * 0.9)];
});

const dashed = (c: number, r: number, tint: string): Shape => ({
  t: 'path',
  d: circlePath(c, c, r),
  stroke: tint,
  strokeWidth: Math.max(1.3, c * 0.07),
  dash: [c * 0.24, c * 0.16],
});

/** A hero where it would be. */
export const ghost = memo((hero: HeroId, team: Team, health: number, size: number): readonly Shape[] => [
  { t: 'group', opacity: 0.8, shapes: token(hero, team, health, size) },
  dashed(size / 2, size * 0.56, '#FFE9B0'),
]);

/** Gold light round the hero whose turn it is or that is looked at. */
export const tokenLight = memo((size: number, strong: boolean): readonly Shape[] => {
  const c = size / 2;
  return [
    { t: 'circle', cx: c, cy: c, r: c * 0.78, fill: strong ? '#FFD98AD0' : '#FFD98A70', blur: c * 0.15 },
    { t: 'circle', cx: c, cy: c, r: c * 0.74, stroke: '#FFF1C9', strokeWidth: strong ? 2.4 : 1.4 },
  ];
});
