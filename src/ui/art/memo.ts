import type { Shape } from '@/scene/shapes';

export type Drawn = readonly Shape[];

/** How many pictures one drawing function remembers: more than a screen ever shows at once. */
const REMEMBERED = 160;

/** Remembers results by their arguments (plain values): the same question gives the same object. */
export function remember<A extends readonly unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args) => {
    const key = JSON.stringify(args);
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(...args);
    if (known.size >= REMEMBERED) known.delete([...known.keys()][0] ?? key);
    known.set(key, made);
    return made;
  };
}

/** Remembers drawings: the same picture is the same array, and the scene compares by identity. */
export const memo = <A extends readonly unknown[]>(draw: (...args: A) => Drawn): ((...args: A) => Drawn) =>
  remember(draw);
