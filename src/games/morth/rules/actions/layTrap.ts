import { freePathCells, whyNotSet, whyNotSetOn } from '../questions';
import { realmOf } from '../realms';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

/** MOR-254 to MOR-257 An Assassin lays a trap. */
export const layTrap: VerbOf<'layTrap'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check(state, _seat, { cell }) {
    const { active } = acting(state);
    return whyNotSet(state, active.hero, 'trap') ?? whyNotSetOn(state, active.hero, 'trap', cell);
  },
  options(state, _seat, out) {
    const { active } = acting(state);
    if (whyNotSet(state, active.hero, 'trap') !== undefined) return;
    for (const cell of freePathCells(state, active.hero)) out.push({ type: 'layTrap', cell });
  },
  advance(state, seat, { cell }, events) {
    const { active } = acting(state);
    const realm = realmOf(state, seat);
    active.trapped = true;
    state.turn.acted = true;
    state.traps.push({ realm, cell, hero: active.hero });
    events.push({ type: 'trapLaid', seat, hero: active.hero, realm, cell });
  },
};
