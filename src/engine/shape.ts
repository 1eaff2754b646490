/** Whether a value from outside, a stored state say, is what the rules expect. */
export type Shape<T = unknown> = (value: unknown) => value is T;

type Fields = Readonly<Record<string, unknown>>;

const TWO_32 = 4294967296;

/** Whether a value has fields at all. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number from min to max, both included. */
export function whole(min: number, max: number): Shape<number> {
  return (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** An index into a list of so many. */
export function indexOf(size: number): Shape<number> {
  return whole(0, size - 1);
}

export const flag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';

/** One of a few known values. */
export function oneOf<T>(known: readonly T[]): Shape<T> {
  return (value): value is T => known.includes(value as T);
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value);
}

/** A list of min to max such values. From, not every: holes in a list count too. */
export function listOf<T>(shape: Shape<T>, min = 0, max = Infinity): Shape<T[]> {
  return (value): value is T[] =>
    Array.isArray(value) && value.length >= min && value.length <= max && Array.from<unknown>(value).every(shape);
}

/** Exactly these fields: none missing, none besides. */
export function exactly<T extends object>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const tests = Object.entries<Shape>(fields);
  return (value): value is T =>
    isRecord(value) && Object.keys(value).length === tests.length && tests.every(([name, test]) => test(value[name]));
}

/** One of several kinds of records, told apart by the text in one field. */
export function kindOf<T extends object>(key: keyof T & string, kinds: Readonly<Record<string, Shape>>): Shape<T> {
  return (value): value is T => {
    if (!isRecord(value)) return false;
    const kind = value[key];
    return typeof kind === 'string' && Object.hasOwn(kinds, kind) && kinds[kind](value);
  };
}

/** The state of a random generator. */
export const isRng = listOf(whole(0, TWO_32 - 1), 4, 4);
