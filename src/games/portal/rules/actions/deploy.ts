import { breaks } from '@/engine';
import { copyBlock } from '../copy';
import { deployment, isMustered, type Deployment, type Mustered } from '../questions/deployment';
import { hasNoRoom, proposals } from '../questions/proposals';
import { partyOf } from '../roster';
import { passDeployment } from '../turn';
import type { Event, State } from '../types';
import type { VerbOf } from './verb';

/** A unit without any place stays at home, but only where there is no room for it. */
const staysHome = ({ places, form }: Deployment): boolean => places.length === 0 && form === null;

function place(state: State, { unit, elements }: Mustered, events: Event[]): void {
  state.units.push(unit);
  state.elements.push(...elements);
  events.push({
    type: 'unitDeployed',
    party: partyOf(unit),
    places: elements.map(({ id, x, y, facing }) => ({ element: id, x, y, facing })),
    block: unit.block && copyBlock(unit.block),
  });
}

/** PORT-066 to PORT-072 One unit at a time, in turn. */
export const deploy: VerbOf<'deploy'> = {
  when: ['deploy'],
  untimely: () => breaks('PORT-067'),
  check(state, seat, action) {
    if (staysHome(action) && state.waiting[seat].includes(action.unit) && hasNoRoom(state, seat, action.unit))
      return undefined;
    const answer = deployment(state, seat, action);
    return isMustered(answer) ? undefined : answer;
  },
  options(state, seat, out) {
    out.push(...proposals(state, seat));
  },
  advance(state, seat, action, events) {
    const answer = deployment(state, seat, action);
    state.waiting[seat] = state.waiting[seat].filter((other) => other !== action.unit);
    if (isMustered(answer)) place(state, answer, events);
    else events.push({ type: 'unitStayedHome', seat, name: state.config.armies[seat].units[action.unit].name });
    passDeployment(state, events);
  },
};
