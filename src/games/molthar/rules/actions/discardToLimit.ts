import { handLimitOf, plainFirst, VALUE } from '../cards';
import { finishTurn, surplus } from '../turn';
import type { Action, PearlCard } from '../types';
import { breaks } from './verb';
import type { VerbOf } from './verb';

/** Every set of values of the given size once, as cards; copies of a value are interchangeable here. */
function choices(cards: readonly PearlCard[], size: number): PearlCard[][] {
  if (size === 0) return [[]];
  if (cards.length < size) return [];
  const [first, ...others] = cards;
  const withFirst = choices(others, size - 1).map((rest) => [first, ...rest]);
  return [...withFirst, ...choices(others.filter((card) => VALUE[card] !== VALUE[first]), size)];
}

/** MOL-206 to MOL-209 Discard exactly the cards over the hand limit. */
export const discardToLimit: VerbOf<'discardToLimit'> = {
  when: ['limit'],
  untimely: (state) => breaks(surplus(state) > 0 ? 'MOL-208' : 'MOL-209'),
  check(state, seat, { pearls }) {
    const { hand, activated } = state.players[seat];
    const own = new Set(pearls).size === pearls.length && pearls.every((pearl) => hand.includes(pearl));
    return own && pearls.length === surplus(state) ? undefined : breaks('MOL-206', { count: surplus(state), limit: handLimitOf(activated) });
  },
  options(state, seat, out) {
    const sorted = plainFirst(state.players[seat].hand).sort((a, b) => VALUE[a] - VALUE[b]);
    for (const pearls of choices(sorted, surplus(state))) out.push({ type: 'discardToLimit', pearls } satisfies Action);
  },
  advance(state, seat, { pearls }, events) {
    const player = state.players[seat];
    player.hand = player.hand.filter((pearl) => !pearls.includes(pearl));
    state.pearls.discard.push(...pearls);
    events.push({ type: 'handTrimmed', seat, pearls });
    finishTurn(state, events);
  },
};
