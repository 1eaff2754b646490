import type { AppThunk, Env } from '../state';

const RUNNING = new WeakMap<Env, Map<string, Promise<unknown>>>();

/** Whoever asks for the same thing while it is being made gets that one: three taps in a row make one match. */
export function sharing<Answer>(wish: unknown, make: AppThunk<Promise<Answer>>): AppThunk<Promise<Answer>> {
  return (dispatch, _getState, env) => {
    const running = RUNNING.get(env) ?? new Map<string, Promise<unknown>>();
    RUNNING.set(env, running);
    const key = JSON.stringify(wish);
    // What is stored under a wish is the answer to that very wish.
    const known = running.get(key) as Promise<Answer> | undefined;
    if (known) return known;
    const answer = dispatch(make).finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}
