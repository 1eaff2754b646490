import { stateHash } from '@/engine';
import type { AnyMatch } from '@/storage';
import type { Api } from './listening';

/** Thinking goes on so long in one go, in milliseconds; then a frame may pass. */
const SLICE = 6;
/** Who has thought so long, pauses not counted, will not find anything any more. */
const LONGEST = 8000;

/** Bots have a random stream of their own: they can neither know nor disturb that of the match. */
export function botSeed({ setup, moves }: AnyMatch): number {
  return parseInt(stateHash(['bot', setup.seed, moves]).slice(0, 13), 16);
}

type Thoughts<T> = Generator<void, T | undefined, void>;

const NO_THOUGHT: IteratorResult<void, undefined> = { done: true, value: undefined };

/** Lets a bot think, but nobody waits longer for it than most; in a tab out of sight, where hardly a frame passes, only thinking counts. */
export async function inSlices<T>(
  begin: () => Thoughts<T> | undefined,
  api: Api,
  most: number,
): Promise<T | undefined> {
  const { ticks, nextFrame } = api.extra.services;
  const end = ticks() + most;
  const thoughts = attempt(begin, undefined);
  for (let thought = 0; thought < LONGEST;) {
    const since = ticks();
    do {
      const step = attempt<IteratorResult<void, T | undefined>>(() => thoughts?.next() ?? NO_THOUGHT, NO_THOUGHT);
      if (step.done) return step.value ?? undefined;
    } while (ticks() < since + SLICE);
    thought += ticks() - since;
    if (ticks() > end) return undefined;
    await api.pause(nextFrame());
  }
  return undefined;
}

/** A bot may fail before its first thought or at any later one. */
function attempt<T>(thought: () => T, otherwise: T): T {
  try {
    return thought();
  } catch {
    return otherwise;
  }
}
