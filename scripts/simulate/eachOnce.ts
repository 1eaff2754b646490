/** Whether the places hold each of so many pieces, numbered from 0, exactly once. */
export function eachOnce(places: readonly (readonly number[])[], size: number): boolean {
  const seen = new Uint8Array(size);
  let count = 0;
  for (const place of places) {
    for (const piece of place) {
      if (!(piece >= 0 && piece < size) || seen[piece]++ > 0) return false;
      count++;
    }
  }
  return count === size;
}
