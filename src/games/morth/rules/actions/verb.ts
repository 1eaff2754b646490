import { breaks, type Seat, type Verb as AnyVerb } from '@/engine';
import type { Action, Event, Open, Pending, State } from '../types';

/** What the game waits for. */
export type Moment =
  | Pending['type']
  /** LM begins the wave. */
  | 'morth'
  | 'portal'
  /** A hero turn without an active hero. */
  | 'choosing'
  | 'acting'
  | 'declared'
  | 'assault'
  | 'rolled'
  | 'moved'
  /** MOR-245 A seat is asked for a card. */
  | 'asked';

/** What is to be decided now; nothing when the game is over. */
export function momentOf(
  state: Pick<Open, 'responses' | 'pending' | 'phase' | 'active' | 'roll' | 'moved'>,
): Moment | undefined {
  if (state.responses !== null) return 'asked';
  if (state.pending !== null) return state.pending.type;
  switch (state.phase) {
    case 'over':
      return undefined;
    case 'heroes':
      return state.active === null ? 'choosing' : state.active.declared === null ? 'acting' : 'declared';
    case 'assault':
      return state.roll === null ? 'assault' : state.moved ? 'moved' : 'rolled';
    default:
      return state.phase;
  }
}

/** A verb of this game. */
export type Verb<A extends Action> = AnyVerb<State, Action, A, Event, Moment>;

/** The verb that belongs to a type of action. */
export type VerbOf<T extends Action['type']> = Verb<Extract<Action, { type: T }>>;

/** A verb without choices that is always legal at its time. */
export function simpleVerb<
  T extends 'rollWave' | 'passPortal' | 'resolveAttack' | 'rollAssault' | 'moveEnemies' | 'endWave',
>(
  type: T,
  when: readonly Moment[],
  rule: string,
  advance: (state: State, seat: Seat, events: Event[]) => void,
): VerbOf<T> {
  const action = Object.freeze({ type }) as Extract<Action, { type: T }>;
  return {
    when,
    untimely: () => breaks(rule),
    check: () => undefined,
    options: (_state, _seat, out) => {
      out.push(action);
    },
    advance: (state, seat, _action, events) => advance(state, seat, events),
  };
}
