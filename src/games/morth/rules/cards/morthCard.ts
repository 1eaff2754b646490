import { CARDS } from '../data';
import type { Event, State } from '../types';
import { bringRedDie, rollDice } from '../wave';
import { waveOf } from '../waves';
import { targetsOf } from './effects';
import { drawCard } from './pack';

/** MOR-346, MOR-D54 After the effect of a team's card its red die, then the dice of the wave. */
export function afterMorthCard(state: State, card: number, events: Event[]): void {
  if (CARDS[card].redDie) bringRedDie(state, events);
  rollDice(state, events);
}

/** MOR-338 to MOR-340 In every third wave LM draws a card for the team and must choose its target; without one it is discarded (MOR-D53). */
export function drawMorthCard(state: State, events: Event[]): void {
  const card = waveOf(state).morthCard ? drawCard(state, events) : undefined;
  if (card === undefined) return rollDice(state, events);
  events.push({ type: 'morthCardDrawn', lord: state.lord, card });
  if (targetsOf(state, state.lord, card).length > 0) {
    state.pending = { type: 'morthCard', card };
    return;
  }
  state.discard.push(card);
  events.push({ type: 'cardWithoutTarget', lord: state.lord, card });
  afterMorthCard(state, card, events);
}
