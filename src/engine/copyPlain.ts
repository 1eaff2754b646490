/** A deep copy of plain JSON. The copy may be changed at will, also where the original is frozen. */
export function copyPlain<T>(value: T): T {
  return copyAny(value) as T;
}

type Fields = Record<string, unknown>;

function copyAny(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? copyList(value) : copyFields(value as Fields);
}

// Taking all at once and then replacing what is nested is faster than copying entry by entry.
function copyList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = copyAny(item);
  }
  return copy;
}

function copyFields(fields: Fields): Fields {
  const copy = { ...fields };
  for (const key in copy) {
    const field = copy[key];
    if (typeof field === 'object' && field !== null) copy[key] = copyAny(field);
  }
  return copy;
}
