import boot from '@iconify/icons-game-icons/walking-boot';
import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import type { Lane } from '../../rules/data';
import type { AttackType } from '../../rules/types';
import { memo } from '@/scene/memo';
import { INK, PATH_TONES } from './palette';
import { ATTACK_ICONS, PATH_ICONS } from './silhouettes';

/** The entrance icon of a path in its colour, in a box of side size. */
export const pathSign = memo((lane: Lane, size: number): readonly Shape[] => [
  { ...placeIcon(PATH_ICONS[lane], 0, 0, size), fill: PATH_TONES[lane].edge },
]);

/** The entrance of a path on a dark disc, as on the portal, in a box of side size. */
export const entrance = memo((lane: Lane, size: number): readonly Shape[] => {
  const c = size / 2;
  const edge = Math.max(1, size * 0.07);
  return [
    { t: 'circle', cx: c, cy: c, r: c - edge / 2, fill: INK, stroke: PATH_TONES[lane].edge, strokeWidth: edge },
    { ...placeIcon(PATH_ICONS[lane], size * 0.19, size * 0.19, size * 0.62), fill: PATH_TONES[lane].edge },
  ];
});

/** The sign of a type of attack, in a box of side size. */
export const attackSign = memo((type: AttackType, size: number, tint: string): readonly Shape[] => [
  { ...placeIcon(ATTACK_ICONS[type], 0, 0, size), fill: tint },
]);

/** The sign of movement points, in a box of side size. */
export const moveSign = memo((size: number, tint: string): readonly Shape[] => [
  { ...placeIcon(boot, 0, 0, size), fill: tint },
]);
