import { breaks } from '@/engine';
import { abandonedOn, whyNotCrew } from '../questions/machines';
import { crew as manned } from '../resolve/capture';
import { elementOf, groupMembers } from '../roster';
import { groupsOffered } from '../rounds';
import { doersOf, noteDeed, whyNotDeed } from './deed';
import { BATTLE, type VerbOf } from './verb';

/** PORT-203 */
export const crew: VerbOf<'crew'> = {
  when: BATTLE,
  untimely: () => breaks('PORT-082'),
  check(state, seat, { group, elements, target }) {
    const no = whyNotDeed(state, seat, group, 'own', 'crew');
    if (no !== undefined) return no;
    const members = groupMembers(state, group);
    const soldiers = elements.map((element) => members.find(({ id }) => id === element));
    return whyNotCrew(seat, soldiers, elementOf(state, target));
  },
  options(state, seat, out) {
    const machines = abandonedOn(state).filter(({ origin }) => origin === seat);
    if (machines.length === 0) return;
    for (const group of groupsOffered(state, seat)) {
      if (!doersOf(state, group, 'crew').includes('own')) continue;
      for (const machine of machines) {
        const able = groupMembers(state, group).filter((each) => whyNotCrew(seat, [each], machine) === undefined);
        const elements = able.slice(0, machine.crewAtStart).map(({ id }) => id);
        if (elements.length > 0) out.push({ type: 'crew', group, elements, target: machine.id });
      }
    }
  },
  advance(state, _seat, { group, elements, target }, events) {
    noteDeed(state, group, 'own', 'crew');
    const soldiers = elements.map((id) => elementOf(state, id));
    manned(state, soldiers, elementOf(state, target), events);
  },
};
