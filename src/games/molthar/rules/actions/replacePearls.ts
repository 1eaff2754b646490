import { SWAP } from '../cards';
import { drawPearl, swapCharacters } from '../piles';
import { declareAction } from '../turn';
import type { Action, Event, PearlCard, State } from '../types';
import { ACTION_TIMES, noActionsLeft } from './verb';
import type { VerbOf } from './verb';

const REPLACE: Action = Object.freeze({ type: 'replacePearls' });

/** MOL-055, MOL-D06 Lays out four new cards one by one; each Swap symbol works at once, or with the switch off only the first. */
function layOut(state: State, come: PearlCard[], events: Event[]): void {
  const { open } = state.pearls;
  let swaps = 0;
  for (let place = 0; place < open.length; place++) {
    const pearl = drawPearl(state, events);
    open[place] = pearl;
    come.push(pearl);
    if (SWAP[pearl] && (swaps++ === 0 || state.config.swapPerSymbol)) swapCharacters(state, events);
  }
}

/** MOL-064 to MOL-067 Discard the four open Pearl cards and lay out four new ones. */
export const replacePearls: VerbOf<'replacePearls'> = {
  when: ACTION_TIMES,
  untimely: noActionsLeft,
  check() {
    return undefined;
  },
  options(_state, _seat, out) {
    out.push(REPLACE);
  },
  advance(state, seat, _action, events) {
    declareAction(state);
    const gone = state.pearls.open.slice();
    for (let place = 0; place < gone.length; place++) state.pearls.discard.push(gone[place]);
    const come: PearlCard[] = [];
    events.push({ type: 'pearlsReplaced', seat, gone, come });
    layOut(state, come, events);
  },
};
