import { breaks, type Violation } from '@/engine';
import { RACIAL_SKILLS } from '../data';
import type { Action, State } from '../types';
import { acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

const USE: Action = Object.freeze({ type: 'useSkill' });

/** MOR-304, MOR-305, MOR-309 */
function cannotUse(state: State, seat: number): Violation | undefined {
  if (!state.config.racialSkills) return breaks('MOR-304');
  if (state.mode === 'introductory') return breaks('MOR-192');
  if (state.turn.skilled !== null) return breaks('MOR-305');
  const { active } = acting(state);
  if (RACIAL_SKILLS[state.races[seat]] === 'move') return active.declared === null ? undefined : breaks('MOR-309');
  const awaits = active.declared?.weapon === 'pattern' && active.attacks === 1;
  return active.attacks === 0 || awaits ? undefined : breaks('MOR-309');
}

/** MOR-304 to MOR-310 The racial skill helps the active hero. */
export const useSkill: VerbOf<'useSkill'> = {
  when: ['acting', 'declared'],
  untimely: noActiveHero,
  check: (state, seat) => cannotUse(state, seat),
  options(state, seat, out) {
    if (cannotUse(state, seat) === undefined) out.push(USE);
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
