// Taken out once: inside Jest a look-up of a global is dear, and these run on every state of every match.
const { isArray } = Array;
const { freeze, getPrototypeOf, isFrozen, prototype: plain } = Object;
const { isFinite } = Number;

/** Freezes a value and everything in it: whoever changes it afterwards fails at once. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !isFrozen(value)) {
    freeze(value);
    for (const key in value) deepFreeze(value[key]);
  }
  return value;
}

/** Where a value is not plain JSON ('.players.0.hand'), or undefined when all of it is. */
export function firstNonPlain(value: unknown, path = '.'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return isFinite(value) ? undefined : path;
  if (typeof value !== 'object') return path;
  return isArray(value) ? inList(value, path) : inFields(value, path);
}

// By index, so that a hole in the list is found as undefined.
function inList(list: readonly unknown[], path: string): string | undefined {
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    const found = typeof item === 'number' && isFinite(item) ? undefined : firstNonPlain(item, `${path}${i}.`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inFields(fields: object, path: string): string | undefined {
  if (getPrototypeOf(fields) !== plain) return path;
  for (const key in fields) {
    const found = firstNonPlain(Reflect.get(fields, key), `${path}${key}.`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where something inside a value is frozen ('.turn.'), or undefined when all of it can be changed. */
export function firstFrozen(value: unknown, path = '.'): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isFrozen(value)) return path;
  for (const key in value) {
    const found = firstFrozen(Reflect.get(value, key), `${path}${key}.`);
    if (found !== undefined) return found;
  }
  return undefined;
}
