import { ABILITY_IDS, abilityOf, type Ability, type AbilityId, type AbilityEffect, type Status } from './data';
import { adjacentEnemies, baseDamage, chainOf, damageTo, strikeTargets } from './questions';
import { heal, strike } from './strike';
import type { Event, HeroId, State, WoundReason } from './types';
import { actorOf, bury, checkDeaths, wound, type Blow } from './wounds';

/** An ability that has been used, with what its counter shows now. */
type Use = { readonly ability: AbilityId; readonly target: HeroId | null; readonly cooldown: number };
type Carry = (state: State, use: Use, events: Event[]) => void;
type Of<K extends AbilityEffect['kind']> = Extract<AbilityEffect, { kind: K }>;

/** Tells that the ability is used, and lets its blows fall all at once. */
function tell(state: State, { ability, target, cooldown }: Use, blows: readonly Blow[], events: Event[]): void {
  const { hero } = state.turn;
  const wounds = wound(state, hero, blows);
  events.push({
    type: 'abilityUsed',
    ...actorOf(state, hero),
    ability,
    target,
    from: state.heroes[hero].node,
    at: target === null ? null : state.heroes[target].node,
    cooldown,
    wounds,
  });
  bury(state, hero, wounds, events);
  checkDeaths(state, wounds, events);
}

/** GATE-133 What cannot get through Shield Wall is told as a blow of nothing. */
const walled = (state: State, target: HeroId): Blow[] =>
  state.heroes[target].wall ? [{ hero: target, reason: 'target', damage: 0 }] : [];

/** GATE-150 The larger counter counts. */
function giveStatus(state: State, target: HeroId, status: Status, turns: number, events: Event[]): void {
  const hero = state.heroes[target];
  if (hero.wall) return;
  hero[status] = Math.max(hero[status], turns);
  events.push({ type: 'statusGained', ...actorOf(state, state.turn.hero), target, status, turns: hero[status] });
}

/** Whom an ability that deals base damage hurts, and why. */
function struckBy(state: State, { target }: Use, chain: boolean): { hero: HeroId; reason: WoundReason }[] {
  const { hero } = state.turn;
  const { team, node } = state.heroes[hero];
  if (target === null) return adjacentEnemies(state, team, node).map((each) => ({ hero: each, reason: 'adjacent' }));
  if (!chain) return [{ hero: target, reason: 'target' }];
  return chainOf(state, target).map((each) => ({ hero: each, reason: each === target ? 'target' : 'chain' }));
}

/** GATE-116, GATE-140 to GATE-146 */
function strikes(state: State, use: Use, { strikes: count }: Of<'strikes'>, events: Event[]): void {
  const { hero } = state.turn;
  const { team, node } = state.heroes[hero];
  const targets = use.target === null ? adjacentEnemies(state, team, node) : [use.target];
  tell(state, use, [], events);
  for (const target of targets) if (state.outcome === null) strike(state, target, use.ability, events);
  if (count !== 2 || state.outcome !== null) return;
  if (strikeTargets(state, hero, node).length > 0) {
    state.turn.second = true;
    state.phase = 'combat';
  } else events.push({ type: 'strikeLapsed', ...actorOf(state, hero) });
}

/** GATE-117, GATE-121, GATE-131, GATE-137 */
function damage(state: State, use: Use, { plus, chain }: Of<'damage'>, events: Event[]): void {
  const dealt = baseDamage(state, state.turn.hero) + plus;
  const blows = struckBy(state, use, chain).map((each) => ({ ...each, damage: damageTo(state, each.hero, dealt) }));
  tell(state, use, blows, events);
}

/** GATE-129, GATE-130 */
function scorch(state: State, use: Use, effect: Of<'scorch'>, target: HeroId, events: Event[]): void {
  tell(state, use, [{ hero: target, reason: 'target', damage: damageTo(state, target, effect.damage) }], events);
  if (state.heroes[target].health > 0) giveStatus(state, target, effect.status, effect.turns, events);
}

/** GATE-147 */
function mercy(state: State, use: Use, target: HeroId, events: Event[]): void {
  const { health, wall } = state.heroes[target];
  tell(state, use, wall ? walled(state, target) : [{ hero: target, reason: 'mercy', damage: health }], events);
}

/** What is done to the target of an ability that has one. */
function onTarget(state: State, use: Use, effect: AbilityEffect, target: HeroId, events: Event[]): void {
  switch (effect.kind) {
    case 'scorch':
      return scorch(state, use, effect, target, events);
    case 'mercy':
      return mercy(state, use, target, events);
    case 'heal':
      tell(state, use, [], events);
      return heal(state, target, effect.amount, 'ability', events);
    case 'status':
      tell(state, use, walled(state, target), events);
      return giveStatus(state, target, effect.status, effect.turns, events);
    default:
  }
}

/** GATE-119, GATE-125, GATE-132 A lasting effect of the hero itself; used again it begins anew (GATE-120, GATE-127). */
function onSelf(state: State, use: Use, effect: Of<'precision' | 'charges' | 'wall'>, events: Event[]): void {
  const { hero } = state.turn;
  const own = state.heroes[hero];
  tell(state, use, [], events);
  if (effect.kind === 'precision') own.precision = effect.turns;
  else if (effect.kind === 'charges') own.charges = effect.count;
  else own.wall = true;
  const count = effect.kind === 'precision' ? effect.turns : effect.kind === 'charges' ? effect.count : 1;
  events.push({ type: 'effectGained', ...actorOf(state, hero), effect: effect.kind, count });
}

function carry({ effect }: Ability): Carry {
  switch (effect.kind) {
    case 'strikes':
      return (state, use, events) => strikes(state, use, effect, events);
    case 'damage':
      return (state, use, events) => damage(state, use, effect, events);
    case 'precision':
    case 'charges':
    case 'wall':
      return (state, use, events) => onSelf(state, use, effect, events);
    default:
      return (state, use, events) => {
        if (use.target !== null) onTarget(state, use, effect, use.target, events);
      };
  }
}

const CARRIED = Object.fromEntries(ABILITY_IDS.map((ability) => [ability, carry(abilityOf(ability))]));

/** What an ability does when it is used. */
export const effectOf = (ability: AbilityId): Carry => CARRIED[ability];
