import { SPAWNS, TEAM_HEROES } from '../data';
import { orderingTeam, otherTeam, whyNotOrder } from '../questions';
import { passTurn } from '../turn';
import type { HeroId } from '../types';
import { wrongPhase, type VerbOf } from './verb';

/** All orders of some heroes. */
function ordersOf(heroes: readonly HeroId[]): HeroId[][] {
  if (heroes.length === 0) return [[]];
  return heroes.flatMap((first) => ordersOf(heroes.filter((hero) => hero !== first)).map((rest) => [first, ...rest]));
}

/** GATE-032 to GATE-035 A team's order, which puts its heroes on the spawn point. */
export const orderHeroes: VerbOf<'orderHeroes'> = {
  when: ['order'],
  untimely: wrongPhase,
  check: (state, _seat, { order }) => whyNotOrder(state, orderingTeam(state), order),
  options(state, _seat, out) {
    const team = orderingTeam(state);
    const own = state.heroes.flatMap((hero, id) => (hero.team === team ? [id] : []));
    for (const order of ordersOf(own)) out.push({ type: 'orderHeroes', order });
  },
  advance(state, seat, { order }, events) {
    const team = orderingTeam(state);
    state.orders[team] = order.slice();
    const nodes = SPAWNS[team].slice(0, TEAM_HEROES);
    order.forEach((hero, place) => (state.heroes[hero].node = nodes[place]));
    events.push({ type: 'heroesOrdered', seat, team, order: order.slice(), nodes });
    if (state.orders[otherTeam(team)].length > 0) passTurn(state, events);
  },
};
