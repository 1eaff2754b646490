/** Prints a row of a table. */
export function print(cells: readonly (string | number)[], width = 12): void {
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(width)).join(' ')}\n`);
}

/** The mean of some figures. */
export function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}
