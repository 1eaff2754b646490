import { breaks } from '@/engine';
import type { Action } from '../types';
import type { VerbOf } from './verb';

/** MOR-247 What a seat says that is asked and plays no card. */
export const DECLINE: Action = Object.freeze({ type: 'decline' });

/** MOR-247 A seat that is asked plays no card. */
export const decline: VerbOf<'decline'> = {
  when: ['asked'],
  untimely: () => breaks('MOR-245'),
  check: () => undefined,
  options(_state, _seat, out) {
    out.push(DECLINE);
  },
  advance(state, seat, _action, events) {
    state.responses?.queue.shift();
    events.push({ type: 'responseDeclined', seat });
  },
};
