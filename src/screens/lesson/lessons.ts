import { LESSONS, rulesOf, type AnyLesson, type GameId } from '@/games';
import type { LessonProgress, SeatSetup, Settings } from '@/store';
import { BOT_NAMES } from '../newGame/types';

const NOT_BEGUN: LessonProgress = { step: 0, done: false };
/** To read a step and to do it takes about so long, in seconds. */
const STEP_SECONDS = 10;

type Kept = Pick<Settings, 'lessons'>;

/** How far somebody is in a lesson. */
export function progressIn({ lessons }: Kept, gameId: GameId, { id }: AnyLesson): LessonProgress {
  return lessons[gameId]?.[id] ?? NOT_BEGUN;
}

/** How many lessons of a game are done. */
export function doneIn(kept: Kept, gameId: GameId): number {
  return LESSONS[gameId].filter((lesson) => progressIn(kept, gameId, lesson).done).length;
}

/** Whether somebody has neither played a game nor learned anything of it. */
export function isNewcomer(kept: Pick<Settings, 'lessons' | 'lastNewGame'>, gameId: GameId): boolean {
  return kept.lastNewGame[gameId] === undefined && doneIn(kept, gameId) === 0;
}

/** How long all lessons of a game take. */
export function minutesFor(gameId: GameId): number {
  const steps = LESSONS[gameId].reduce((sum, lesson) => sum + lesson.steps.length, 0);
  return Math.max(1, Math.round((steps * STEP_SECONDS) / 60));
}

/** The lesson that is best taken now: the first that is not done. */
export function lessonFor(kept: Kept, gameId: GameId): AnyLesson | undefined {
  return LESSONS[gameId].find((lesson) => !progressIn(kept, gameId, lesson).done);
}

/** The lesson after another. */
export function lessonAfter(gameId: GameId, id: string): AnyLesson | undefined {
  const lessons = LESSONS[gameId];
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];
}

/** The lessons that teach one of these rules. */
export function lessonsAbout(gameId: GameId, rules: readonly string[]): readonly AnyLesson[] {
  return LESSONS[gameId].filter((lesson) => rulesOf(lesson).some((rule) => rules.includes(rule)));
}

/** Who sits at the table of a lesson: the learner, and bots. */
export function seatsOf({ setup, seat }: AnyLesson, you: string): readonly SeatSetup[] {
  return Array.from({ length: setup.seats }, (_, at) => ({
    name: at === seat ? you : BOT_NAMES[at > seat ? at - 1 : at],
    kind: at === seat ? 'person' : 'bot',
    level: 'easy',
    look: at,
  }));
}
