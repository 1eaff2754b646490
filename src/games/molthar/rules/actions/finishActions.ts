import { breaks } from '@/engine';
import { ACTIONS_PER_TURN } from '../turn';
import type { Action, State } from '../types';
import type { VerbOf } from './verb';

const FINISH: Action = Object.freeze({ type: 'finishActions' });

function mayDecline(state: State): boolean {
  return state.turn.actionsTaken >= ACTIONS_PER_TURN;
}

/** MOL-040, MOL-041 Decline the actions beyond the third. */
export const finishActions: VerbOf<'finishActions'> = {
  when: ['act'],
  untimely: (state) =>
    state.turn.phase === 'start' ? breaks('MOL-040', { count: ACTIONS_PER_TURN }) : breaks('MOL-205'),
  check(state) {
    return mayDecline(state) ? undefined : breaks('MOL-040', { count: ACTIONS_PER_TURN - state.turn.actionsTaken });
  },
  options(state, _seat, out) {
    if (mayDecline(state)) out.push(FINISH);
  },
  advance(state, seat, _action, events) {
    events.push({ type: 'actionsDeclined', seat, count: state.turn.actionsLeft });
    state.turn.actionsLeft = 0;
  },
};
