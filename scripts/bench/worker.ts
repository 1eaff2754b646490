import { fork } from 'node:child_process';
import { once } from 'node:events';

import type { GameId } from '@/games';
import { answer, type Answers, type Question } from './sides';

const FLAG = '--worker';

type Task = { readonly question: Question; readonly game: GameId };

/** A process that works only while it is asked. */
export type Worker = { ask<Q extends Question>(question: Q): Promise<Answers[Q]>; stop(): void };

/**
 * Each side of each game runs in a process of its own: code that has met the values of another game or the drafts of
 * boardgame.io is compiled for all of them from then on and would be slower. Only one process works at a time.
 */
export function startWorker(game: GameId): Worker {
  const child = fork(process.argv[1], [FLAG]);
  return {
    async ask<Q extends Question>(question: Q) {
      child.send({ question, game } satisfies Task);
      const [answered] = (await once(child, 'message')) as [Answers[Q]];
      return answered;
    },
    stop: () => child.disconnect(),
  };
}

/** In such a process: answers each message. */
export function serve(): void {
  process.on('message', ({ question, game }: Task) => process.send?.(answer(question, game)));
}

export const isWorker = process.argv.includes(FLAG);
