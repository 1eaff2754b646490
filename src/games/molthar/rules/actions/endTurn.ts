import { breaks } from '@/engine';
import { actionsOwed, finishTurn, surplus } from '../turn';
import type { Action } from '../types';
import type { VerbOf } from './verb';

const END: Action = Object.freeze({ type: 'endTurn' });

/** MOL-040, MOL-210 End the turn; too many cards lead to LIMIT first. */
export const endTurn: VerbOf<'endTurn'> = {
  when: ['after'],
  untimely: (state) => {
    if (state.turn.phase === 'limit') return breaks('MOL-206', { count: surplus(state) });
    const owed = actionsOwed(state.turn);
    return owed > 0 ? breaks('MOL-040', { count: owed }) : breaks('MOL-041', { count: state.turn.actionsLeft });
  },
  check() {
    return undefined;
  },
  options(_state, _seat, out) {
    out.push(END);
  },
  advance(state, _seat, _action, events) {
    if (surplus(state) > 0) state.turn.phase = 'limit';
    else finishTurn(state, events);
  },
};
