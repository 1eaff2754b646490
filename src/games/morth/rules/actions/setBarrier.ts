import { breaks, type Violation } from '@/engine';
import { statsOf } from '../heroes';
import { realmOf } from '../realms';
import type { State } from '../types';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import { cannotLie, freePathCells } from './tokens';
import type { VerbOf } from './verb';

/** MOR-279 to MOR-281, MOR-289 */
function cannotBar(state: State): Violation | undefined {
  const { active, hero } = acting(state);
  const { barrier } = statsOf(hero);
  if (barrier === null) return breaks('MOR-279');
  if (active.barred) return breaks('MOR-280');
  const set = state.barriers.filter((token) => token.hero === active.hero).length;
  return set >= barrier.limit ? breaks('MOR-281', { most: barrier.limit }) : undefined;
}

/** MOR-279 to MOR-281 A Miner sets a barrier. */
export const setBarrier: VerbOf<'setBarrier'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check: (state, _seat, { cell }) => cannotBar(state) ?? cannotLie(state, cell, 'MOR-279'),
  options(state, _seat, out) {
    if (cannotBar(state) === undefined) for (const cell of freePathCells(state)) out.push({ type: 'setBarrier', cell });
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
