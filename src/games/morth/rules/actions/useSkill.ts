import { RACIAL_SKILLS } from '../data';
import { whyNotUseSkill } from '../questions';
import type { Action } from '../types';
import { acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

const USE: Action = Object.freeze({ type: 'useSkill' });

/** MOR-304 to MOR-310 The racial skill helps the active hero. */
export const useSkill: VerbOf<'useSkill'> = {
  when: ['acting', 'declared'],
  untimely: noActiveHero,
  check: (state) => whyNotUseSkill(state, acting(state).active.hero),
  options(state, _seat, out) {
    if (whyNotUseSkill(state, acting(state).active.hero) === undefined) out.push(USE);
  },
  advance(state, seat, _action, events) {
    const { active, hero } = acting(state);
    state.turn.skilled = active.hero;
    events.push({
      type: 'skillUsed',
      seat,
      hero: active.hero,
      race: hero.race,
      heroType: hero.type,
      skill: RACIAL_SKILLS[state.races[seat]],
    });
  },
};
