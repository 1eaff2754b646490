import type { Shape } from '@/scene/shapes';

import { arch } from './arch';
import { shutGate } from './doors';
import { emblem } from './emblem';
import { gate, type GateLook } from './gate';
import { memo } from '@/scene/memo';
import { wreath } from './tokens';

/** Side of the box in which a banner is drawn before it is fitted into the wreath. */
export const BANNER = 100;

/** The look of a seat, or the banner of a team. */
export type Winner = number | readonly Shape[];

/** Where the wreath lies in a gate. */
function wreathIn(look: GateLook): { readonly x: number; readonly y: number; readonly size: number } {
  const { h, inner, cx } = arch(look.w, look.h);
  const size = inner * 1.56;
  return { x: cx - size / 2, y: h - size * 1.08, size };
}

/** Emblems and banners side by side where the wreath has its middle. */
function standing(look: GateLook, all: readonly Winner[]): Shape[] {
  const { y, size: round } = wreathIn(look);
  const size = (round * 0.46) / Math.max(1, all.length * 0.72);
  const step = size * 0.94;
  const left = look.w / 2 - ((all.length - 1) * step) / 2 - size / 2;
  return all.map((one, i): Shape => ({
    t: 'group',
    x: left + i * step,
    y: y + round * 0.49 - size / 2,
    ...(typeof one === 'number' ? { shapes: emblem(one, size, true) } : { scale: size / BANNER, shapes: one }),
  }));
}

/** The gate with the winner's emblem in a wreath; those who share a victory stand side by side. */
export const victory = memo((look: GateLook, winners: readonly Winner[]): Shape[] => {
  const { x, y, size } = wreathIn(look);
  return [
    ...gate({ ...look, figure: undefined }),
    { t: 'group', x, y, shapes: wreath(size) },
    ...standing(look, winners),
  ];
});

/** A defeat against the game itself: the gate is shut and dark, and nobody wears a wreath. */
export const defeat = memo((look: GateLook, losers: readonly Winner[]): Shape[] => [
  ...shutGate(look),
  ...standing(look, losers),
]);
