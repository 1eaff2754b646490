import { breaks } from '@/engine';
import { abandonedOn, whyNotCapture } from '../questions/machines';
import { hasDone } from '../questions/spent';
import { settleStep } from '../resolve/settle';
import { elementOf, groupMembers } from '../roster';
import { groupsOffered } from '../rounds';
import { doersOf, noteDeed, whyNotDeed } from './deed';
import { BATTLE, type VerbOf } from './verb';

/** PORT-200 to PORT-202 */
export const capture: VerbOf<'capture'> = {
  when: BATTLE,
  untimely: () => breaks('PORT-082'),
  check(state, seat, { group, element, target }) {
    const no = whyNotDeed(state, seat, group, 'own', 'capture', element);
    if (no !== undefined) return no;
    const soldier = groupMembers(state, group).find(({ id }) => id === element);
    return whyNotCapture(seat, soldier, elementOf(state, target));
  },
  options(state, seat, out) {
    const machines = abandonedOn(state);
    if (machines.length === 0) return;
    for (const group of groupsOffered(state, seat)) {
      if (!doersOf(state, group, 'capture').includes('own')) continue;
      for (const soldier of groupMembers(state, group)) {
        if (state.round !== null && hasDone(state.round, soldier, 'own')) continue;
        for (const machine of machines)
          if (whyNotCapture(seat, soldier, machine) === undefined)
            out.push({ type: 'capture', group, element: soldier.id, target: machine.id });
      }
    }
  },
  advance(state, _seat, { group, element, target }) {
    noteDeed(state, group, 'own', 'capture', element);
    state.steps.push({ step: 'capture', element, target }, settleStep(state, 'spell'));
  },
};
