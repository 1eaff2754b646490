import { otherTeam } from '../questions';
import { FIRSTS, type Action } from '../types';
import { wrongPhase, type VerbOf } from './verb';

const CHOICES: readonly Action[] = FIRSTS.map((first) => Object.freeze({ type: 'chooseFirst', first }));

/** GATE-026 to GATE-028 The winner of the roll-off takes the first pick or the opening turn; the other team has what is left. */
export const chooseFirst: VerbOf<'chooseFirst'> = {
  when: ['choice'],
  untimely: wrongPhase,
  check: () => undefined,
  options: (_state, _seat, out) => {
    out.push(...CHOICES);
  },
  advance(state, seat, { first }, events) {
    const team = state.winner;
    const opening = first === 'opening' ? team : otherTeam(team);
    state.opening = opening;
    state.phase = 'draft';
    events.push({ type: 'firstChosen', seat, team, first, opening });
  },
};
