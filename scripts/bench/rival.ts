import { fork } from 'node:child_process';
import { once } from 'node:events';

import type { Lap } from './clock';

const FLAG = '--rival';

/** Runs laps of the other side on request. */
export type Rival = { lap(): Promise<Lap>; stop(): void };

/**
 * The other side runs in a process of its own: rules that are called with the drafts of boardgame.io are compiled for
 * both kinds of values from then on and would slow our side down. Only one of the two processes works at a time.
 */
export function startRival(): Rival {
  const child = fork(process.argv[1], [FLAG]);
  return {
    async lap() {
      child.send('lap');
      const [lap] = (await once(child, 'message')) as [Lap];
      return lap;
    },
    stop: () => child.disconnect(),
  };
}

/** In the process of the rival: answers each message with a lap. */
export function serveRival(runLap: () => Lap): void {
  process.on('message', () => process.send?.(runLap()));
}

export const isRival = process.argv.includes(FLAG);
