import { GRACE_GOAL } from './data';
import { OFF } from './hex';
import { otherTeam } from './questions';
import type { Event, HeroId, Outcome, State, Team } from './types';

/** GATE-167, GATE-100 Grace for a team; the meter stops at its goal (GATE-175). */
export function giveGrace(
  state: State,
  gift: { readonly team: Team; readonly amount: number; readonly reason: 'kill' | 'capture'; readonly hero: HeroId },
  events: Event[],
): void {
  const grace = Math.min(GRACE_GOAL, state.grace[gift.team] + gift.amount);
  state.grace[gift.team] = grace;
  events.push({ type: 'graceGained', ...gift, grace });
}

/** GATE-201 to GATE-203, GATE-205 Whether a team has won, and the first of the three ways. */
function victoryOf({ grace, altars, heroes }: State, team: Team): Outcome['by'] | undefined {
  if (grace[team] >= GRACE_GOAL) return 'grace';
  if (altars.every((owner) => owner === team)) return 'conquest';
  return heroes.every((hero) => hero.team === team || hero.node === OFF) ? 'elimination' : undefined;
}

/** GATE-204 Ends the game if something that has just happened for a team won it. */
export function checkVictory(state: State, team: Team, events: Event[]): void {
  const by = victoryOf(state, team);
  if (by !== undefined) endGame(state, { winner: team, by }, events);
}

/** GATE-206 */
export function endGame(state: State, outcome: Outcome, events: Event[]): void {
  state.phase = 'over';
  state.outcome = outcome;
  state.turn.second = false;
  events.push({ type: 'gameEnded', winner: outcome.winner, by: outcome.by });
}

/** GATE-D49 */
export function concedeFor(state: State, team: Team, events: Event[]): void {
  endGame(state, { winner: otherTeam(team), by: 'concession' }, events);
}
