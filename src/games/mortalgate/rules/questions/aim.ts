import type { Violation } from '@/engine';
import { abilityOf, HEROES, type AbilityId } from '../data';
import { distance, OFF, type Node } from '../hex';
import type { HeroId, Open, Slot } from '../types';
import { abilityName, heroName } from '../words';
import { refuse } from './refusal';
import { sees } from './sight';
import { adjacentEnemies } from './victims';

/** GATE-096, GATE-069, GATE-070 to GATE-072 Why a hero on a node cannot aim at an enemy so far away. */
function whyNotAim(
  open: Open,
  hero: HeroId,
  target: HeroId,
  { from, range, ability }: { readonly from: Node; readonly range: number; readonly ability: AbilityId | null },
): Violation | undefined {
  const { team } = open.heroes[hero];
  const aimed = open.heroes[target];
  if (aimed === undefined || aimed.node === OFF) return refuse('notOnBoard', named(target));
  const friendly = ability !== null && abilityOf(ability).aim === 'teammate';
  if (friendly) {
    if (target === hero || aimed.team !== team) return refuse('notATeammate', named(target));
  } else if (aimed.team === team) return refuse('notAnEnemy', named(target));
  if (distance(from, aimed.node) > range)
    return refuse(ability === null || ability === 'quickBlade' ? 'outOfRange' : 'outOfAbilityRange', {
      ...named(target),
      range,
      count: distance(from, aimed.node),
    });
  return sees(open, team, from, aimed.node) ? undefined : refuse('noLineOfSight', named(target));
}

const named = (target: HeroId) => (HEROES[target] === undefined ? undefined : { target: heroName(target) });

/** Whether the time for a combat action is over: stunned, or spent. */
function whyNoAction(open: Open): Violation | undefined {
  if (open.turn.stunned) return refuse('stunned', { hero: heroName(open.turn.hero) });
  if (open.phase !== 'movement' && open.phase !== 'combat')
    return refuse(open.phase === 'capture' ? 'actionUsed' : 'wrongPhase', { hero: heroName(open.turn.hero) });
  return undefined;
}

/** GATE-067 to GATE-079 Why the hero of the turn cannot make a basic attack, or the second one of Quick Blade. */
export function whyNotAttack(open: Open, target: HeroId): Violation | undefined {
  return whyNoAction(open) ?? whyNotStrikeFrom(open, open.turn.hero, target, open.heroes[open.turn.hero].node);
}

/** Why a hero could not make a basic attack if it stood on a node and it were its turn. */
export function whyNotStrikeFrom(open: Open, hero: HeroId, target: HeroId, from: Node): Violation | undefined {
  return whyNotAim(open, hero, target, { from, range: HEROES[hero].range, ability: null });
}

/** GATE-103 to GATE-148 Why the hero of the turn cannot use an ability on a target; null where it needs none. */
export function whyNotAbility(open: Open, ability: AbilityId, target: HeroId | null): Violation | undefined {
  const refusal = whyNoAction(open);
  if (refusal !== undefined) return refusal;
  const { hero, second } = open.turn;
  if (second) return refuse('actionUsed', { hero: heroName(hero) });
  return whyNotAbilityFrom(open, hero, ability, target, open.heroes[hero].node);
}

/** Whether an ability is a hero's own and ready (GATE-011, GATE-104). */
function whyNotReady(open: Open, hero: HeroId, ability: AbilityId): Violation | undefined {
  const slot = HEROES[hero].abilities.indexOf(ability);
  if (slot === -1) return refuse('notYourAbility', { hero: heroName(hero), ability: abilityName(ability) });
  const count = open.heroes[hero].cooldowns[slot as Slot];
  return count > 0 ? refuse('onCooldown', { ability: abilityName(ability), count }) : undefined;
}

/** Why a hero could not use an ability if it stood on a node and it were its turn. */
export function whyNotAbilityFrom(
  open: Open,
  hero: HeroId,
  ability: AbilityId,
  target: HeroId | null,
  from: Node,
): Violation | undefined {
  const refusal = whyNotReady(open, hero, ability);
  if (refusal !== undefined) return refusal;
  const { aim, range, effect } = abilityOf(ability);
  if (aim === 'self' || aim === 'adjacent') {
    if (target !== null) return refuse('noTargetNeeded', { ability: abilityName(ability) });
    const needed = aim === 'adjacent' && adjacentEnemies(open, open.heroes[hero].team, from).length === 0;
    return needed ? refuse('noTargets', { ability: abilityName(ability) }) : undefined;
  }
  if (target === null) return refuse('notOnBoard');
  const reach = ability === 'quickBlade' ? HEROES[hero].range : range;
  const missed = whyNotAim(open, hero, target, { from, range: reach, ability });
  if (missed !== undefined) return missed;
  const { health } = open.heroes[target];
  if (effect.kind === 'heal' && health >= HEROES[target].health) return refuse('targetFullHealth', named(target));
  if (effect.kind === 'mercy' && health > effect.health)
    return refuse('targetTooHealthy', { target: heroName(target), count: health });
  return undefined;
}

/** Whom a hero on a node could strike. */
export function strikeTargets(open: Open, hero: HeroId, from: Node): readonly HeroId[] {
  const out: HeroId[] = [];
  for (let target = 0; target < open.heroes.length; target++)
    if (whyNotStrikeFrom(open, hero, target, from) === undefined) out.push(target);
  return out;
}
