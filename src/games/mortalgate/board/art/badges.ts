import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import { n } from '@/ui/art/outline';
import { HEROES } from '../../rules/data';
import type { Hero, HeroId, Status } from '../../rules/types';
import { centred, numberDisc } from './disc';
import { INK } from './palette';
import { BADGE_ICONS, type Effect } from './silhouettes';
import { healthTint } from './token';

const TINTS: Readonly<Record<Status | Effect, string>> = {
  burning: '#FF8A45',
  poison: '#9BE35A',
  stun: '#FFE15A',
  precision: '#8FE9FF',
  charges: '#C3A6FF',
  wall: '#E4ECFF',
};

type Badge = { readonly kind: Status | Effect; readonly count: number };

/** What is on a hero: statuses first, then what it has given to itself. */
export const badgesOf = ({ burning, poison, stun, precision, charges, wall }: Hero): readonly Badge[] =>
  (
    [
      ['burning', burning],
      ['poison', poison],
      ['stun', stun],
      ['wall', wall ? 1 : 0],
      ['precision', precision],
      ['charges', charges],
    ] as const
  ).flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []));

/** The sign of a status or effect with its turns, in a disc of radius r about cx, cy. */
export function badge({ kind, count }: Badge, cx: number, cy: number, r: number): readonly Shape[] {
  const tint = TINTS[kind];
  const [x, y, small] = [cx + r * 0.8, cy - r * 0.72, r * 0.62];
  return [
    { t: 'circle', cx, cy, r, fill: INK, stroke: tint, strokeWidth: r * 0.17 },
    { ...placeIcon(BADGE_ICONS[kind], cx - r * 0.68, cy - r * 0.68, r * 1.36), fill: tint },
    ...(kind === 'wall'
      ? []
      : [
          { t: 'circle', cx: x, cy: y, r: small, fill: tint, stroke: INK, strokeWidth: r * 0.1 } as const,
          centred(String(count), x, y, small * 1.5, INK),
        ]),
  ];
}

/** A diamond when an ability is ready, else a disc with the turns that are left. */
export function pip(left: number, cx: number, cy: number, r: number): readonly Shape[] {
  if (left > 0) return numberDisc(String(left), cx, cy, r * 1.05, '#7FA0D8');
  const d = `M${n(cx)} ${n(cy - r)}L${n(cx + r)} ${n(cy)}L${n(cx)} ${n(cy + r)}L${n(cx - r)} ${n(cy)}Z`;
  return [
    { t: 'path', d, fill: '#F2C866', stroke: '#3A2708', strokeWidth: r * 0.26 },
    {
      t: 'path',
      d: `M${n(cx - r * 0.5)} ${n(cy)}L${n(cx)} ${n(cy - r * 0.5)}`,
      stroke: '#FFF3CF',
      strokeWidth: r * 0.2,
    },
  ];
}

/** Health on a dark pill about cx, cy. */
function healthPill(health: number, most: number, cx: number, cy: number, h: number): readonly Shape[] {
  const w = h * (health > 9 ? 1.75 : 1.45);
  return [
    {
      t: 'rect',
      x: cx - w / 2,
      y: cy - h / 2,
      w,
      h,
      r: h / 2,
      fill: '#070B16F5',
      stroke: healthTint(health, most),
      strokeWidth: h * 0.1,
    },
    centred(String(health), cx, cy, h * 0.88),
  ];
}

/** Statuses stand above right, one beside the other to the left. */
const badgesShapes = (badges: readonly Badge[], size: number): readonly Shape[] =>
  [...badges]
    .reverse()
    .flatMap((one, i) => badge(one, size * (0.93 - 0.36 * (badges.length - 1 - i)), size * 0.07, size * 0.185));

/** The numbers of a token in its box of side size: health below, abilities at its feet, statuses above. */
export const details = memo(
  (
    hero: HeroId,
    state: Pick<Hero, 'health' | 'cooldowns'>,
    badges: readonly Badge[],
    size: number,
  ): readonly Shape[] => [
    ...pip(state.cooldowns[0], size * 0.08, size * 0.86, size * 0.13),
    ...pip(state.cooldowns[1], size * 0.92, size * 0.86, size * 0.13),
    ...healthPill(state.health, HEROES[hero].health, size / 2, size * 0.97, size * 0.32),
    ...badgesShapes(badges, size),
  ],
);
