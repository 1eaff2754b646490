import type { Rng } from '@/engine';
import type { State } from '@/games/portal/rules';
import type { Thrown } from './dice';

/**
 * Lets the dice of a state fall as written, however many: searching for a seed takes too long for more than a few. The generator adds
 * its first, second and fourth word, so a first word that is read from the list is what it draws.
 */
export function script(state: State, dice: readonly Thrown[]): { left: () => number } {
  const faces = dice.map(([, natural]) => natural - 1);
  const rng: Rng = [0, 0, 0, 0];
  const words = [
    () => {
      const next = faces.shift();
      if (next === undefined) throw new Error('more dice were thrown than were written');
      return next;
    },
    () => 0,
    () => 0,
    () => 0,
  ];
  words.forEach((get, at) => Object.defineProperty(rng, at, { get, set: () => undefined }));
  state.rng = rng;
  return { left: () => faces.length };
}
