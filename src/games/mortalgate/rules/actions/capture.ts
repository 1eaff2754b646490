import { ZONE_OF } from '../board';
import { ALTARS, CAPTURE_GRACE } from '../data';
import { canCapture, whyNotCapture } from '../questions';
import { endTurn } from '../turn';
import { checkVictory, giveGrace } from '../victory';
import { actorOf } from '../wounds';
import { TURN_TIMES, wrongPhase, type VerbOf } from './verb';

const CAPTURE = Object.freeze({ type: 'capture' });

/** GATE-162 to GATE-172 */
export const capture: VerbOf<'capture'> = {
  when: TURN_TIMES,
  untimely: wrongPhase,
  check: (state) => whyNotCapture(state),
  options(state, _seat, out) {
    if (canCapture(state)) out.push(CAPTURE);
  },
  advance(state, _seat, _action, events) {
    const actor = actorOf(state, state.turn.hero);
    const altar = ZONE_OF[state.heroes[actor.hero].node];
    const from = state.altars[altar];
    state.altars[altar] = actor.team;
    state.deeds[actor.hero].captures++;
    events.push({ type: 'altarCaptured', ...actor, altar, blessing: ALTARS[altar].blessing, from });
    giveGrace(state, { team: actor.team, amount: CAPTURE_GRACE, reason: 'capture', hero: actor.hero }, events);
    checkVictory(state, actor.team, events);
    if (state.outcome === null) endTurn(state, 'captured', events);
  },
};
