import { breaks, type Violation } from '@/engine';
import { bowTargets } from '../attack';
import { cellOf, foeOf } from '../foes';
import { statsOf } from '../heroes';
import { realmOf } from '../realms';
import type { Action, State } from '../types';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

/** MOR-213, MOR-268, MOR-271 What forbids the active hero to shoot at all. */
function cannotShoot(state: State): Violation | undefined {
  const { active, hero } = acting(state);
  const { bow } = statsOf(hero);
  if (bow === null) return breaks('MOR-268');
  if (hero.spell.noAttack) return breaks('MOR-213');
  return active.shots >= bow.shots ? breaks('MOR-271', { most: bow.shots }) : undefined;
}

/** MOR-268 to MOR-277 Declare a bow shot at one enemy. */
export const shoot: VerbOf<'shoot'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check(state, seat, { target }) {
    const refusal = cannotShoot(state);
    if (refusal !== undefined) return refusal;
    const foe = foeOf(state, target);
    if (foe === undefined || foe.realm !== realmOf(state, seat)) return breaks('MOR-270');
    if (foe.square === 0) return breaks('MOR-066');
    return bowTargets(state, acting(state).active.hero).includes(foe) ? undefined : breaks('MOR-269');
  },
  options(state, _seat, out: Action[]) {
    if (cannotShoot(state) !== undefined) return;
    for (const foe of bowTargets(state, acting(state).active.hero)) out.push({ type: 'shoot', target: foe.die });
  },
  advance(state, seat, { target }, events) {
    const { active, hero } = acting(state);
    const foe = foeOf(state, target);
    active.shots++;
    active.declared = { weapon: 'bow', cell: hero.cell, turn: 0, targets: [target] };
    state.turn.acted = true;
    events.push({
      type: 'attackDeclared',
      seat,
      hero: active.hero,
      race: hero.race,
      heroType: hero.type,
      weapon: 'bow',
      cells: foe === undefined ? [] : [cellOf(state, foe)],
      targets: [target],
    });
    state.window = 'attackDeclared';
  },
};
