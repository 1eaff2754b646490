import { breaks } from '@/engine';
import { PEARL_CARDS } from '../cards';
import type { Action, PearlCard, State } from '../types';
import type { VerbOf } from './verb';

const TAKE_BACK: readonly Action[] = PEARL_CARDS.map((_, pearl) => Object.freeze({ type: 'takeBack', pearl }));

function justPlayed(state: State): readonly PearlCard[] {
  return state.pending?.type === 'takeBack' ? state.pending.pearls : [];
}

/** MOL-140 to MOL-144 Puss in Boots: one of the cards just played comes back into the hand. */
export const takeBack: VerbOf<'takeBack'> = {
  when: ['takeBack'],
  untimely: () => breaks('MOL-125'),
  check(state, _seat, { pearl }) {
    return justPlayed(state).includes(pearl) ? undefined : breaks('MOL-140');
  },
  options(state, _seat, out) {
    for (const pearl of justPlayed(state)) out.push(TAKE_BACK[pearl]);
  },
  advance(state, seat, { pearl }, events) {
    const { discard } = state.pearls;
    discard.splice(discard.lastIndexOf(pearl), 1);
    state.players[seat].hand.push(pearl);
    state.pending = null;
    events.push({ type: 'pearlTakenBack', seat, pearl });
  },
};
