import { breaks } from '@/engine';
import { goOnDiscarding } from '../cards/discarding';
import type { VerbOf } from './verb';

/** MOR-201, MOR-202 Discard down to three cards, of the own choice; then the wave goes on. */
export const discard: VerbOf<'discard'> = {
  when: ['discard'],
  untimely: () => breaks('MOR-203'),
  check: (state, seat, { card }) => (state.hands[seat].includes(card) ? undefined : breaks('MOR-202')),
  options(state, seat, out) {
    for (const card of state.hands[seat]) out.push({ type: 'discard', card });
  },
  advance(state, seat, { card }, events) {
    state.hands[seat] = state.hands[seat].filter((held) => held !== card);
    state.discard.push(card);
    events.push({ type: 'cardDiscarded', seat, card });
    goOnDiscarding(state, events);
  },
};
