import type { Params, Violation } from '@/engine';
import { abilityOf, HEROES, type Ability, type AbilityId } from '../data';
import { distance, OFF, type Node } from '../hex';
import type { HeroId, Open } from '../types';
import { abilityName, heroName } from '../words';
import { refuse, type Reason } from './refusal';
import { sees } from './sight';
import { adjacentEnemies } from './victims';

/** GATE-069 to GATE-072, GATE-096, GATE-110 What keeps a hero on a node from aiming at a teammate, or at an enemy, so far away. */
function whatBars(
  open: Open,
  hero: HeroId,
  target: HeroId,
  from: Node,
  range: number,
  friendly: boolean,
): Reason | undefined {
  const { team } = open.heroes[hero];
  const aimed = open.heroes[target];
  if (aimed.node === OFF) return 'notOnBoard';
  if (friendly ? aimed.team !== team || target === hero : aimed.team === team)
    return friendly ? 'notATeammate' : 'notAnEnemy';
  if (distance(from, aimed.node) > range) return 'outOfRange';
  return sees(open, team, from, aimed.node) ? undefined : 'noLineOfSight';
}

const barsStrike = (open: Open, hero: HeroId, target: HeroId, from: Node): Reason | undefined =>
  whatBars(open, hero, target, from, HEROES[hero].range, false);

/** GATE-011, GATE-104 What keeps a hero from using an ability at anybody. */
function barsUse(open: Open, hero: HeroId, ability: AbilityId): Reason | undefined {
  const slot = HEROES[hero].abilities.indexOf(ability);
  if (slot === -1) return 'notYourAbility';
  return open.heroes[hero].cooldowns[slot] > 0 ? 'onCooldown' : undefined;
}

/** GATE-112 What keeps a hero on a node from using an ability that takes no target. */
function barsUnaimed(open: Open, hero: HeroId, { aim }: Ability, from: Node): Reason | undefined {
  return aim === 'self' || adjacentEnemies(open, open.heroes[hero].team, from).length > 0 ? undefined : 'noTargets';
}

/** GATE-110, GATE-111, GATE-148 What keeps a hero on a node from using an ability that is ready at somebody. */
function barsAimed(
  open: Open,
  hero: HeroId,
  { aim, range, effect }: Ability,
  target: HeroId,
  from: Node,
): Reason | undefined {
  const barred = whatBars(open, hero, target, from, range, aim === 'teammate');
  if (barred !== undefined) return barred;
  const { health } = open.heroes[target];
  if (effect.kind === 'heal' && health >= HEROES[target].health) return 'targetFullHealth';
  return effect.kind === 'mercy' && health > effect.health ? 'targetTooHealthy' : undefined;
}

const takesNoTarget = ({ aim }: Ability): boolean => aim === 'self' || aim === 'adjacent';

/** GATE-011, GATE-104 to GATE-148 What keeps a hero on a node from using an ability. */
function barsAbility(open: Open, hero: HeroId, id: AbilityId, target: HeroId | null, from: Node): Reason | undefined {
  const barred = barsUse(open, hero, id);
  if (barred !== undefined) return barred;
  const ability = abilityOf(id);
  if (takesNoTarget(ability)) return target === null ? barsUnaimed(open, hero, ability, from) : 'noTargetNeeded';
  if (target === null) return 'notOnBoard';
  const reason = barsAimed(open, hero, ability, target, from);
  // Quick Blade reaches as far as a basic attack and has no range of its own.
  return reason === 'outOfRange' && id !== 'quickBlade' ? 'outOfAbilityRange' : reason;
}

/** What keeps the hero of the turn from any combat action: stun, or that it has been used. */
function barsAction(open: Open): Reason | undefined {
  if (open.turn.stunned) return 'stunned';
  if (open.phase === 'movement' || open.phase === 'combat') return undefined;
  return open.phase === 'capture' ? 'actionUsed' : 'wrongPhase';
}

/** The values that the sentence for a reason may need. */
function valuesOf(
  open: Open,
  hero: HeroId,
  target: HeroId | null,
  from: Node,
  ability: AbilityId | null,
  reason: Reason,
): Params {
  const aimed = target === null ? undefined : open.heroes[target];
  const slot = ability === null ? -1 : HEROES[hero].abilities.indexOf(ability);
  const far = aimed === undefined || aimed.node === OFF ? 0 : distance(from, aimed.node);
  const count = reason === 'onCooldown' ? open.heroes[hero].cooldowns[slot] : (aimed?.health ?? 0);
  return {
    hero: heroName(hero),
    count: reason === 'outOfRange' || reason === 'outOfAbilityRange' ? far : count,
    range: ability === null ? HEROES[hero].range : abilityOf(ability).range,
    ...(target !== null && { target: heroName(target) }),
    ...(ability !== null && { ability: abilityName(ability) }),
  };
}

/** GATE-067 to GATE-079 Why the hero of the turn cannot make a basic attack, or the second one of Quick Blade. */
export function whyNotAttack(open: Open, target: HeroId): Violation | undefined {
  const { hero } = open.turn;
  const barred = barsAction(open);
  if (barred !== undefined) return refuse(barred, { hero: heroName(hero) });
  return whyNotStrikeFrom(open, hero, target, open.heroes[hero].node);
}

/** Why a hero could not make a basic attack if it stood on a node and it were its turn. */
export function whyNotStrikeFrom(open: Open, hero: HeroId, target: HeroId, from: Node): Violation | undefined {
  const reason = barsStrike(open, hero, target, from);
  return reason && refuse(reason, valuesOf(open, hero, target, from, null, reason));
}

/** GATE-103 to GATE-148 Why the hero of the turn cannot use an ability on a target; null where it needs none. */
export function whyNotAbility(open: Open, ability: AbilityId, target: HeroId | null): Violation | undefined {
  const { hero, second } = open.turn;
  const barred = barsAction(open) ?? (second ? 'actionUsed' : undefined);
  if (barred !== undefined) return refuse(barred, { hero: heroName(hero) });
  return whyNotAbilityFrom(open, hero, ability, target, open.heroes[hero].node);
}

/** Why a hero could not use an ability if it stood on a node and it were its turn. */
export function whyNotAbilityFrom(
  open: Open,
  hero: HeroId,
  ability: AbilityId,
  target: HeroId | null,
  from: Node,
): Violation | undefined {
  const reason = barsAbility(open, hero, ability, target, from);
  return reason && refuse(reason, valuesOf(open, hero, target, from, ability, reason));
}

/** Whom a hero on a node could strike. */
export function strikeTargets(open: Open, hero: HeroId, from: Node): readonly HeroId[] {
  const out: HeroId[] = [];
  for (let target = 0; target < open.heroes.length; target++)
    if (barsStrike(open, hero, target, from) === undefined) out.push(target);
  return out;
}

const NOBODY: readonly null[] = [];
const WITHOUT: readonly null[] = [null];

/** At whom a hero on a node could use an ability: heroes, or null alone where it takes no target. */
export function abilityTargets(open: Open, hero: HeroId, id: AbilityId, from: Node): readonly (HeroId | null)[] {
  if (barsUse(open, hero, id) !== undefined) return NOBODY;
  const ability = abilityOf(id);
  if (takesNoTarget(ability)) return barsUnaimed(open, hero, ability, from) === undefined ? WITHOUT : NOBODY;
  const out: HeroId[] = [];
  for (let target = 0; target < open.heroes.length; target++)
    if (barsAimed(open, hero, ability, target, from) === undefined) out.push(target);
  return out;
}
