import { breaks } from '@/engine';
import { abilityBit } from '../cards';
import { drawPearl } from '../piles';
import { hasAbility } from '../turn';
import type { Action } from '../types';
import type { VerbOf } from './verb';

const REDRAW = abilityBit('redraw');
const NEW_HAND: Action = Object.freeze({ type: 'redrawHand' });

/** MOL-181 to MOL-184 Reaper: discard the whole hand, draw as many cards. */
export const redrawHand: VerbOf<'redrawHand'> = {
  when: ['after'],
  untimely: () => breaks('MOL-181'),
  check(state, seat) {
    if (!hasAbility(state, REDRAW) || state.turn.redrawn) return breaks('MOL-181');
    return state.players[seat].hand.length > 0 ? undefined : breaks('MOL-184');
  },
  options(state, seat, out) {
    if (!state.turn.redrawn && state.players[seat].hand.length > 0 && hasAbility(state, REDRAW)) out.push(NEW_HAND);
  },
  advance(state, seat, _action, events) {
    const player = state.players[seat];
    const old = player.hand;
    const lying = state.pearls.discard;
    lying.push(...old);
    player.hand = [];
    while (player.hand.length < old.length) player.hand.push(drawPearl(state, events));
    state.turn.redrawn = true;
    events.push({ type: 'handRedrawn', seat, discarded: state.pearls.discard === lying ? old : [], count: old.length });
  },
};
