import { breaks } from '@/engine';
import { SEATS } from '../setup';
import type { Action } from '../types';
import type { VerbOf } from './verb';

const CHOOSE: readonly Action[] = Array.from({ length: SEATS.max }, (_, seat) =>
  Object.freeze({ type: 'chooseOpponentHand', seat }),
);

/** MOL-135 to MOL-138 Fairy, first step: the opponent whose hand is shown. */
export const chooseOpponentHand: VerbOf<'chooseOpponentHand'> = {
  when: ['stealFrom', 'steal'],
  untimely: () => breaks('MOL-125'),
  check(state, seat, { seat: from }) {
    if (state.pending?.type === 'steal') return breaks('MOL-137');
    if (from === seat || state.players[from] === undefined) return breaks('MOL-135');
    return state.players[from].hand.length === 0 ? breaks('MOL-136', { opponent: { seat: from } }) : undefined;
  },
  options(state, seat, out) {
    if (state.pending?.type === 'steal') return;
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat && state.players[other].hand.length > 0) out.push(CHOOSE[other]);
    }
  },
  advance(state, seat, { seat: from }, events) {
    state.pending = { type: 'steal', from };
    events.push({ type: 'handShown', seat, from });
  },
};
