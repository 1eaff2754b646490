import { breaks, type Seat } from '@/engine';
import { PEARL_CARDS } from '../cards';
import type { Action, Player, State } from '../types';
import type { VerbOf } from './verb';

const TAKE: readonly Action[] = PEARL_CARDS.map((_, pearl) => Object.freeze({ type: 'takeFromHand', pearl }));

function victim(state: State): { from: Seat; player: Player } {
  if (state.pending?.type !== 'steal') throw new Error('MOL-135: no hand was chosen');
  return { from: state.pending.from, player: state.players[state.pending.from] };
}

/** MOL-135, MOL-139 Fairy, second step: one card of the hand that was shown. */
export const takeFromHand: VerbOf<'takeFromHand'> = {
  when: ['steal'],
  untimely: () => breaks('MOL-125'),
  check(state, _seat, { pearl }) {
    return victim(state).player.hand.includes(pearl)
      ? undefined
      : breaks('MOL-136', { opponent: { seat: victim(state).from } });
  },
  options(state, _seat, out) {
    for (const pearl of victim(state).player.hand) out.push(TAKE[pearl]);
  },
  advance(state, seat, { pearl }, events) {
    const { from, player } = victim(state);
    player.hand.splice(player.hand.indexOf(pearl), 1);
    player.stolen.push({ by: seat, pearl });
    state.players[seat].hand.push(pearl);
    state.pending = null;
    events.push({ type: 'pearlStolen', seat, from, pearl });
  },
};
