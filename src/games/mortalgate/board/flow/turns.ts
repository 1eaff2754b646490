import type { HeroId, Open } from '../../rules';

/** GATE-036 All heroes in the order of their turns, from the one whose turn it is. */
export function comingTurns({ orders, opening, turn }: Pick<Open, 'orders' | 'opening' | 'turn'>): readonly HeroId[] {
  const first = opening ?? 0;
  const round = orders[first].flatMap((hero, place) => [hero, orders[first === 0 ? 1 : 0][place]]);
  const now = Math.max(0, round.indexOf(turn.hero));
  return [...round.slice(now), ...round.slice(0, now)];
}

/** The enemies that act before a hero's next turn, in their order; the one whose turn runs is at it still. */
export function enemiesBefore(open: Open, hero: HeroId): readonly HeroId[] {
  const coming = comingTurns(open);
  const until = open.turn.hero === hero ? coming.length : coming.indexOf(hero);
  return coming.slice(0, until).filter((other) => open.heroes[other].team !== open.heroes[hero].team);
}
