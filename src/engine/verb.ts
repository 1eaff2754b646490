import type { Params, Seat, Tagged, Violation } from './game';

/** One verb of a game: when it can be used, what forbids it, what may be chosen, what it does. M names the moments of the game. */
export interface Verb<S, All extends Tagged, A extends All, E extends Tagged, M extends string> {
  readonly when: readonly M[];
  /** Why the verb is refused at another time. */
  untimely(state: S, seat: Seat): Violation;
  /** What forbids the action at its time. */
  check(state: S, seat: Seat, action: A): Violation | undefined;
  /** Appends representatives of the choices that are legal now. */
  options(state: S, seat: Seat, out: All[]): void;
  /** Carries out a legal action in place. */
  advance(state: S, seat: Seat, action: A, events: E[]): void;
}

/** Names the broken rule. */
export function breaks(rule: string, params?: Params): Violation {
  return params === undefined ? { rule } : { rule, params };
}
