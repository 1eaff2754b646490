import type { SetupPage } from '@/games/front';
import { HeroesPage } from './HeroesPage';
import { ownersIn } from './owners';
import { TeamsPage } from './TeamsPage';
import { teamsIn } from './teams';

/** Two seats have nothing to divide: the first is red, the other blue. */
const PAIR = 2;

/** GATE-003 Who is in which team. */
const teams: SetupPage = {
  id: 'teams',
  title: 'mortalgate.setup.teams',
  Page: TeamsPage,
  read: (last, seats) => ({ teams: teamsIn(last, seats) }),
  shown: (_, seats) => seats > PAIR,
  follow: ({ teams: before }, order) => {
    const moved = Array.isArray(before) && order.length > PAIR ? order.map((seat): unknown => before[seat]) : [];
    return { teams: teamsIn({ teams: moved }, order.length) };
  },
};

/** GATE-006 Who leads whom, where that is chosen beforehand. */
const heroes: SetupPage = {
  id: 'heroes',
  title: 'mortalgate.setup.leads',
  Page: HeroesPage,
  read: (last, seats) => ({ owners: ownersIn(last, seats) }),
  shown: (chosen) => chosen.heroes === 'chosen',
  follow: ({ owners }, order) => ({ owners: Array.isArray(owners) ? owners.map((seat) => order.indexOf(seat)) : [] }),
};

/** The steps of a new game after seats and options. */
export const MORTALGATE_PAGES: readonly SetupPage[] = [teams, heroes];
