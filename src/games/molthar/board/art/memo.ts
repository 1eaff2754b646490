import type { Shape } from '@/scene/shapes';

/** What a drawing may depend on: values that make a key. */
type Key = string | number | boolean | null;

/** Drawings kept at most; a table shows some hundred. */
const ROOM = 3000;

/** The same arguments give the same array, so the canvas knows that nothing has to be drawn again. */
export function memo<A extends readonly Key[]>(
  draw: (...args: A) => readonly Shape[],
): (...args: A) => readonly Shape[] {
  const kept = new Map<string, readonly Shape[]>();
  return (...args) => {
    const key = args.join('\u0001');
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= ROOM) kept.clear();
    const drawn = draw(...args);
    kept.set(key, drawn);
    return drawn;
  };
}
