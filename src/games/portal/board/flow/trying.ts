import { advance } from '../../rules/actions';
import { determinize } from '../../rules/view';
import type { Action, View } from '../../rules/types';

/** The dice of what is only considered: whatever they show, nothing of it is told. */
const IDLE_SEED = 1;

/** The table after moves that are only considered; a move that throws no dice is exactly as it will be. */
export function tried(view: View, actions: readonly Action[]): View {
  const state = determinize(view, IDLE_SEED);
  for (const action of actions) advance(state, { seat: view.active, action });
  return { ...state, viewer: view.viewer };
}
