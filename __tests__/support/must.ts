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
