import type { Seat } from '@/engine';
import type { Chosen } from '@/games/front';
import { BLUE, HEROES, pickersOf, RED, shareOf, type HeroId, type Team } from '../../rules';
import { teamsIn } from './teams';

/** GATE-006 Every seat has its share. */
const isFair = (owners: readonly Seat[], teams: readonly Team[]): boolean =>
  owners.length === HEROES.length &&
  teams.every((_, seat) => owners.filter((owner) => owner === seat).length === shareOf(teams, seat));

/** One hero of each class for each team, shared out in the order in which its seats would pick. */
function proposed(teams: readonly Team[]): readonly Seat[] {
  const pickers = { [RED]: pickersOf(teams, RED), [BLUE]: pickersOf(teams, BLUE) };
  return HEROES.map((_, hero) => pickers[hero % 2 === 0 ? RED : BLUE][Math.floor(hero / 2)]);
}

/** The seat of every hero: as it was chosen where that still fits the seats, else as proposed; none where heroes are not chosen. */
export function ownersIn(chosen: Chosen, seats: number): readonly Seat[] {
  if (chosen.heroes !== 'chosen') return [];
  const { owners } = chosen;
  const teams = teamsIn(chosen, seats);
  const known = Array.isArray(owners) ? owners.map(Number) : [];
  return isFair(known, teams) ? known : proposed(teams);
}

/** Two heroes change hands. */
export const exchanged = (owners: readonly Seat[], one: HeroId, other: HeroId): readonly Seat[] =>
  owners.map((owner, hero) => (hero === one ? owners[other] : hero === other ? owners[one] : owner));
