import type { Seat } from '@/engine';
import { legalActions } from '../actions';
import { VALUE } from '../cards';
import type { Action, CharacterCard, State } from '../types';

/** Payments of one card that are worth a thought; they come cheapest first. */
const PAYMENTS = 4;

/** An open pearl of a value that lies open at a lower place too. */
function isSecondOfItsValue(state: State, place: number): boolean {
  const { open } = state.pearls;
  for (let lower = 0; lower < place; lower++) if (VALUE[open[lower]] === VALUE[open[place]]) return true;
  return false;
}

/** The legal actions that are worth a thought: neither what equals another, nor the dearest of many payments. */
export function candidates(state: State, seat: Seat): readonly Action[] {
  const kept: Action[] = [];
  let card: CharacterCard | undefined;
  let payments = 0;
  for (const action of legalActions(state, seat)) {
    if (action.type === 'takePearl' && action.from !== 'pile' && isSecondOfItsValue(state, action.from)) continue;
    if (action.type === 'activate') {
      payments = action.card === card ? payments + 1 : 1;
      card = action.card;
      if (payments > PAYMENTS) continue;
    }
    kept.push(action);
  }
  return kept;
}
