import { abilityOf, HEROES, type AbilityId } from '../data';
import { effectOf } from '../effects';
import { whyNotAbility } from '../questions';
import { setCooldown } from '../turn';
import type { Action, HeroId, State } from '../types';
import { TURN_TIMES, wrongPhase, type VerbOf } from './verb';

/** Whom an ability may be aimed at at all. */
function aims(state: State, ability: AbilityId): readonly (HeroId | null)[] {
  const { aim } = abilityOf(ability);
  return aim === 'self' || aim === 'adjacent' ? [null] : state.heroes.map((_, hero) => hero);
}

/** GATE-103 to GATE-148 */
export const useAbility: VerbOf<'useAbility'> = {
  when: TURN_TIMES,
  untimely: wrongPhase,
  check: (state, _seat, { ability, target }) => whyNotAbility(state, ability, target),
  options(state, _seat, out: Action[]) {
    if (state.phase === 'capture' || state.turn.second) return;
    for (const ability of HEROES[state.turn.hero].abilities)
      for (const target of aims(state, ability))
        if (whyNotAbility(state, ability, target) === undefined) out.push({ type: 'useAbility', ability, target });
  },
  advance(state, _seat, { ability, target }, events) {
    state.phase = 'capture';
    effectOf(ability)(state, { ability, target, cooldown: setCooldown(state, state.turn.hero, ability) }, events);
  },
};
