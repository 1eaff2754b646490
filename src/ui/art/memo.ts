import type { Shape } from '@/scene/shapes';

export type Drawn = readonly Shape[];

/** How many pictures one drawing function remembers: more than a screen ever shows at once. */
const REMEMBERED = 160;

/** Remembers drawings by their arguments (plain values): the same picture is the same array, and the scene compares by identity. */
export function memo<A extends readonly unknown[]>(draw: (...args: A) => Drawn): (...args: A) => Drawn {
  const known = new Map<string, Drawn>();
  return (...args) => {
    const key = JSON.stringify(args);
    const before = known.get(key);
    if (before) return before;
    const drawn = draw(...args);
    if (known.size >= REMEMBERED) known.delete([...known.keys()][0] ?? key);
    known.set(key, drawn);
    return drawn;
  };
}
