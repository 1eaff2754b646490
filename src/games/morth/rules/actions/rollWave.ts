import { dealCards, mustDiscard } from '../cards/pack';
import { drawMorthCard } from '../cards/morthCard';
import type { Event, State } from '../types';
import { beginWave, bringRedDie, rollDice } from '../wave';
import { waveOf } from '../waves';
import { simpleVerb } from './verb';

/** What the Lord Morth phase brings besides the dice, then the dice. */
function finishMorthPhase(state: State, events: Event[]): void {
  if (state.mode === 'cooperative') return drawMorthCard(state, events);
  if (waveOf(state).redDie) bringRedDie(state, events);
  rollDice(state, events);
}

/** MOR-041 to MOR-048 LM moves the marker, cards are dealt, the dice are drawn and rolled. Too many cards go first (MOR-201). */
export const rollWave = simpleVerb('rollWave', ['morth'], 'MOR-038', (state, _seat, events) => {
  beginWave(state, events);
  dealCards(state, events);
  const seats = mustDiscard(state);
  if (seats.length > 0) state.pending = { type: 'discard', seats };
  else finishMorthPhase(state, events);
});
