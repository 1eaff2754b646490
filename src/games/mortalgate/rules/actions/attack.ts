import { strikeTargets, whyNotAttack } from '../questions';
import { strike } from '../strike';
import { TURN_TIMES, wrongPhase, type VerbOf } from './verb';

/** GATE-067 to GATE-093 A basic attack, or the second one of Quick Blade (GATE-145). */
export const attack: VerbOf<'attack'> = {
  when: TURN_TIMES,
  untimely: wrongPhase,
  check: (state, _seat, { target }) => whyNotAttack(state, target),
  options(state, _seat, out) {
    if (state.phase === 'capture') return;
    const { hero } = state.turn;
    for (const target of strikeTargets(state, hero, state.heroes[hero].node)) out.push({ type: 'attack', target });
  },
  advance(state, _seat, { target }, events) {
    const ability = state.turn.second ? 'quickBlade' : null;
    state.turn.second = false;
    state.phase = 'capture';
    strike(state, target, ability, events);
  },
};
