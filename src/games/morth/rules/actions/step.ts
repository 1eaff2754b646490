import { breaks } from '@/engine';
import { pointsLeft } from '../heroes';
import { areAdjacent, canFinish, canStand, isBlocked, nextCells, stepCost } from '../movement';
import { mapOf, realmOf } from '../realms';
import type { Action, State } from '../types';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

/** MOR-009, MOR-107, MOR-114, MOR-237 Why a square is not one step away. */
function unreachable(state: State, to: number): string {
  const { hero } = acting(state);
  const realm = realmOf(state, hero.seat);
  const { kinds } = mapOf(state, realm);
  if (to < 0 || to >= kinds.length) return 'MOR-114';
  if (kinds[to] === 'obstacle') return 'MOR-009';
  return isBlocked(state, realm, to) ? 'MOR-237' : areAdjacent(hero.cell, to) ? 'MOR-106' : 'MOR-107';
}

/** MOR-106 to MOR-119, MOR-350 One step of the active hero, to an adjacent square or through a tunnel. */
export const step: VerbOf<'step'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check(state, seat, { to }) {
    const { active, hero } = acting(state);
    const realm = realmOf(state, seat);
    if (hero.spell.noMove) return breaks('MOR-211');
    if (!nextCells(state, realm, hero.cell).includes(to)) return breaks(unreachable(state, to));
    const points = pointsLeft(state, active.hero);
    const cost = stepCost(state, realm, hero.cell);
    if (cost > points) return breaks(cost > 1 ? 'MOR-119' : 'MOR-103', { cost, points });
    return canFinish(state, active.hero, to, points - cost) ? undefined : breaks('MOR-113');
  },
  options(state, seat, out: Action[]) {
    const { active, hero } = acting(state);
    const realm = realmOf(state, seat);
    const left = pointsLeft(state, active.hero) - stepCost(state, realm, hero.cell);
    if (left < 0 || hero.spell.noMove) return;
    for (const to of nextCells(state, realm, hero.cell))
      if (canFinish(state, active.hero, to, left)) out.push({ type: 'step', to });
  },
  advance(state, seat, { to }, events) {
    const { active, hero } = acting(state);
    const realm = realmOf(state, seat);
    const from = hero.cell;
    const cost = stepCost(state, realm, from);
    active.spent += cost;
    hero.cell = to;
    hero.unplaced = false;
    if (canStand(state, active.hero, to)) active.stand = to;
    state.turn.acted = true;
    events.push({
      type: 'heroStepped',
      seat,
      hero: active.hero,
      race: hero.race,
      heroType: hero.type,
      from,
      to,
      cost,
      tunnel: !areAdjacent(from, to),
    });
  },
};
