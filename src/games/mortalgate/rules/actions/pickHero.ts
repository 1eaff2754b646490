import { HEROES } from '../data';
import { whyNotPick } from '../questions';
import { wrongPhase, type VerbOf } from './verb';

/** GATE-029 to GATE-031 */
export const pickHero: VerbOf<'pickHero'> = {
  when: ['draft'],
  untimely: wrongPhase,
  check: (state, _seat, { hero }) => whyNotPick(state, hero),
  options(state, _seat, out) {
    for (let hero = 0; hero < HEROES.length; hero++)
      if (whyNotPick(state, hero) === undefined) out.push({ type: 'pickHero', hero });
  },
  advance(state, seat, { hero }, events) {
    const team = state.teams[seat];
    state.heroes[hero].seat = seat;
    state.heroes[hero].team = team;
    state.picks.push(hero);
    events.push({ type: 'heroPicked', seat, team, hero, pick: state.picks.length });
    if (state.picks.length === HEROES.length) state.phase = 'order';
  },
};
