import { anyGame, type AnyGame } from '@/engine';
import type { CueTable } from './cues';
import { anyLessons, type AnyLesson } from './lesson';
import { MOLTHAR_CUES } from './molthar/cues';
import { MOLTHAR_LESSONS } from './molthar/lessons';
import { molthar } from './molthar/rules';
import { MORTALGATE_CUES } from './mortalgate/cues';
import { MORTALGATE_LESSONS } from './mortalgate/lessons';
import { mortalgate } from './mortalgate/rules';
import { MORTH_CUES } from './morth/cues';
import { MORTH_LESSONS } from './morth/lessons';
import { morth } from './morth/rules';
import { PORTAL_CUES } from './portal/cues';
import { PORTAL_LESSONS } from './portal/lessons';
import { portal } from './portal/rules';

export { CUES, type Cue } from './cues';
export { movesOf, rulesOf, touchesOf, type AnyLesson, type LessonStep } from './lesson';

/** The only list of the games. */
export const GAMES = {
  molthar: anyGame(molthar),
  morth: anyGame(morth),
  mortalgate: anyGame(mortalgate),
  portal: anyGame(portal),
} satisfies Record<string, AnyGame>;

export type GameId = keyof typeof GAMES;

/** What is heard and felt of each. */
export const EVENT_CUES: Readonly<Record<GameId, CueTable>> = {
  molthar: MOLTHAR_CUES,
  morth: MORTH_CUES,
  mortalgate: MORTALGATE_CUES,
  portal: PORTAL_CUES,
};

/** The lessons of each, in the order in which they are best taken. */
export const LESSONS: Readonly<Record<GameId, readonly AnyLesson[]>> = {
  molthar: anyLessons(MOLTHAR_LESSONS),
  morth: anyLessons(MORTH_LESSONS),
  mortalgate: anyLessons(MORTALGATE_LESSONS),
  portal: anyLessons(PORTAL_LESSONS),
};

/** Whether a text, for example from a link or a file, names a game. */
export function isGameId(text: string): text is GameId {
  return Object.hasOwn(GAMES, text);
}

/** The ids of all games. */
export const GAME_IDS: readonly GameId[] = Object.keys(GAMES).filter(isGameId);
