import { breaks } from '@/engine';
import { areOf, byValue, handLimitOf, VALUE } from '../cards';
import { finishTurn, surplus } from '../turn';
import type { Action, PearlCard } from '../types';
import type { VerbOf } from './verb';

/** Lists every set of values of the given size once; copies of a value are interchangeable here. Cards come sorted. */
function list(cards: readonly PearlCard[], from: number, size: number, chosen: PearlCard[], out: Action[]): void {
  if (chosen.length === size) {
    out.push({ type: 'discardToLimit', pearls: chosen.slice() });
    return;
  }
  for (let i = from; i < cards.length; i++) {
    if (i > from && VALUE[cards[i]] === VALUE[cards[i - 1]]) continue;
    chosen.push(cards[i]);
    list(cards, i + 1, size, chosen, out);
    chosen.pop();
  }
}

/** MOL-206 to MOL-209 Discard exactly the cards over the hand limit. */
export const discardToLimit: VerbOf<'discardToLimit'> = {
  when: ['limit'],
  untimely: (state) => breaks(surplus(state) > 0 ? 'MOL-208' : 'MOL-209'),
  check(state, seat, { pearls }) {
    const { hand, activated } = state.players[seat];
    return areOf(hand, pearls) && pearls.length === surplus(state)
      ? undefined
      : breaks('MOL-206', { count: surplus(state), limit: handLimitOf(activated) });
  },
  options(state, seat, out) {
    list(byValue(state.players[seat].hand), 0, surplus(state), [], out);
  },
  advance(state, seat, { pearls }, events) {
    const player = state.players[seat];
    player.hand = player.hand.filter((pearl) => !pearls.includes(pearl));
    state.pearls.discard.push(...pearls);
    events.push({ type: 'handTrimmed', seat, pearls });
    finishTurn(state, events);
  },
};
