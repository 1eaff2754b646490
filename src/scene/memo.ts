import type { Shape } from './shapes';

export type Drawn = readonly Shape[];

/** Drawings that one function keeps at most; a table shows some hundred. */
const ROOM = 600;

/**
 * The same arguments (plain values) give the same object, so the canvas knows that nothing has to be drawn again. The
 * oldest go first.
 */
export function remember<A extends readonly unknown[], R>(
  make: (...args: A) => R,
  room: number = ROOM,
): (...args: A) => R {
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

/** Whole maps and rings are large, and a window that changes its size asks for many: so few of them are kept. */
export const FEW = 16;
