import { copyPlain, pick, stateHash, type Move, type Tagged } from '@/engine';
import { must, mustEqual } from '../must';
import type { Moment } from './moment';

const NO_ACTIONS: readonly unknown[] = [undefined, null, 7, 'draw', [], {}, { type: null }, { type: 'toString' }];

/** A state is known again after it was stored, and nothing else is taken for one. */
export function checkStoredState<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match: { state },
  rng,
}: Moment<S, A, E, V, C>): void {
  const stored: Record<string, unknown> = JSON.parse(JSON.stringify(state));
  mustEqual(stateHash(game.readState(stored)), stateHash(state), 'its own state when it is read');
  const field = pick(rng, Object.keys(stored));
  const { [field]: _dropped, ...less } = stored;
  mustEqual(game.readState(less), undefined, `no state without ${field}`);
  mustEqual(game.readState({ ...stored, [field]: { odd: true } }), undefined, `no state with another ${field}`);
  mustEqual(game.readState({ ...stored, junk: 1 }), undefined, 'no state with a field too many');
  for (const other of [undefined, null, 'state', [stored], {}])
    mustEqual(game.readState(other), undefined, 'no state in anything else');
}

/** An action is known again without what was added to it, and whatever is no action is refused and never throws. */
export function checkStoredAction<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match: { state },
  next,
}: Moment<S, A, E, V, C>): void {
  if (next === undefined) return;
  const junk = { ...copyPlain(next.action), junk: ['much', 'of', 'it'] };
  mustEqual(game.readAction(junk), next.action, 'the action without what the rules do not know');
  for (const other of NO_ACTIONS) {
    mustEqual(game.readAction(other), undefined, 'no action in anything else');
    // A caller in TypeScript cannot do this; a damaged file can.
    const move = { seat: next.seat, action: other } as unknown as Move<A>;
    must(game.check(state, move) !== undefined, `a rule against ${JSON.stringify(other)}`);
  }
}
