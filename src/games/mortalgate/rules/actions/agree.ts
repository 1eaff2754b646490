import { endGame, concedeFor } from '../victory';
import { captainOf, otherTeam } from '../questions';
import { refuse } from '../questions/refusal';
import type { Seat, Violation } from '@/engine';
import type { State } from '../types';
import { wrongPhase, type Moment, type VerbOf } from './verb';

const ANY_TIME: readonly Moment[] = ['choice', 'draft', 'order', 'movement', 'combat', 'capture'];

/** GATE-D50 The first seat of a team speaks for it. */
function whyNotSpeak(state: State, seat: Seat): Violation | undefined {
  const captain = captainOf(state.teams, state.teams[seat]);
  return captain === seat ? undefined : refuse('notYourTeam', { captain: { seat: captain } });
}

const nothing = () => undefined;

/** GATE-D49 The team gives up. Never listed, so that nobody gives up by chance. */
export const concede: VerbOf<'concede'> = {
  when: ANY_TIME,
  untimely: wrongPhase,
  check: whyNotSpeak,
  options: nothing,
  advance(state, seat, _action, events) {
    const team = state.teams[seat];
    events.push({ type: 'conceded', seat, team });
    concedeFor(state, team, events);
  },
};

/** GATE-D49 A draw, once both teams want it. */
export const agreeDraw: VerbOf<'agreeDraw'> = {
  when: ANY_TIME,
  untimely: wrongPhase,
  check: whyNotSpeak,
  options: nothing,
  advance(state, seat, _action, events) {
    const team = state.teams[seat];
    state.drawAgreed[team] = true;
    events.push({ type: 'drawOffered', seat, team });
    if (state.drawAgreed[otherTeam(team)]) endGame(state, { winner: null, by: 'draw' }, events);
  },
};
