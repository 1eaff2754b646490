// Taken out once: where tests run, looking up a global is dear.
const { isArray } = Array;

type Fields = Record<string, unknown>;

/** A deep copy of plain JSON. The copy may be changed at will, also where the original is frozen. */
export function copyPlain<T>(value: T): T {
  return copyAny(value) as T;
}

function copyAny(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return isArray(value) ? copyList(value) : copyFields(value as Fields);
}

// Most lists hold numbers only: one slice, and nothing more to do.
function copyList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = copyAny(item);
  }
  return copy;
}

// Entry by entry in the order of the original is faster than spreading and then replacing what is nested.
function copyFields(fields: Fields): Fields {
  const copy: Fields = {};
  for (const key in fields) {
    // From a file of a stranger it would change what the copy is instead of what it holds.
    if (key === '__proto__') continue;
    const field = fields[key];
    copy[key] = typeof field === 'object' && field !== null ? copyAny(field) : field;
  }
  return copy;
}

/** A deep copy of a state, by the game's own hand if it has one. */
export function copyState<S>(game: { copy?(state: S): S }, state: S): S {
  return game.copy === undefined ? copyPlain(state) : game.copy(state);
}
