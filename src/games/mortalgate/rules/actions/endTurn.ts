import { endTurn as end } from '../turn';
import { TURN_TIMES, wrongPhase, type VerbOf } from './verb';

const END_TURN = Object.freeze({ type: 'endTurn' });

/** GATE-045 */
export const endTurn: VerbOf<'endTurn'> = {
  when: TURN_TIMES,
  untimely: wrongPhase,
  check: () => undefined,
  options: (_state, _seat, out) => {
    out.push(END_TURN);
  },
  advance: (state, _seat, _action, events) => end(state, 'ended', events),
};
