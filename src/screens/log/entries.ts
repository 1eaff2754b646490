import type { LogLine } from '@/engine';
import type { LogEntry, ShownMove } from '@/store';

/** What is held of a log: moves without a gap between them, the newest first. */
export type Held = readonly LogEntry[];

/** One line of the log, and a key that stays its own. */
type Row = { readonly key: string; readonly line: LogLine };

/** The newest moves of a table join what is held; what was taken back leaves it. */
export function withRecent(held: Held, recent: readonly ShownMove<unknown>[], moves: number): Held {
  const fresh = recent.map(({ number, seat, lines }) => ({ moves: number, seat, lines })).reverse();
  const end = Math.min(moves, (recent[0]?.number ?? Infinity) - 1);
  const before = held.filter((entry) => entry.moves <= end);
  // What was passed over while nobody looked is read again from the disk.
  return fresh.length === 0 || before[0]?.moves === end ? [...fresh, ...before] : fresh;
}

/** Up to which move the next page reads. */
export const unreadUpTo = (held: Held, moves: number): number => (held.at(-1)?.moves ?? moves + 1) - 1;

/** A page, oldest first as it is read, goes under what is held. */
export function withPage(held: Held, page: readonly LogEntry[], moves: number): Held {
  const end = unreadUpTo(held, moves);
  return [...held, ...page.filter((entry) => entry.moves <= end).reverse()];
}

/** The lines to show, the newest first. */
export const rowsOf = (held: Held): readonly Row[] =>
  held.flatMap(({ moves, lines }) => lines.map((line, index) => ({ key: `${moves}.${index}`, line })).reverse());
