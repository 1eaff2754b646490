import type { Move, Opaque, Seat, Setup, Tagged } from '@/engine';
import type { TextKey } from '@/i18n';

// Lessons are data: a prepared match and what is done in it, step by step. A lesson has no rules of its own.

type StepWords = {
  /** One sentence: what there is to see, and what to do. */
  readonly text: TextKey;
  /** What it points at: ids of targets ('pearl:0') and of buttons ('action:endTurn'); those that are in sight get a ring. */
  readonly at: readonly string[];
  /** The rules that it teaches. */
  readonly rules: readonly string[];
  /** What is said when somebody does what the rules allow and the step is not after. */
  readonly aim?: TextKey;
};

/** Ends with an act of the learner. */
type ActStep<A> = StepWords & {
  /** The right act, which Skip plays: a move, or several that a table makes in one go. */
  readonly does: A | readonly [A, ...A[]];
  /** Which other moves are as right, when so many of the step are made; only these very ones unless told. */
  readonly wants?: (action: A, made: number) => boolean;
  /** What may be done besides, before it, and ends nothing. */
  readonly aside?: (action: A) => boolean;
  /** What the other seats do then: real moves, played one after the other before the next step begins. */
  readonly then?: readonly Move<A>[];
};

/** Ends as soon as a thing is tapped or pressed, or one of several that stand for it, whatever the table does with that. */
type TouchStep = StepWords & { readonly touches: string | readonly [string, ...string[]] };

export type LessonStep<A> = ActStep<A> | TouchStep;

/** The moves that a step is after, one after the other; none where it only wants a touch. */
export function movesOf<A extends Tagged>(step: LessonStep<A>): readonly A[] {
  if ('touches' in step) return [];
  const does: A | readonly A[] = step.does;
  return 'type' in does ? [does] : does;
}

/** What ends a step that wants a touch, the first first. */
export function touchesOf<A>(step: LessonStep<A>): readonly string[] {
  if (!('touches' in step)) return [];
  return typeof step.touches === 'string' ? [step.touches] : step.touches;
}

/** A lesson of a game: one idea, in one to three minutes. */
export type Lesson<S, A> = {
  readonly id: string;
  readonly title: TextKey;
  readonly setup: Setup;
  /** The learner's seat; bots sit on all others. */
  readonly seat: Seat;
  /** The match as it lies when the lesson begins: a state that the game can make. */
  readonly position: () => S;
  readonly steps: readonly [LessonStep<A>, ...LessonStep<A>[]];
  /** What is said when it is over. */
  readonly closing: TextKey;
};

/** A lesson of whichever game. */
export type AnyLesson = Lesson<Opaque, Tagged>;

/** Where a game's own types are forgotten, as in anyGame: a lesson's values only ever go back into its game. */
export function anyLessons<S, A extends Tagged>(lessons: readonly Lesson<S, A>[]): readonly AnyLesson[] {
  return lessons as unknown as readonly AnyLesson[];
}

/** The rules that a lesson teaches, each once. */
export function rulesOf({ steps }: Pick<AnyLesson, 'steps'>): readonly string[] {
  return [...new Set(steps.flatMap(({ rules }) => rules))];
}
