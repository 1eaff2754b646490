import { breaks } from '@/engine';
import { bowTargets } from '../attack';
import { cellOf, foeOf } from '../foes';
import { whyNotStrike } from '../questions';
import { realmOf } from '../realms';
import type { Action } from '../types';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

/** MOR-268 to MOR-277 Declare a bow shot at one enemy. */
export const shoot: VerbOf<'shoot'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check(state, seat, { target }) {
    const { active } = acting(state);
    const refusal = whyNotStrike(state, active.hero, 'bow');
    if (refusal !== undefined) return refusal;
    const foe = foeOf(state, target);
    if (foe === undefined || foe.realm !== realmOf(state, seat)) return breaks('MOR-270');
    if (foe.square === 0) return breaks('MOR-066');
    return bowTargets(state, active.hero).includes(foe) ? undefined : breaks('MOR-269');
  },
  options(state, _seat, out: Action[]) {
    const { active } = acting(state);
    if (whyNotStrike(state, active.hero, 'bow') !== undefined) return;
    for (const foe of bowTargets(state, active.hero)) out.push({ type: 'shoot', target: foe.die });
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
