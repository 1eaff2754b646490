import { breaks } from '@/engine';
import { abilityBit, PEARL_CARDS, VALUE } from '../cards';
import { canDrawCharacter, takeDiamonds } from '../piles';
import { hasAbility } from '../turn';
import type { Action } from '../types';
import type { VerbOf } from './verb';

const TWO = 2;
const TWO_GEM = abilityBit('twoGem');
const TRADE: readonly Action[] = PEARL_CARDS.map((_, pearl) => Object.freeze({ type: 'twoForDiamond', pearl }));

/** MOL-169 to MOL-173 Snow White: a 2 from the hand becomes a Diamond. */
export const twoForDiamond: VerbOf<'twoForDiamond'> = {
  when: ['start', 'act', 'after'],
  untimely: () => breaks('MOL-171'),
  check(state, seat, { pearl }) {
    if (!hasAbility(state, TWO_GEM)) return breaks('MOL-169');
    if (!state.players[seat].hand.includes(pearl) || VALUE[pearl] !== TWO) return breaks('MOL-172');
    return canDrawCharacter(state) ? undefined : breaks('MOL-173');
  },
  options(state, seat, out) {
    if (!hasAbility(state, TWO_GEM) || !canDrawCharacter(state)) return;
    const two = state.players[seat].hand.find((pearl) => VALUE[pearl] === TWO);
    if (two !== undefined) out.push(TRADE[two]);
  },
  advance(state, seat, { pearl }, events) {
    const { hand } = state.players[seat];
    hand.splice(hand.indexOf(pearl), 1);
    state.pearls.discard.push(pearl);
    events.push({ type: 'twoTraded', seat, pearl });
    takeDiamonds(state, seat, 1, events);
  },
};
