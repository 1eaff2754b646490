import { pointsLeft } from './heroes';
import { canFinish, heroAt } from './movement';
import { mapOf, realmOf } from './realms';
import type { Event, State } from './types';

/** MOR-120, MOR-D27 After a card: an active hero that can no longer reach a square to stay on goes back to the last one it had. */
export function putBackIfStuck(state: State, events: Event[]): void {
  const { active } = state;
  if (active === null) return;
  const hero = state.heroes[active.hero];
  if (canFinish(state, active.hero, hero.cell, pointsLeft(state, active.hero))) return;
  const realm = realmOf(state, hero.seat);
  const { fortress } = mapOf(state, realm);
  const taken = heroAt(state, realm, active.stand, active.hero) !== undefined && !fortress.includes(active.stand);
  const from = hero.cell;
  hero.cell = taken ? fortress[0] : active.stand;
  events.push({
    type: 'heroPutBack',
    seat: hero.seat,
    hero: active.hero,
    race: hero.race,
    heroType: hero.type,
    from,
    to: hero.cell,
  });
}
