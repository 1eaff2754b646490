import { bestOf } from '@/engine';
import { HEROES, TEAM_HEROES, type HeroKey } from '../data';
import { orderingTeam } from '../questions';
import type { HeroId, Open, Team } from '../types';

/** How strong each hero is by itself. */
const STRENGTH: Readonly<Record<HeroKey, number>> = {
  greven: 0,
  seiren: 0,
  elazar: 0,
  yodan: 0,
  drexir: 0,
  sabea: 0,
  dekhar: 0,
  zadita: 0,
};

/** What a second hero of the same class, or a second healer, adds less. */
const SAME_CLASS = 2;

/** How well a hero fits into a team. */
function fit(open: Open, team: Team, hero: HeroId): number {
  const { key, class: own } = HEROES[hero];
  const same = HEROES.filter((other, id) => open.heroes[id].team === team && other.class === own).length;
  return STRENGTH[key] - SAME_CLASS * same;
}

/** The free hero that fits the team best. */
export function bestHero(open: Open, team: Team, free: readonly HeroId[]): HeroId {
  return bestOf(free, (hero) => fit(open, team, hero));
}

/** The slow go first, as they stand in front. */
export function bestOrder(open: Open): readonly HeroId[] {
  const team = orderingTeam(open);
  const own = open.heroes.flatMap((hero, id) => (hero.team === team ? [id] : []));
  return own.sort((one, other) => HEROES[one].movement - HEROES[other].movement || one - other).slice(0, TEAM_HEROES);
}
