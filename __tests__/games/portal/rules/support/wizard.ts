import type { SpellId } from '@/games/portal/rules';
import type { Action, Place, Point } from '@/games/portal/rules/types';
import type { Thrown } from './dice';
import { man, refusal, row } from './fight';
import { battle, type Given, type GivenElement } from './position';

/** A wizard of seat 0 at (300,300) with friends beside him and enemies so far to the right. */
export const wizard = (
  spell: SpellId,
  far = 80,
  more: Partial<GivenElement> = {},
  given: Partial<Given> = {},
): Given => ({
  turn: 3,
  units: [
    { id: 1, seat: 0, kind: 'lone' },
    { id: 2, seat: 0 },
    { id: 3, seat: 1 },
  ],
  elements: [
    man(1, 1, 300, 300, { die: 12, attributes: ['magic'], spells: [spell], leader: true, ...more }),
    ...row(2, 2, 2, [300, 400]),
    ...row(4, 2, 3, [300 + far, 300], { facing: 180 }),
  ],
  ...given,
});

export type Aim = {
  readonly at?: number;
  readonly point?: readonly [number, number];
  readonly places?: readonly Place[];
};

export const cast = (spell: SpellId, { at, point, places = [] }: Aim = {}): Action => {
  const middle: Point | null = point === undefined ? null : { x: point[0], y: point[1] };
  return { type: 'cast', group: 1, caster: 1, by: 'own', spell, at: at ?? null, point: middle, places };
};

export const rule = (given: Given, action: Action): string | undefined => refusal(battle(given), action);
/** A casting die that works. */
export const WORKS: Thrown = [12, 2];

/** Where the two friends could be sent: below where they are. */
export function here(): Aim {
  return {
    at: 2,
    point: [300, 480],
    places: [
      { x: 300, y: 480, facing: 9 },
      { x: 322, y: 480, facing: 8 },
    ],
  };
}
