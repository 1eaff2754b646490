import { breaks } from '@/engine';
import { endRound as end } from '../rounds';
import type { VerbOf } from './verb';

/** PORT-081 Whoever has moved may leave it at that. */
export const endRound: VerbOf<'endRound'> = {
  when: ['round'],
  untimely: () => breaks('PORT-081'),
  check: () => undefined,
  options(_state, _seat, out) {
    out.push({ type: 'endRound' });
  },
  advance(state, _seat, _action, events) {
    if (state.round !== null) end(state, state.round.group, 'ended', events);
  },
};
