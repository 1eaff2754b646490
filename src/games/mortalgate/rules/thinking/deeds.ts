import { abilityOf, HEROES, type AbilityId } from '../data';
import { distance, OFF, type Node } from '../hex';
import { adjacentEnemies, chainOf, chanceToHit, damageOf, damageTo, baseDamage, sees, victimsOf } from '../questions';
import type { Action, HeroId } from '../types';
import { blowWorth, fell, healWorth, poisonWorth, scorchWorth, stunWorth, type Toll } from './blows';
import type { Outlook } from './outlook';

/** A combat action from a node: what it is worth, and whom it may slay. */
export type Deed = {
  readonly action: Action;
  readonly worth: number;
  readonly tolls: readonly Toll[];
  /** It puts the hero behind its wall. */
  readonly walls: boolean;
};

/** What it costs to have an ability cooling, for each turn of it. */
const COOLING = 0.03;
/** What a turn of Precision Targeting and a charge are worth. */
const PRECISE_TURN = 0.05;
const CHARGE = 0.06;

const NO_TOLLS: readonly Toll[] = [];

/** A deed that hurts: the same chance for all of its victims. */
function harm(outlook: Outlook, action: Action, victims: readonly HeroId[], damage: number, chance: number): Deed {
  let worth = 0;
  const tolls: Toll[] = [];
  for (const hero of victims) {
    worth += chance * blowWorth(outlook, hero, damage);
    if (fell(outlook, hero, damage)) tolls.push({ hero, chance });
  }
  return { action, worth, tolls, walls: false };
}

const chance = ({ open, hero }: Outlook, target: HeroId): number => chanceToHit(open, hero, target) / 100;

function strike(outlook: Outlook, action: Action, target: HeroId, from: Node): Deed {
  const { open, hero } = outlook;
  // Behind Shield Wall no attack succeeds, whoever stands beside it.
  if (open.heroes[target].wall) return { action, worth: 0, tolls: NO_TOLLS, walls: false };
  const victims = victimsOf(open, hero, target, from).map((victim) => victim.hero);
  return harm(outlook, action, victims, damageOf(open, hero), chance(outlook, target));
}

/** Two attacks on one target, the second on another one when the first slays. */
function twoStrikes(outlook: Outlook, action: Action, target: HeroId, from: Node): Deed {
  const { open, hero } = outlook;
  const first = strike(outlook, action, target, from);
  const hits = chance(outlook, target);
  if (first.tolls.length > 0) {
    const twice = 1 - (1 - hits) * (1 - hits);
    return { ...first, worth: (first.worth * twice) / hits, tolls: [{ hero: target, chance: twice }] };
  }
  const damage = damageOf(open, hero);
  const both = hits * hits * blowWorth(outlook, target, 2 * damage);
  const one = 2 * hits * (1 - hits) * blowWorth(outlook, target, damage);
  const tolls = fell(outlook, target, 2 * damage) ? [{ hero: target, chance: hits * hits }] : NO_TOLLS;
  return { action, worth: both + one, tolls, walls: false };
}

/** What an ability aimed at a hero in its range and sight does. */
function aimed(outlook: Outlook, ability: AbilityId, target: HeroId, from: Node): Deed | undefined {
  const { open, hero } = outlook;
  const { effect } = abilityOf(ability);
  const action: Action = { type: 'useAbility', ability, target };
  const plain = (worth: number): Deed => ({ action, worth, tolls: NO_TOLLS, walls: false });
  switch (effect.kind) {
    case 'strikes':
      return effect.strikes === 2 ? twoStrikes(outlook, action, target, from) : strike(outlook, action, target, from);
    case 'damage':
      return harm(
        outlook,
        action,
        effect.chain ? chainOf(open, target) : [target],
        baseDamage(open, hero) + effect.plus,
        1,
      );
    case 'scorch': {
      const dealt = harm(outlook, action, [target], effect.damage, 1);
      return dealt.tolls.length > 0
        ? dealt
        : { ...dealt, worth: scorchWorth(outlook, target, damageTo(open, target, effect.damage), effect.turns) };
    }
    case 'mercy':
      return open.heroes[target].health > effect.health || open.heroes[target].wall
        ? undefined
        : { action, worth: outlook.kill[target], tolls: [{ hero: target, chance: 1 }], walls: false };
    case 'status':
      return plain((effect.status === 'stun' ? stunWorth : poisonWorth)(outlook, target, effect.turns));
    case 'heal':
      return open.heroes[target].health < HEROES[target].health
        ? plain(healWorth(outlook, target, effect.amount))
        : undefined;
    default:
      return undefined;
  }
}

/** What an ability does that is aimed at nobody. */
function unaimed(outlook: Outlook, ability: AbilityId, from: Node): Deed | undefined {
  const { open, hero, team } = outlook;
  const { effect, aim } = abilityOf(ability);
  const action: Action = { type: 'useAbility', ability, target: null };
  const enemies = aim === 'adjacent' ? adjacentEnemies(open, team, from) : [];
  if (aim === 'adjacent' && enemies.length === 0) return undefined;
  const { precision, charges } = open.heroes[hero];
  switch (effect.kind) {
    case 'damage':
      return harm(outlook, action, enemies, baseDamage(open, hero) + effect.plus, 1);
    case 'strikes': {
      const all = enemies.map((enemy) => harm(outlook, action, [enemy], damageOf(open, hero), chance(outlook, enemy)));
      return {
        action,
        worth: all.reduce((sum, each) => sum + each.worth, 0),
        tolls: all.flatMap((each) => each.tolls),
        walls: false,
      };
    }
    case 'precision':
      return { action, worth: PRECISE_TURN * (effect.turns - precision), tolls: NO_TOLLS, walls: false };
    case 'charges':
      return { action, worth: CHARGE * (effect.count - charges), tolls: NO_TOLLS, walls: false };
    case 'wall':
      return { action, worth: 0, tolls: NO_TOLLS, walls: true };
    default:
      return undefined;
  }
}

/** All combat actions that a hero has from a node, with what having spent them costs. */
export function deedsFrom(outlook: Outlook, from: Node): readonly Deed[] {
  const { open, hero, team, ready, longest } = outlook;
  const { range } = HEROES[hero];
  const out: Deed[] = [];
  const spend = (deed: Deed | undefined, cooldown: number): void => {
    if (deed !== undefined) out.push({ ...deed, worth: deed.worth - COOLING * cooldown });
  };
  for (let target = 0; target < open.heroes.length; target++) {
    const { node, team: own } = open.heroes[target];
    if (node === OFF || target === hero) continue;
    const far = distance(from, node);
    if (far > longest || !sees(open, team, from, node)) continue;
    const isEnemy = own !== team;
    if (isEnemy && far <= range) out.push(strike(outlook, { type: 'attack', target }, target, from));
    for (const ability of ready) {
      const { aim, range: reach, cooldown } = abilityOf(ability);
      if (far <= reach && aim === (isEnemy ? 'enemy' : 'teammate'))
        spend(aimed(outlook, ability, target, from), cooldown);
    }
  }
  for (const ability of ready) {
    const { aim, cooldown } = abilityOf(ability);
    if (aim === 'self' || aim === 'adjacent') spend(unaimed(outlook, ability, from), cooldown);
  }
  return out;
}
