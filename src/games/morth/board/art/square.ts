import type { Shape } from '@/scene/shapes';
import { dicePlaces, type DiePlace } from '../map/mapLayout';
import { badgeRadius, die, resistanceBadge, type DieLook } from './die';
import { memo } from '@/scene/memo';

type Standing = Omit<DieLook, 'size'>;

/** Where the first pixel of a badge of radius r lies, for a die whose middle is x, y. */
const badgeShape = (
  { resistance, hurt }: Standing,
  { dx, dy, size, badge }: DiePlace,
  cell: number,
): readonly Shape[] => {
  if (resistance === undefined) return [];
  const r = badgeRadius(size) * (size < cell * 0.6 ? 1.08 : 1);
  return [
    {
      t: 'group',
      x: cell / 2 + dx + badge.x - r,
      y: cell / 2 + dy + badge.y - r,
      shapes: resistanceBadge(resistance, hurt === true, r),
    },
  ];
};

/** One to three dice in a square, in a box of side cell: all badges over all dice, each pointing outwards. */
export const diceInSquare = memo((dice: readonly Standing[], cell: number): readonly Shape[] => {
  if (dice.length < 1) return [];
  const places = dicePlaces(dice.length < 2 ? 1 : dice.length < 3 ? 2 : 3, cell);
  const shown = dice.slice(0, places.length);
  return [
    ...shown.map((look, i): Shape => {
      const { dx, dy, size } = places[i];
      return {
        t: 'group',
        x: cell / 2 + dx - size / 2,
        y: cell / 2 + dy - size / 2,
        shapes: die({ ...look, resistance: undefined, size }),
      };
    }),
    ...shown.flatMap((look, i) => badgeShape(look, places[i], cell)),
  ];
});
