import { breaks } from '@/engine';
import { FLED_POINTS } from '../data';
import { membersOf, partyOf } from '../roster';
import { passDeployment } from '../turn';
import type { Event, State } from '../types';
import type { Moment, VerbOf } from './verb';

/** PORT-D112 What any seat may say at any time; never listed among the legal actions. */
const ALWAYS: readonly Moment[] = ['deploy', 'choice', 'round', 'luck'];
const unlisted = (): void => undefined;

/** PORT-059 */
export const timeExpired: VerbOf<'timeExpired'> = {
  when: ALWAYS,
  untimely: () => breaks('PORT-059'),
  check: (state) => (state.timeExpired ? breaks('PORT-059') : undefined),
  options: unlisted,
  advance(state, seat, _action, events) {
    state.timeExpired = true;
    events.push({ type: 'timeRecorded', seat });
  },
};

/** PORT-335 Everything of a side leaves the table as fled; what waits to be deployed does not come. */
function leave(state: State, seat: number, events: Event[]): void {
  const units = state.units.filter((unit) => unit.seat === seat && unit.state === 'table');
  const fled = units.length + state.waiting[seat].length;
  state.score.forEach((score, other) => {
    if (other !== seat && !state.conceded[other]) score.fled += FLED_POINTS * fled;
  });
  events.push({ type: 'conceded', seat, units: units.map(partyOf) });
  for (const unit of units) {
    for (const element of membersOf(state, unit)) element.where = 'fled';
    unit.members = [];
    unit.block = null;
    unit.state = 'fled';
  }
}

const isAlone = ({ conceded }: State): boolean => conceded.filter((gone) => !gone).length < 2;

/** PORT-335 */
export const concede: VerbOf<'concede'> = {
  when: ALWAYS,
  untimely: () => breaks('PORT-335'),
  check: (state, seat) => (state.conceded[seat] ? breaks('PORT-335') : undefined),
  options: unlisted,
  advance(state, seat, _action, events) {
    leave(state, seat, events);
    state.conceded[seat] = true;
    state.waiting[seat] = [];
    if (state.active === seat) state.round = null;
    if (state.phase === 'deploy' && (state.active === seat || isAlone(state))) passDeployment(state, events);
    // PORT-D102 Nobody is left to be asked or frightened: what concerns only him falls away where it comes up.
    state.steps = state.steps.filter((step) => step.step !== 'luck' || step.seat !== seat);
  },
};
