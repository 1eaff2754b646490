import type { Shape } from '@/scene/shapes';

export type Drawn = readonly Shape[];

/** Drawings kept at most by one function; a table of four maps shows some hundred. */
const ROOM = 600;
/** Whole maps and rings are large, and a window that changes its size asks for many. */
export const FEW = 16;

/** The same arguments (plain values) give the same object, so the canvas knows that nothing has to be drawn again. The oldest go first. */
export function remember<A extends readonly unknown[], R>(make: (...args: A) => R, room: number): (...args: A) => R {
  const kept = new Map<string, R>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const oldest = kept.keys().next();
    if (kept.size >= room && !oldest.done) kept.delete(oldest.value);
    const made = make(...args);
    kept.set(key, made);
    return made;
  };
}

/** Remembers drawings. */
export const memo = <A extends readonly unknown[]>(
  draw: (...args: A) => Drawn,
  room: number = ROOM,
): ((...args: A) => Drawn) => remember(draw, room);

/** Shapes moved to x, y. */
export const at = (x: number, y: number, shapes: Drawn): Shape => ({ t: 'group', x, y, shapes });
