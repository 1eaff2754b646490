import { breaks, type Violation } from '@/engine';
import { statsOf } from '../heroes';
import { realmOf } from '../realms';
import type { State } from '../types';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import { cannotLie, freePathCells } from './tokens';
import type { VerbOf } from './verb';

/** MOR-254, MOR-256, MOR-257, MOR-265 */
function cannotTrap(state: State): Violation | undefined {
  const { active, hero } = acting(state);
  const { trap } = statsOf(hero);
  if (trap === null) return breaks('MOR-254');
  if (active.trapped) return breaks('MOR-256');
  const laid = state.traps.filter((token) => token.hero === active.hero).length;
  return laid >= trap.limit ? breaks('MOR-257', { most: trap.limit }) : undefined;
}

/** MOR-254 to MOR-257 An Assassin lays a trap. */
export const layTrap: VerbOf<'layTrap'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check: (state, _seat, { cell }) => cannotTrap(state) ?? cannotLie(state, cell, 'MOR-254'),
  options(state, _seat, out) {
    if (cannotTrap(state) === undefined) for (const cell of freePathCells(state)) out.push({ type: 'layTrap', cell });
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
