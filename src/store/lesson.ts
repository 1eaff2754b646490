import { play, resume, stateHash, type AnyGame, type Move, type Seat, type Tagged } from '@/engine';
import { isGameId, LESSONS, movesOf, touchesOf, type AnyLesson, type LessonStep } from '@/games';
import type { AnyMatch } from '@/storage';
import type { Happened } from './matchSlot';

/** How far somebody is in the lesson that lies open. */
export type LessonPlace = {
  readonly id: string;
  /** One more than the last step where the lesson is over. */
  readonly step: number;
  /** How many moves of the step are made. */
  readonly made: number;
  /** What others still do before the step begins. */
  readonly queue: readonly Move<Tagged>[];
  /** How often something was done in this step that it is not after. */
  readonly strayed: number;
};

const LESSON = 'lesson:';

/** The id under which a lesson lies open; no match on the disk has such a one. */
export const lessonMatchId = (gameId: string, id: string): string => `${LESSON}${gameId}:${id}`;

/** Whether an id is that of a lesson. */
export const isLessonMatch = (matchId: string): boolean => matchId.startsWith(LESSON);

/** A lesson by its name. */
export function findLesson(gameId: string, id: string): AnyLesson | undefined {
  return isGameId(gameId) ? LESSONS[gameId].find((lesson) => lesson.id === id) : undefined;
}

const placeAt = (id: string, step: number): LessonPlace => ({ id, step, made: 0, queue: [], strayed: 0 });

/** Whether a step of which so many moves are made is after another one. */
export function isWanted(step: LessonStep<Tagged>, made: number, action: Tagged): boolean {
  if ('touches' in step) return false;
  return step.wants?.(action, made) ?? stateHash(action) === stateHash(movesOf(step)[made]);
}

/** Whether a move may be made now: what the step is after or lets pass, or where it only points at something, what comes of it. */
export function isLetThrough(gameId: string, place: LessonPlace, action: Tagged): boolean {
  const step = waitingStep(gameId, place);
  const next = findLesson(gameId, place.id)?.steps[place.step + 1];
  if (step === undefined) return false;
  if ('touches' in step) return next !== undefined && isWanted(next, 0, action);
  return isWanted(step, place.made, action) || step.aside?.(action) === true;
}

/** The step that waits for the learner; undefined when the lesson is over or others act. */
export function waitingStep(gameId: string, { id, step, queue }: LessonPlace): LessonStep<Tagged> | undefined {
  return queue.length === 0 ? findLesson(gameId, id)?.steps[step] : undefined;
}

/** Where a lesson is after a move: the others answer the learner's last one, and after the last answer the next step begins. */
export function afterMove(gameId: string, place: LessonPlace, action: Tagged): LessonPlace {
  const step = waitingStep(gameId, place);
  if (step && 'touches' in step) return afterMove(gameId, placeAt(place.id, place.step + 1), action);
  if (step && !isWanted(step, place.made, action)) return { ...place, strayed: 0 };
  const made = place.made + 1;
  if (step && made < movesOf(step).length) return { ...place, made, strayed: 0 };
  const queue = step ? (step.then ?? []) : place.queue.slice(1);
  return queue.length > 0 ? { ...place, queue, strayed: 0 } : placeAt(place.id, place.step + 1);
}

/** What is still to be done in a step, by the learner and then by the others. */
export function restOf(gameId: string, place: LessonPlace): readonly Move<Tagged>[] {
  const lesson = findLesson(gameId, place.id);
  const step = waitingStep(gameId, place);
  return lesson && step ? movesFrom(step, lesson.seat, place.made) : [];
}

function movesFrom(step: LessonStep<Tagged>, seat: Seat, made: number): readonly Move<Tagged>[] {
  if ('touches' in step) return [];
  const own = movesOf(step).slice(made);
  return [...own.map((action) => ({ seat, action })), ...(step.then ?? [])];
}

/** Where a lesson is after something was touched. */
export function afterTouch(gameId: string, place: LessonPlace, touched: string): LessonPlace {
  const step = waitingStep(gameId, place);
  return step && touchesOf(step).includes(touched) ? placeAt(place.id, place.step + 1) : place;
}

/** A lesson as it lies at the beginning of a step: all right acts before it have been done. */
export function lessonAt(game: AnyGame, lesson: AnyLesson, to: number) {
  const { setup, seat, steps } = lesson;
  const step = Math.min(Math.max(to, 0), steps.length);
  const moves = steps.slice(0, step).flatMap((each) => movesFrom(each, seat, 0));
  const happened: Happened[] = [];
  let match: AnyMatch = resume(setup, lesson.position(), 0);
  for (const move of moves) {
    const played = play(game, match, move);
    if ('violation' in played) throw new Error(`lesson ${lesson.id} breaks ${played.violation.rule}`);
    match = played.match;
    happened.push({ moves: match.moves, seat: move.seat, events: played.events });
  }
  return { match, happened, place: placeAt(lesson.id, step) };
}
