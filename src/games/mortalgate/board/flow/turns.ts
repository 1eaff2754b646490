import type { HeroId, Open } from '../../rules';

/** GATE-036 All heroes in the order of their turns, from the one whose turn it is. */
export function comingTurns({ orders, opening, turn }: Pick<Open, 'orders' | 'opening' | 'turn'>): readonly HeroId[] {
  const first = opening ?? 0;
  const round = orders[first].flatMap((hero, place) => [hero, orders[first === 0 ? 1 : 0][place]]);
  const now = Math.max(0, round.indexOf(turn.hero));
  return [...round.slice(now), ...round.slice(0, now)];
}

/** Everybody whose turn comes before a hero's next one, in their order; the one whose turn runs is at it still. */
export function turnsBefore(open: Open, hero: HeroId): readonly HeroId[] {
  const coming = comingTurns(open);
  return open.turn.hero === hero ? coming.slice(1) : coming.slice(0, coming.indexOf(hero));
}
