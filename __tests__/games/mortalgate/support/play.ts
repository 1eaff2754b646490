import { stateHash, type Seat } from '@/engine';
import { mortalgate, type Action, type Event, type State } from '@/games/mortalgate/rules';
import { check, perform } from '@/games/mortalgate/rules/actions';
import { beginTurn, endTurn } from '@/games/mortalgate/rules/turn';

/** The rule that forbids an action of whoever is to move; the state stays as it is. */
export function why(state: State, action: Action, seat: Seat = mortalgate.toMove(state)[0]): string | undefined {
  const before = stateHash(state);
  const rule = check(state, { seat, action })?.rule;
  expect(stateHash(state)).toBe(before);
  return rule;
}

/** Plays a legal action alone: what follows of itself is left out. */
export function part(state: State, action: Action): Event[] {
  expect(why(state, action)).toBeUndefined();
  const events: Event[] = [];
  perform(state, { seat: mortalgate.toMove(state)[0], action }, events);
  return events;
}

/** Plays legal actions with everything that follows of itself. */
export function done(state: State, ...actions: Action[]): Event[] {
  return actions.flatMap((action) => {
    expect(why(state, action)).toBeUndefined();
    return [...mortalgate.advance(state, { seat: mortalgate.toMove(state)[0], action })];
  });
}

/** Return and upkeep of the hero whose turn begins. */
export function begin(state: State): Event[] {
  const events: Event[] = [];
  beginTurn(state, events);
  return events;
}

/** The turns of all heroes pass without a decision, until this one is about to begin. */
export function passTo(state: State, hero: number): void {
  do {
    if (state.phase === 'upkeep') begin(state);
    if (state.phase !== 'upkeep') endTurn(state, 'ended', []);
  } while (state.turn.hero !== hero);
}

export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);

export function only<T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}
