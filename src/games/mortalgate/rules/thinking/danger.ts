import { stepsFrom } from '../board';
import { abilityOf, HEROES, STATUS_DAMAGE, type AbilityId } from '../data';
import type { Node } from '../hex';
import { baseDamage, chanceToHit, damageOf, damageTo } from '../questions';
import type { HeroId, Open } from '../types';
import type { Stance } from './race';
import { vigour } from './scale';

/** What an enemy can do to a hero in its next turn, and over how many steps. */
type Blow = { readonly reach: number; readonly chance: number; readonly damage: number };

/** An enemy, the strongest of its blows first. */
type Threat = {
  readonly steps: Readonly<Int16Array>;
  readonly blows: readonly Blow[];
  /** How likely it turns to this hero and not to another one in its reach. */
  readonly share: number;
};

/** What may befall a hero before its next turn. */
export type Danger = {
  /** The chance to be slain. */ readonly slain: number;
  /** Loss of vigour otherwise. */ readonly hurt: number;
};

export const SAFE: Danger = { slain: 0, hurt: 0 };

/** How much less likely each further hero in its reach makes an enemy turn to this one. */
const CROWD = 0.5;

const ways: (Readonly<Int16Array> | undefined)[] = [];

/** Steps from a node to every other one, heroes ignored. */
function stepsOf(node: Node): Readonly<Int16Array> {
  return (ways[node] ??= stepsFrom([node]));
}

/** What an ability of an enemy does to a hero that it is aimed at, where it does harm at once. */
function blowOf(open: Open, enemy: Stance, ability: AbilityId, target: HeroId): Blow | undefined {
  const { effect, range } = abilityOf(ability);
  const reach = enemy.movement + range;
  const sure = (damage: number): Blow => ({ reach, chance: 1, damage: damageTo(open, target, damage) });
  const rolled = (hits: number): Blow => ({
    reach,
    chance: chanceToHit(open, enemy.hero, target) / 100,
    damage: hits * damageTo(open, target, damageOf(open, enemy.hero)),
  });
  switch (effect.kind) {
    case 'damage':
      return sure(baseDamage(open, enemy.hero) + effect.plus);
    case 'scorch':
      return sure(effect.damage + STATUS_DAMAGE);
    case 'strikes':
      return rolled(effect.strikes === 2 ? 2 : 1);
    case 'mercy':
      return open.heroes[target].health <= effect.health ? sure(HEROES[target].health + 1) : undefined;
    default:
      return undefined;
  }
}

/** Abilities whose counter runs out in the next upkeep are ready then. */
function blowsOf(open: Open, enemy: Stance, target: HeroId): readonly Blow[] {
  const { abilities, range } = HEROES[enemy.hero];
  const { cooldowns } = open.heroes[enemy.hero];
  const basic: Blow = {
    reach: enemy.movement + range,
    chance: chanceToHit(open, enemy.hero, target) / 100,
    damage: damageTo(open, target, damageOf(open, enemy.hero)),
  };
  const ready = abilities.flatMap((ability, slot) =>
    cooldowns[slot] > 1 ? [] : (blowOf(open, enemy, ability, target) ?? []),
  );
  return [basic, ...ready].sort((one, other) => other.chance * other.damage - one.chance * one.damage);
}

function threatOf(open: Open, enemy: Stance, stances: readonly Stance[], target: HeroId): Threat {
  const steps = stepsOf(enemy.node);
  const blows = blowsOf(open, enemy, target);
  const reach = enemy.movement + HEROES[enemy.hero].range;
  let others = 0;
  for (const { hero, team, node } of stances)
    if (team !== enemy.team && hero !== target && open.heroes[hero].node === node && steps[node] <= reach) others++;
  return { steps, blows, share: 1 / (1 + CROWD * others) };
}

/** The chance that some of the blows, each as likely as it is, take all health. */
function slainBy(blows: readonly Blow[], health: number, i = 0): number {
  if (health <= 0) return 1;
  if (i === blows.length) return 0;
  const { chance, damage } = blows[i];
  return chance * slainBy(blows, health - damage, i + 1) + (1 - chance) * slainBy(blows, health, i + 1);
}

function dangerOf(hero: HeroId, health: number, blows: readonly Blow[]): Danger {
  const mean = blows.reduce((sum, { chance, damage }) => sum + chance * damage, 0);
  const slain = slainBy(blows, health);
  const left = Math.max(1, Math.round(health - mean));
  return { slain, hurt: (1 - slain) * Math.max(0, vigour(hero, health) - vigour(hero, left)) };
}

/** What a hero with so much health has to fear on a node until its next turn: every enemy acts once before it. */
export function dangersFor(
  open: Open,
  stances: readonly Stance[],
  hero: HeroId,
  health: number,
): (node: Node) => Danger {
  const { team, burning, poison } = open.heroes[hero];
  const left = health - (burning > 0 ? STATUS_DAMAGE : 0) - (poison > 0 ? STATUS_DAMAGE : 0);
  const threats = stances
    .filter((enemy) => enemy.team !== team && !enemy.stunned)
    .map((enemy) => threatOf(open, enemy, stances, hero));
  const known = new Map<number, Danger>();
  return (node) => {
    let key = 0;
    for (const { steps, blows } of threats) key = key * 4 + 1 + blows.findIndex(({ reach }) => steps[node] <= reach);
    const before = known.get(key);
    if (before !== undefined) return before;
    const blows = threats.flatMap(({ steps, blows: all, share }) => {
      const blow = all.find(({ reach }) => steps[node] <= reach);
      return blow === undefined ? [] : [{ ...blow, chance: blow.chance * share }];
    });
    const danger = dangerOf(hero, left, blows);
    known.set(key, danger);
    return danger;
  };
}
