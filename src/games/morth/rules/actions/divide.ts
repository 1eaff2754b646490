import { breaks } from '@/engine';
import { strike } from '../attack';
import { divisions } from '../questions';
import { acting } from './acting';
import type { VerbOf } from './verb';

/** MOR-298, MOR-D41 How much of the roll the first attack uses; the rest waits for a second one. */
export const divide: VerbOf<'divide'> = {
  when: ['divide'],
  untimely: () => breaks('MOR-298'),
  check(state, _seat, { strength }) {
    const allowed = divisions(state);
    return allowed.includes(strength) ? undefined : breaks('MOR-298', { total: allowed.length });
  },
  options(state, _seat, out) {
    for (const strength of divisions(state)) out.push({ type: 'divide', strength });
  },
  advance(state, _seat, { strength }, events) {
    const total = state.pending?.type === 'divide' ? state.pending.total : strength;
    state.pending = null;
    acting(state).active.rest = total - strength;
    strike(state, strength, events);
  },
};
