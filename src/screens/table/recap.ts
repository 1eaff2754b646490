import type { LogLine, Seat } from '@/engine';
import type { LogEntry } from '@/store';

/** How much a line matters in a recap: nothing, a little, much. */
export type Weight = 0 | 1 | 2;

/** What one seat did, or what happened to all. */
export type Deeds = { readonly seat: Seat | null; readonly lines: readonly LogLine[] };

/** What happened since somebody's last move, in short. */
export type Recap = {
  /** After how many moves it begins. */
  readonly since: number;
  readonly deeds: readonly Deeds[];
  /** Lines that have no room here and stand in the log. */
  readonly more: number;
};

/** As many lines can be taken in at a glance. */
const MOST = 6;

/** The lines that matter most, the newest before older ones of the same weight, in the order in which they happened and together by seat. */
export function recapOf(moves: readonly LogEntry[], weigh: (line: LogLine) => Weight): Recap | null {
  const all = moves.flatMap(({ seat, lines }) =>
    lines.map((line) => ({ line, weight: weigh(line), seat: line.seat ?? seat })),
  );
  const worth = all.filter(({ weight }) => weight > 0);
  if (worth.length === 0) return null;
  const kept = new Set(
    worth
      .map((told, at) => ({ told, at }))
      .sort((a, b) => b.told.weight - a.told.weight || b.at - a.at)
      .slice(0, MOST)
      .map(({ told }) => told),
  );
  const deeds: { seat: Seat | null; lines: LogLine[] }[] = [];
  for (const { seat, line } of worth.filter((told) => kept.has(told))) {
    const same = deeds.find((each) => each.seat === seat);
    if (same) same.lines.push(line);
    else deeds.push({ seat, lines: [line] });
  }
  return { since: (moves[0]?.moves ?? 1) - 1, deeds, more: worth.length - kept.size };
}
