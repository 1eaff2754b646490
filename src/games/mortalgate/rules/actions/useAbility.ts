import { HEROES } from '../data';
import { effectOf } from '../effects';
import { abilityTargets, whyNotAbility } from '../questions';
import { setCooldown } from '../turn';
import type { Action } from '../types';
import { TURN_TIMES, wrongPhase, type VerbOf } from './verb';

/** GATE-103 to GATE-148 */
export const useAbility: VerbOf<'useAbility'> = {
  when: TURN_TIMES,
  untimely: wrongPhase,
  check: (state, _seat, { ability, target }) => whyNotAbility(state, ability, target),
  options(state, _seat, out: Action[]) {
    if (state.phase === 'capture' || state.turn.second) return;
    const { hero } = state.turn;
    for (const ability of HEROES[hero].abilities)
      for (const target of abilityTargets(state, hero, ability, state.heroes[hero].node))
        out.push({ type: 'useAbility', ability, target });
  },
  advance(state, _seat, { ability, target }, events) {
    state.phase = 'capture';
    effectOf(ability)(state, { ability, target, cooldown: setCooldown(state, state.turn.hero, ability) }, events);
  },
};
