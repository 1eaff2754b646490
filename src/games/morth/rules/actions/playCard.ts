import { breaks } from '@/engine';
import { goOnDiscarding } from '../cards/discarding';
import { applyCard, checkTarget, targetsOf } from '../cards/effects';
import { afterMorthCard } from '../cards/morthCard';
import { victimOf } from '../cards/victim';
import { askAgain } from '../cards/windows';
import type { Card, State } from '../types';
import type { Moment, VerbOf } from './verb';

/** MOR-195, MOR-242 Between any two steps: at every moment. */
const TIMES: readonly Moment[] = [
  'morth',
  'discard',
  'portal',
  'choosing',
  'acting',
  'declared',
  'divide',
  'assault',
  'rolled',
  'moved',
  'asked',
  'morthCard',
];

/** The cards that a seat may play: its hand, or for LM the card that the team drew (MOR-338). */
export function playable(state: State, seat: number): readonly Card[] {
  return state.pending?.type === 'morthCard' ? [state.pending.card] : state.hands[seat];
}

/** MOR-195 to MOR-200, MOR-248 Play a Lord Morth card. */
export const playCard: VerbOf<'playCard'> = {
  when: TIMES,
  untimely: () => breaks('MOR-195'),
  check: (state, seat, { card, target }) =>
    playable(state, seat).includes(card)
      ? checkTarget(state, seat, card, target)
      : breaks(state.mode === 'competitive' ? 'MOR-195' : 'MOR-345'),
  options(state, seat, out) {
    for (const card of playable(state, seat))
      for (const target of targetsOf(state, seat, card)) out.push({ type: 'playCard', card, target });
  },
  advance(state, seat, { card, target }, events) {
    const forTeam = state.pending?.type === 'morthCard';
    if (forTeam) state.pending = null;
    state.hands[seat] = state.hands[seat].filter((held) => held !== card);
    state.discard.push(card);
    events.push({ type: 'cardPlayed', seat, card, target, victim: victimOf(state, target) });
    applyCard(state, seat, card, target, events);
    askAgain(state, seat);
    if (state.pending?.type === 'discard') goOnDiscarding(state, events);
    if (forTeam) afterMorthCard(state, card, events);
  },
};
