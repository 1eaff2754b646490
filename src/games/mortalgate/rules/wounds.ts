import type { Seat } from '@/engine';
import { HEROES, KILL_GRACE } from './data';
import { OFF } from './hex';
import { otherTeam } from './questions';
import type { Event, Hero, HeroId, State, Team, Wound, WoundReason } from './types';
import { checkVictory, giveGrace } from './victory';
import { unmarked } from './unmarked';

/** Player and team of a hero that is in play. */
export function actorOf(state: Pick<State, 'heroes'>, hero: HeroId): { seat: Seat; team: Team; hero: HeroId } {
  const { seat, team } = state.heroes[hero];
  if (seat === null || team === null) throw new Error(`nobody has ${HEROES[hero].key}`);
  return { seat, team, hero };
}

/** A blow that falls on a hero: its damage is what reaches it. */
export type Blow = { readonly hero: HeroId; readonly reason: WoundReason; readonly damage: number };

/** GATE-090 to GATE-092 All blows fall at the same moment. By whom is null for a status. */
export function wound(state: State, by: HeroId | null, blows: readonly Blow[]): Wound[] {
  return blows.map(({ hero, reason, damage }) => {
    const struck = state.heroes[hero];
    const before = struck.health;
    const after = Math.max(0, before - damage);
    struck.health = after;
    if (by !== null) state.deeds[by].damage += before - after;
    const slain = before > 0 && after === 0;
    return {
      hero,
      seat: actorOf(state, hero).seat,
      node: struck.node,
      reason,
      damage,
      before,
      after,
      slain,
      blocked: struck.wall,
    };
  });
}

/** GATE-023, GATE-049 Whole, without statuses and effects, both abilities ready. */
export function restore(hero: Hero, id: HeroId): void {
  hero.health = HEROES[id].health;
  Object.assign(hero, unmarked());
}

/** GATE-094 to GATE-101 The slain leave the board, then each gives the other team grace. Says whether there were any. */
export function bury(state: State, by: HeroId | null, wounds: readonly Wound[], events: Event[]): boolean {
  const slain = wounds.filter((each) => each.slain);
  for (const { hero, reason, node } of slain) {
    state.heroes[hero].node = OFF;
    restore(state.heroes[hero], hero);
    state.heroes[hero].health = 0;
    state.deeds[hero].deaths++;
    if (by !== null) state.deeds[by].slain++;
    events.push({ type: 'heroSlain', ...actorOf(state, hero), by, reason, node });
  }
  for (const { hero } of slain) {
    const team = otherTeam(actorOf(state, hero).team);
    giveGrace(state, { team, amount: KILL_GRACE, reason: 'kill', hero }, events);
  }
  return slain.length > 0;
}

/** After the deaths of one blow: whether they won the game for the other side (GATE-204). */
export function checkDeaths(state: State, wounds: readonly Wound[], events: Event[]): void {
  const dead = wounds.find((each) => each.slain);
  if (dead !== undefined) checkVictory(state, otherTeam(actorOf(state, dead.hero).team), events);
}
