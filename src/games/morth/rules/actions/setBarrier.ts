import { freePathCells, whyNotSet, whyNotSetOn } from '../questions';
import { realmOf } from '../realms';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

/** MOR-279 to MOR-281 A Miner sets a barrier. */
export const setBarrier: VerbOf<'setBarrier'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check(state, _seat, { cell }) {
    const { active } = acting(state);
    return whyNotSet(state, active.hero, 'barrier') ?? whyNotSetOn(state, active.hero, 'barrier', cell);
  },
  options(state, _seat, out) {
    const { active } = acting(state);
    if (whyNotSet(state, active.hero, 'barrier') !== undefined) return;
    for (const cell of freePathCells(state, active.hero)) out.push({ type: 'setBarrier', cell });
  },
  advance(state, seat, { cell }, events) {
    const { active } = acting(state);
    const realm = realmOf(state, seat);
    active.barred = true;
    state.turn.acted = true;
    state.barriers.push({ realm, cell, hero: active.hero, stepped: false });
    events.push({ type: 'barrierSet', seat, hero: active.hero, realm, cell });
  },
};
