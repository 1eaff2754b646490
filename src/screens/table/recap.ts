import type { LogLine, Seat, Viewer } from '@/engine';
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
const AT_A_GLANCE = 6;

/** Whether a line tells of a seat. */
const tellsOf = ({ seat, params = {} }: LogLine, one: Viewer): boolean =>
  seat === one || Object.values(params).some((term) => typeof term === 'object' && 'seat' in term && term.seat === one);

/** The lines that matter most to a viewer, what tells of the viewer first, the newest before older ones of the same weight, in the order in which they happened and together by seat. */
export function recapOf(
  moves: readonly LogEntry[],
  weigh: (line: LogLine) => Weight,
  most = AT_A_GLANCE,
  viewer: Viewer = 'table',
): Recap | null {
  const all = moves.flatMap(({ seat, lines }) =>
    lines.map((line) => ({ line, weight: weigh(line), own: tellsOf(line, viewer), seat: line.seat ?? seat })),
  );
  const worth = all.filter(({ weight }) => weight > 0);
  if (worth.length === 0) return null;
  const kept = new Set(
    worth
      .map((told, at) => ({ told, at }))
      .sort((a, b) => b.told.weight - a.told.weight || Number(b.told.own) - Number(a.told.own) || b.at - a.at)
      .slice(0, most)
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
