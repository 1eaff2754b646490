import type { Score } from '@/store';
import type { Side } from './sides';

/** Scores over time: at[i] is a round (or a number of moves), lines[side][i] the score of a side at its end, after moves[i] moves. */
export type Course = {
  readonly unit: 'round' | 'move';
  readonly at: readonly number[];
  readonly moves: readonly number[];
  readonly lines: readonly (readonly number[])[];
};

/** A moment that decided something. */
export type TurningPoint = {
  readonly kind: 'reaches' | 'leads';
  /** Index into the lines. */
  readonly side: number;
  /** Index into the course. */
  readonly index: number;
};

/** The number of the round, where a game counts rounds. */
function roundOf({ progress }: Score): number | null {
  const round = progress?.params?.round;
  return typeof round === 'number' ? round : null;
}

/** How the scores grew from a number of moves on, round by round; move by move for a game without rounds. */
export function courseOf(first: number, moments: readonly Score[], sides: readonly Pick<Side, 'seats'>[]): Course {
  const rounds = fromTheStart(moments.map(roundOf));
  const byRound = rounds.every((round) => round !== null);
  const ends = byRound
    ? roundEnds(rounds.map((round) => round ?? 0))
    : moments.map((_, i) => ({ at: first + i, index: i }));
  // Round 0 is a start by itself.
  const start = byRound && rounds[0] !== 0 ? [{ at: (rounds[0] ?? 1) - 1, index: 0 }] : [];
  const points = [...start, ...ends];
  return {
    unit: byRound ? 'round' : 'move',
    at: points.map(({ at }) => at),
    moves: points.map(({ index }) => first + index),
    lines: sides.map(({ seats: [seat = 0] }) => points.map(({ index }) => moments[index]?.scores[seat] ?? 0)),
  };
}

/** What comes before the first round, such as a draft, counts as round 0. */
function fromTheStart(rounds: readonly (number | null)[]): readonly (number | null)[] {
  const first = rounds.findIndex((round) => round !== null);
  return rounds.map((round, i) => (i < first ? 0 : round));
}

/** The last moment of each round. */
function roundEnds(rounds: readonly number[]): { at: number; index: number }[] {
  return rounds.flatMap((round, index) => (rounds[index + 1] === round ? [] : [{ at: round, index }]));
}

/** Which side leads alone at a moment; null when several do. */
function leaderAt({ lines }: Course, index: number, fewest: boolean): number | null {
  const scores = lines.map((line) => line[index] ?? 0);
  const best = fewest ? Math.min(...scores) : Math.max(...scores);
  const leaders = scores.flatMap((score, side) => (score === best ? [side] : []));
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}

/** The first to reach the goal. */
function reaching(course: Course, goal: number): TurningPoint[] {
  const index = course.at.findIndex((_, i) => course.lines.some((line) => (line[i] ?? 0) >= goal));
  if (index < 0) return [];
  const best = course.lines.map((line) => line[index] ?? 0);
  return [{ kind: 'reaches', side: best.indexOf(Math.max(...best)), index }];
}

/** When the winner took the lead and kept it. */
function leading(course: Course, winner: number, fewest: boolean): TurningPoint[] {
  const last = course.at.length - 1;
  if (leaderAt(course, last, fewest) !== winner) return [];
  let index = last;
  while (index > 0 && leaderAt(course, index - 1, fewest) === winner) index--;
  return index > 0 ? [{ kind: 'leads', side: winner, index }] : [];
}

/** The moments worth naming: the goal reached first, and the lead taken for good. One a moment. */
export function turningPoints(
  course: Course,
  winner: number | null,
  goal: number | null,
  fewest = false,
): TurningPoint[] {
  const reached = goal === null ? [] : reaching(course, goal);
  const led = winner === null ? [] : leading(course, winner, fewest);
  return [
    ...reached,
    ...led.filter(({ index, side }) => !reached.some((other) => other.index === index && other.side === side)),
  ];
}
