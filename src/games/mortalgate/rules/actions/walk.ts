import { reachable, whyNotWalk } from '../questions';
import { actorOf } from '../wounds';
import { TURN_TIMES, wrongPhase, type VerbOf } from './verb';

/** GATE-059 to GATE-066, GATE-D56 */
export const walk: VerbOf<'walk'> = {
  when: TURN_TIMES,
  untimely: wrongPhase,
  check: (state, _seat, { path }) => whyNotWalk(state, path),
  options(state, _seat, out) {
    const { paths } = reachable(state);
    for (let i = 1; i < paths.length; i++) out.push({ type: 'walk', path: paths[i] });
  },
  advance(state, _seat, { path }, events) {
    const { turn } = state;
    const hero = state.heroes[turn.hero];
    const walked = [hero.node, ...path];
    hero.node = path[path.length - 1];
    turn.points -= path.length;
    events.push({ type: 'heroWalked', ...actorOf(state, turn.hero), path: walked, left: turn.points });
  },
};
