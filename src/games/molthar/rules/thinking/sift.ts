import type { Seat } from '@/engine';
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

/** Leaves out what equals another choice, and the dearest of many payments. */
export function sift(state: State, _seat: Seat, actions: readonly Action[]): readonly Action[] {
  const kept: Action[] = [];
  let card: CharacterCard | undefined;
  let payments = 0;
  for (const action of actions) {
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
