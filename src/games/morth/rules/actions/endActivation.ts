import { whyNotStay } from '../questions';
import type { Action } from '../types';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

const END: Action = Object.freeze({ type: 'endActivation' });

/** MOR-102, MOR-115 The active hero is finished. */
export const endActivation: VerbOf<'endActivation'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check: (state) => whyNotStay(state, acting(state).active.hero),
  options(state, _seat, out) {
    if (whyNotStay(state, acting(state).active.hero) === undefined) out.push(END);
  },
  advance(state, seat, _action, events) {
    const { active, hero } = acting(state);
    state.active = null;
    events.push({ type: 'activationEnded', seat, hero: active.hero, race: hero.race, heroType: hero.type });
    state.window = 'activationEnded';
  },
};
