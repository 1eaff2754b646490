/** Freezes a value and everything in it: whoever changes it afterwards fails at once. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** Where a value is not plain JSON ('.players.0.hand'), or undefined when all of it is. */
export function firstNonPlain(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path || '.';
  if (typeof value !== 'object') return path || '.';
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return path || '.';
  for (const [key, item] of Object.entries(value)) {
    const found = firstNonPlain(item, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return Array.isArray(value) && Object.keys(value).length !== value.length ? path || '.' : undefined;
}
