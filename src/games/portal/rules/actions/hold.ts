import { breaks } from '@/engine';
import { endRound, groupsOffered, whyNotGroup } from '../rounds';
import type { VerbOf } from './verb';

/** PORT-080 A group lets its round pass. */
export const hold: VerbOf<'hold'> = {
  when: ['choice'],
  untimely: () => breaks('PORT-080'),
  check: (state, seat, { group }) => whyNotGroup(state, seat, group),
  options(state, seat, out) {
    for (const group of groupsOffered(state, seat)) out.push({ type: 'hold', group });
  },
  advance(state, _seat, { group }, events) {
    endRound(state, group, 'held', events);
  },
};
