import { FIRST_ACTIONS } from '../turn';
import type { Action, State } from '../types';
import { breaks } from './verb';
import type { VerbOf } from './verb';

const FINISH: Action = Object.freeze({ type: 'finishActions' });

function mayDecline(state: State): boolean {
  return state.turn.actionsTaken >= FIRST_ACTIONS;
}

/** MOL-040, MOL-041 Decline the actions beyond the third. */
export const finishActions: VerbOf<'finishActions'> = {
  when: ['act'],
  untimely: (state) => (state.turn.phase === 'start' ? breaks('MOL-040', { count: FIRST_ACTIONS }) : breaks('MOL-205')),
  check(state) {
    return mayDecline(state) ? undefined : breaks('MOL-040', { count: FIRST_ACTIONS - state.turn.actionsTaken });
  },
  options(state, _seat, out) {
    if (mayDecline(state)) out.push(FINISH);
  },
  advance(state, seat, _action, events) {
    events.push({ type: 'actionsDeclined', seat, count: state.turn.actionsLeft });
    state.turn.actionsLeft = 0;
  },
};
