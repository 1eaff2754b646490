import { breaks, type Seat, type Violation } from '@/engine';
import { ownHero } from '../heroes';
import type { HeroId, Open } from '../types';

/** MOR-101, MOR-349 Why a seat cannot choose a hero to act next. */
export function whyNotActivate(open: Open, seat: Seat, id: HeroId): Violation | undefined {
  const hero = ownHero(open, seat, id);
  if (hero === undefined) return breaks(open.mode === 'cooperative' ? 'MOR-349' : 'MOR-101');
  return hero.done ? breaks('MOR-101') : undefined;
}

/** MOR-101 The heroes of a seat that have not yet acted in this turn. */
export function heroesToAct(open: Open, seat: Seat): HeroId[] {
  const ids: HeroId[] = [];
  for (let id = 0; id < open.heroes.length; id++)
    if (open.heroes[id].seat === seat && whyNotActivate(open, seat, id) === undefined) ids.push(id);
  return ids;
}
