import { apply, copyState, stateHash, type Tagged } from '@/engine';
import { firstFrozen, firstNonPlain } from '../frozen';
import { must, mustEqual, mustKeep } from '../must';
import type { Moment } from './moment';

/** States, moves and events are plain JSON and survive it. */
export function checkPlain<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match,
  next,
}: Moment<S, A, E, V, C>): void {
  const { state } = match;
  mustEqual(firstNonPlain(state), undefined, 'a state of plain JSON');
  mustEqual(stateHash(JSON.parse(JSON.stringify(state))), stateHash(state), 'the same state after JSON');
  if (next === undefined) return;
  mustEqual(firstNonPlain(next), undefined, 'a move of plain JSON');
  const restored: S = JSON.parse(JSON.stringify(state));
  const { events, state: after } = apply(game, restored, next);
  mustEqual(firstNonPlain(events), undefined, 'events of plain JSON');
  mustEqual(stateHash(after), stateHash(apply(game, state, next).state), 'the same continuation after JSON');
}

/** The state given is frozen, so that any change throws; the same input gives the same output. */
export function checkPure<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match: { state },
  next,
}: Moment<S, A, E, V, C>): void {
  must(Object.isFrozen(state), 'a frozen state');
  if (next === undefined) return;
  const hash = stateHash(state);
  const once = apply(game, state, next);
  const twice = apply(game, state, next);
  mustEqual(stateHash(once), stateHash(twice), 'the same output for the same input');
  mustEqual(stateHash(state), hash, 'an untouched input');
}

/** A copy of the game's own equals the state and shares nothing with it: not one part of it is frozen. */
export function checkCopy<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match: { state },
}: Moment<S, A, E, V, C>): void {
  const copy = copyState(game, state);
  mustEqual(stateHash(copy), stateHash(state), 'a true copy');
  mustEqual(firstFrozen(copy), undefined, 'a copy of its own');
}

/** No piece is lost, doubled or made. */
export function checkPieces<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { pieces },
  match,
  first,
}: Moment<S, A, E, V, C>): void {
  mustKeep(pieces(match.state), pieces(first), 'the pieces of the first state');
}
