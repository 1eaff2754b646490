import { breaks } from '@/engine';
import { actionsOwed } from '../turn';
import type { Action } from '../types';
import type { VerbOf } from './verb';

const FINISH: Action = Object.freeze({ type: 'finishActions' });

/** MOL-040, MOL-041 Decline the actions beyond those that must be taken. */
export const finishActions: VerbOf<'finishActions'> = {
  when: ['act'],
  untimely: ({ turn }) =>
    turn.phase === 'start' ? breaks('MOL-040', { count: actionsOwed(turn) }) : breaks('MOL-205'),
  check({ turn }) {
    const count = actionsOwed(turn);
    return count === 0 ? undefined : breaks('MOL-040', { count });
  },
  options({ turn }, _seat, out) {
    if (actionsOwed(turn) === 0) out.push(FINISH);
  },
  advance(state, seat, _action, events) {
    events.push({ type: 'actionsDeclined', seat, count: state.turn.actionsLeft });
    state.turn.actionsLeft = 0;
  },
};
