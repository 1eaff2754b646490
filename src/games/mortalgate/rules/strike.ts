import { below } from '@/engine';
import { BLESSING_AMOUNT, HEROES, HIT_SIDES, type AbilityId } from './data';
import { damageOf, damageTo, hasBlessing, requiredNumber, victimsOf } from './questions';
import type { Event, HeroId, State } from './types';
import { actorOf, bury, checkDeaths, wound } from './wounds';

/** GATE-D34 Attacks that hit everybody around add no further victims. */
const ALONE: readonly (AbilityId | null)[] = ['cheapShot'];

/** GATE-083 to GATE-092 One basic attack of the hero whose turn it is, from its dice to its victims. */
export function strike(state: State, target: HeroId, ability: AbilityId | null, events: Event[]): void {
  const { hero } = state.turn;
  const actor = state.heroes[hero];
  const from = actor.node;
  const { node: at, wall: blocked } = state.heroes[target];
  const required = requiredNumber(state, hero, target);
  const damage = damageOf(state, hero);
  const dice = [below(state.rng, HIT_SIDES), below(state.rng, HIT_SIDES)] as const;
  const roll = dice[0] * HIT_SIDES + dice[1] || HIT_SIDES * HIT_SIDES;
  const hit = roll >= required && !blocked;
  if (actor.charges > 0) actor.charges--;
  const victims = ALONE.includes(ability)
    ? [{ hero: target, reason: 'target' } as const]
    : victimsOf(state, hero, target, from);
  const wounds = hit
    ? wound(
        state,
        hero,
        victims.map((victim) => ({ ...victim, damage: damageTo(state, victim.hero, damage) })),
      )
    : [];
  events.push({
    type: 'attackRolled',
    ...actorOf(state, hero),
    target,
    ability,
    from,
    at,
    dice,
    roll,
    required,
    hit,
    blocked,
    wounds,
  });
  bury(state, hero, wounds, events);
  if (hit) leech(state, events);
  checkDeaths(state, wounds, events);
}

/** GATE-188, GATE-189 An attack that hit heals the attacker. */
function leech(state: State, events: Event[]): void {
  const { hero } = state.turn;
  if (hasBlessing(state, state.heroes[hero].team, 'leech')) heal(state, hero, BLESSING_AMOUNT.leech, 'leech', events);
}

/** GATE-109 Heals a hero, never above its maximum. */
export function heal(state: State, target: HeroId, most: number, by: 'ability' | 'leech', events: Event[]): void {
  const healed = state.heroes[target];
  const before = healed.health;
  const after = Math.min(HEROES[target].health, before + most);
  if (after === before) return;
  healed.health = after;
  const { hero } = state.turn;
  state.deeds[hero].healed += after - before;
  events.push({
    type: 'heroHealed',
    ...actorOf(state, hero),
    target,
    by,
    amount: after - before,
    before,
    after,
  });
}
