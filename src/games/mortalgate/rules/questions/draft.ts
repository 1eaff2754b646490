import type { Seat, Violation } from '@/engine';
import { HEROES, TEAM_HEROES } from '../data';
import type { HeroId, Open, Team } from '../types';
import { heroName } from '../words';
import { refuse } from './refusal';

export const otherTeam = (team: Team): Team => (team === 0 ? 1 : 0);

/** The seats of a team, in order. */
export function seatsOf(teams: readonly Team[], team: Team): readonly Seat[] {
  return teams.flatMap((each, seat) => (each === team ? [seat] : []));
}

/** GATE-D50 The seat that speaks for a team. */
export const captainOf = (teams: readonly Team[], team: Team): Seat => teams.indexOf(team);

/** GATE-006 How many heroes a seat has. */
export function shareOf(teams: readonly Team[], seat: Seat): number {
  const seats = seatsOf(teams, teams[seat]);
  return Math.floor((TEAM_HEROES - 1 - seats.indexOf(seat)) / seats.length) + 1;
}

/** GATE-031 Who makes a team's picks one after the other: its seats in order, over and over. */
export function pickersOf(teams: readonly Team[], team: Team): readonly Seat[] {
  const seats = seatsOf(teams, team);
  return Array.from({ length: TEAM_HEROES }, (_, i) => seats[i % seats.length]);
}

/** GATE-029 Whose pick is next; pick counts from 0. */
export function pickerOf(teams: readonly Team[], opening: Team, pick: number): Seat {
  const team = pick % 2 === 0 ? otherTeam(opening) : opening;
  return pickersOf(teams, team)[Math.floor(pick / 2)];
}

/** GATE-030 Why a hero cannot be picked. */
export function whyNotPick(open: Open, hero: HeroId): Violation | undefined {
  return open.heroes[hero].seat === null ? undefined : refuse('heroTaken', { hero: heroName(hero) });
}

/** GATE-033 The team that declares its order now. */
export function orderingTeam(open: Pick<Open, 'opening' | 'orders'>): Team {
  const first = open.opening ?? 0;
  return open.orders[first].length === 0 ? first : otherTeam(first);
}

/** GATE-032 Why these heroes are no order of the team. */
export function whyNotOrder(open: Open, team: Team, order: readonly HeroId[]): Violation | undefined {
  const right =
    order.length === TEAM_HEROES &&
    HEROES.every((_, hero) => order.includes(hero) === (open.heroes[hero].team === team));
  return right ? undefined : refuse('badOrder');
}
