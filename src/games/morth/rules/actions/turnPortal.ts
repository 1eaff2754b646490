import { breaks } from '@/engine';
import { markAfter } from '../portal';
import { mostSteps, whyNotTurn } from '../questions';
import { purseOf } from '../realms';
import type { Action } from '../types';
import { endPortalTurn } from '../wave';
import { simpleVerb } from './verb';
import type { VerbOf } from './verb';

/** MOR-054 to MOR-061 Turn the spinner, one way, for a coin a step. */
export const turnPortal: VerbOf<'turnPortal'> = {
  when: ['portal'],
  untimely: () => breaks('MOR-053'),
  check: (state, seat, { steps }) => whyNotTurn(state, seat, steps),
  options(state, seat, out: Action[]) {
    const most = mostSteps(state, seat);
    for (let steps = 1; steps <= most; steps++)
      out.push({ type: 'turnPortal', steps }, { type: 'turnPortal', steps: -steps });
  },
  advance(state, seat, { steps }, events) {
    const from = state.mark;
    purseOf(state, seat).gold -= Math.abs(steps);
    state.mark = markAfter(from, steps);
    events.push({ type: 'portalTurned', seat, steps, from, to: state.mark });
    endPortalTurn(state, events);
  },
};

/** MOR-056 Leave the spinner as it is. */
export const passPortal = simpleVerb('passPortal', ['portal'], 'MOR-053', (state, seat, events) => {
  events.push({ type: 'portalPassed', seat });
  endPortalTurn(state, events);
});
