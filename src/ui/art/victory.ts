import type { Shape } from '@/scene/shapes';

import { arch } from './arch';
import { emblem } from './emblem';
import { gate, type GateLook } from './gate';
import { memo } from '@/scene/memo';
import { wreath } from './tokens';

/** Side of the box in which a banner is drawn before it is fitted into the wreath. */
export const BANNER = 100;

/** The look of a seat, or the banner of a team. */
export type Winner = number | readonly Shape[];

/** The gate with the winner's emblem in a wreath; those who share a victory stand side by side. */
export const victory = memo((look: GateLook, winners: readonly Winner[]): Shape[] => {
  const { w, h, inner, cx } = arch(look.w, look.h);
  const round = inner * 1.56;
  const top = h - round * 1.08;
  const size = (round * 0.46) / Math.max(1, winners.length * 0.72);
  const step = size * 0.94;
  const left = w / 2 - ((winners.length - 1) * step) / 2 - size / 2;
  return [
    ...gate({ ...look, figure: undefined }),
    { t: 'group', x: cx - round / 2, y: top, shapes: wreath(round) },
    ...winners.map((winner, i): Shape => ({
      t: 'group',
      x: left + i * step,
      y: top + round * 0.49 - size / 2,
      ...(typeof winner === 'number'
        ? { shapes: emblem(winner, size, true) }
        : { scale: size / BANNER, shapes: winner }),
    })),
  ];
});
