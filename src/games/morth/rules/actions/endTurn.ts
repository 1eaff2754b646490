import { breaks } from '@/engine';
import { whyNotStay } from '../questions';
import type { Action } from '../types';
import { endHeroTurn } from '../wave';
import type { VerbOf } from './verb';

const END: Action = Object.freeze({ type: 'endTurn' });

/** MOR-068, MOR-071 End the hero turn; an active hero must stand where it may stay. */
export const endTurn: VerbOf<'endTurn'> = {
  when: ['choosing', 'acting'],
  untimely: (state) => breaks(state.phase === 'heroes' ? 'MOR-243' : 'MOR-068'),
  check: (state) => (state.active === null ? undefined : whyNotStay(state, state.active.hero)),
  options(state, _seat, out) {
    if (state.active === null || whyNotStay(state, state.active.hero) === undefined) out.push(END);
  },
  advance(state, _seat, _action, events) {
    endHeroTurn(state, events);
  },
};
