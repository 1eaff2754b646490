import { drawPearl, refillPearl } from '../piles';
import { declareAction } from '../turn';
import type { Action, Source } from '../types';
import { ACTION_TIMES, noActionsLeft } from './verb';
import type { VerbOf } from './verb';

const SOURCES: readonly Source[] = [0, 1, 2, 3, 'pile'];
const TAKE: readonly Action[] = SOURCES.map((from) => Object.freeze({ type: 'takePearl', from }));

/** MOL-044 to MOL-050 Take one Pearl card, from the open row or unseen from the pile. */
export const takePearl: VerbOf<'takePearl'> = {
  when: ACTION_TIMES,
  untimely: noActionsLeft,
  check() {
    return undefined;
  },
  options(_state, _seat, out) {
    for (let i = 0; i < TAKE.length; i++) out.push(TAKE[i]);
  },
  advance(state, seat, { from }, events) {
    declareAction(state);
    const pearl = from === 'pile' ? drawPearl(state, events) : state.pearls.open[from];
    state.players[seat].hand.push(pearl);
    events.push({ type: 'pearlTaken', seat, from, pearl });
    if (from !== 'pile') refillPearl(state, from, events);
  },
};
