import { below, bestOf, type Rng } from '@/engine';
import { HEROES, type HeroKey } from '../data';
import { orderingTeam } from '../questions';
import type { HeroId, Open, Team } from '../types';

/** What each hero of the same class that the team has already makes another one worth less: no two for the same job. */
const SAME_JOB = 1.2;
/** How much heroes differ in a bot's liking, so that no two drafts are alike. */
const LIKING = 2;

/** How much better teams with each hero do in matches of like bots than teams with the other one of its class. */
const STRENGTH: Readonly<Record<HeroKey, number>> = {
  elazar: 2,
  greven: 1.5,
  zadita: 1,
  sabea: 0.5,
  drexir: -0.5,
  dekhar: -1,
  seiren: -1.5,
  yodan: -2,
};

/** How well a hero fits into a team. */
function fit(open: Open, team: Team, hero: HeroId): number {
  const { class: own } = HEROES[hero];
  return -SAME_JOB * HEROES.filter((other, id) => open.heroes[id].team === team && other.class === own).length;
}

/** The free hero that fits the team best. A calm bot goes by how strong each is, from 0 to 1, and no bot by that alone. */
export function bestHero(open: Open, team: Team, free: readonly HeroId[], calm: number, rng: Rng): HeroId {
  const likings = HEROES.map(({ key }) => calm * STRENGTH[key] + ((1 - calm) * LIKING * below(rng, 100)) / 100);
  return bestOf(free, (hero) => fit(open, team, hero) + likings[hero]);
}

/** The slow go first, as they stand in front and the fast catch up; of those who are as slow, who fights at hand. */
export function bestOrder(open: Open): readonly HeroId[] {
  const team = orderingTeam(open);
  const own = open.heroes.flatMap((hero, id) => (hero.team === team ? [id] : []));
  return own.sort(
    (one, other) =>
      HEROES[one].movement - HEROES[other].movement || HEROES[one].range - HEROES[other].range || one - other,
  );
}
