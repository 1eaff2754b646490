/** Fails with what was expected. A match has hundreds of thousands of checks, for which `expect` is too slow. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`expected: ${what}`);
}

/** Compares two values as JSON text. */
export function mustEqual(actual: unknown, expected: unknown, what: string): void {
  const found = JSON.stringify(actual);
  const wanted = JSON.stringify(expected);
  if (found !== wanted) throw new Error(`expected: ${what}\n  wanted ${wanted}\n  found  ${found}`);
}

/** Compares two heaps of pieces, whatever their order, and tells which are lost or new. */
export function mustKeep(now: readonly string[], before: readonly string[], what: string): void {
  if ([...now].sort().join() === [...before].sort().join()) return;
  const lost = before.filter((piece) => !now.includes(piece));
  const made = now.filter((piece, i) => !before.includes(piece) || now.indexOf(piece) !== i);
  throw new Error(`expected: ${what}\n  lost ${lost.join(' ')}\n  made ${made.join(' ')}`);
}
