import { breaks, type Violation } from '@/engine';
import { canStand } from '../movement';
import { mapOf, realmOf } from '../realms';
import type { Action, State } from '../types';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

const END: Action = Object.freeze({ type: 'endActivation' });

/** MOR-110, MOR-112 Why the active hero cannot stay where it is. */
export function cannotStay(state: State): Violation | undefined {
  const { active, hero } = acting(state);
  if (canStand(state, active.hero, hero.cell)) return undefined;
  return breaks(mapOf(state, realmOf(state, hero.seat)).kinds[hero.cell] === 'path' ? 'MOR-110' : 'MOR-112');
}

/** MOR-102, MOR-115 The active hero is finished. */
export const endActivation: VerbOf<'endActivation'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check: (state) => cannotStay(state),
  options(state, _seat, out) {
    if (cannotStay(state) === undefined) out.push(END);
  },
  advance(state, seat, _action, events) {
    const { active, hero } = acting(state);
    state.active = null;
    events.push({ type: 'activationEnded', seat, hero: active.hero, race: hero.race, heroType: hero.type });
    state.window = 'activationEnded';
  },
};
