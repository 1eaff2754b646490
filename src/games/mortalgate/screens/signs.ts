import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import { circlePath, n } from '@/ui/art/outline';
import { badge as drawBadge, type badgesOf } from '../board/art/badges';
import { GOLD, INK, TEAM_TONES } from '../board/art/palette';
import { BLESSING_ICONS, crossedSwords, laurelCrown, skull } from '../board/art/silhouettes';
import { BLUE, GRACE_GOAL, type Blessing, type Team } from '../rules';

type Badge = ReturnType<typeof badgesOf>[number];

/** A status or effect with its turns, in a box of side size. */
export const badgeSign = memo((kind: Badge['kind'], count: number, size: number): readonly Shape[] =>
  drawBadge({ kind, count }, size * 0.44, size * 0.56, size * 0.38),
);

/** Crossed swords on a dark disc: can hit the hero. */
export const threatSign = memo((size: number): readonly Shape[] => [
  { t: 'path', d: circlePath(size / 2, size / 2, size * 0.47), fill: INK, stroke: '#FF8F9A', strokeWidth: size * 0.07 },
  { ...placeIcon(crossedSwords, size * 0.2, size * 0.2, size * 0.6), fill: '#FFC4CA' },
]);

export const laurel = memo((team: Team, size: number): readonly Shape[] => [
  { ...placeIcon(laurelCrown, 0, 0, size), fill: TEAM_TONES[team].bright },
]);

export const swords = memo((size: number, tint: string): readonly Shape[] => [
  { ...placeIcon(crossedSwords, 0, 0, size), fill: tint },
]);

export const skullSign = memo((size: number, tint: string): readonly Shape[] => [
  { ...placeIcon(skull, 0, 0, size), fill: tint },
]);

export const blessingSign = memo((blessing: Blessing, team: Team | null, size: number): readonly Shape[] => {
  const tint = team === null ? '#DDE6FF' : TEAM_TONES[team].bright;
  return [
    { t: 'path', d: circlePath(size / 2, size / 2, size * 0.46), fill: INK, stroke: tint, strokeWidth: size * 0.06 },
    { ...placeIcon(BLESSING_ICONS[blessing], size * 0.2, size * 0.2, size * 0.6), fill: tint },
  ];
});

const SHIELD = 'M12 2.6l7.6 2.7v6.1c0 4.9-3.1 8.3-7.6 10c-4.5-1.7-7.6-5.1-7.6-10V5.3z';

/** Nobody can strike here. */
export const shieldSign = memo((size: number): readonly Shape[] => [
  { t: 'path', d: SHIELD, scale: size / 24, fill: '#A8E6A0' },
]);

/** GATE-104 The turns of a cooldown: so many rings, full while they are still to wait. */
export const cooldownSign = memo((left: number, of: number, size: number): readonly Shape[] =>
  Array.from({ length: of }, (_, i): Shape => ({
    t: 'path',
    d: circlePath(size * (0.5 + 1.15 * i), size / 2, size * 0.38),
    ...(i < left ? { fill: '#DCE6FF' } : { stroke: '#8FA0CC', strokeWidth: size * 0.12 }),
  })),
);

/** GATE-175 Twenty marks, filled as far as the team has come: Blue's are round, Red's lean; Red's run from the right. */
export const graceRow = memo((team: Team, grace: number, width: number, height: number): readonly Shape[] => {
  const part = width / GRACE_GOAL;
  const [w, h] = [part * 0.68, height * 0.86];
  const lean = team === BLUE ? 0 : w * 0.5;
  return Array.from({ length: GRACE_GOAL }, (_, i): Shape => {
    const full = i < grace;
    const x = (team === BLUE ? i : GRACE_GOAL - 1 - i) * part + part * 0.16;
    const y = (height - h) / 2;
    const look = full
      ? { fill: i === GRACE_GOAL - 1 ? GOLD : TEAM_TONES[team].ground }
      : { fill: '#0B1228', stroke: '#3A4A78', strokeWidth: 1 };
    if (team === BLUE) return { t: 'rect', x, y, w, h, r: w / 2, ...look };
    const d = `M${n(x + lean)} ${n(y)}H${n(x + w)}L${n(x + w - lean)} ${n(y + h)}H${n(x)}Z`;
    return { t: 'path', d, ...look };
  });
});
