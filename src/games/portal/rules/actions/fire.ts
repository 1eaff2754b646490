import { breaks } from '@/engine';
import { gunAim, gunTargets, isGunAim } from '../questions/guns';
import { settleStep } from '../resolve/settle';
import { elementOf, groupMembers, onTable } from '../roster';
import { groupsOffered } from '../rounds';
import { doersOf, noteDeed, whyNotDeed } from './deed';
import { BATTLE, type VerbOf } from './verb';

/** PORT-262 to PORT-281 */
export const fire: VerbOf<'fire'> = {
  when: BATTLE,
  untimely: () => breaks('PORT-082'),
  check(state, seat, { group, target }) {
    const no = whyNotDeed(state, seat, group, 'own', 'ranged');
    if (no !== undefined) return no;
    const named = elementOf(state, target);
    if (!onTable(named)) return breaks('PORT-013');
    const aim = gunAim(state, groupMembers(state, group)[0], named);
    return isGunAim(aim) ? undefined : aim;
  },
  options(state, seat, out) {
    for (const group of groupsOffered(state, seat)) {
      const [gun] = groupMembers(state, group);
      if (gun.piece === null || doersOf(state, group, 'ranged').length === 0) continue;
      for (const target of gunTargets(state, gun)) out.push({ type: 'fire', group, target: target.id });
    }
  },
  advance(state, _seat, { group, target }) {
    noteDeed(state, group, 'own', 'ranged');
    const [gun] = groupMembers(state, group);
    state.steps.push({ step: 'fire', piece: gun.id, target }, settleStep(state, 'artillery'));
  },
};
