import { ALTAR_OF } from '../board';
import { BASE_REQUIRED, BLESSING_AMOUNT, EFFECT_DAMAGE, HEROES, POISON_SLOWS, type Blessing } from '../data';
import type { HeroId, Open, Team } from '../types';

/** GATE-177 to GATE-179 Whether a team has a blessing. */
export const hasBlessing = (open: Pick<Open, 'altars'>, team: Team | null, blessing: Blessing): boolean =>
  team !== null && open.altars[ALTAR_OF[blessing]] === team;

/** By how much a blessing changes its number for a hero. */
function gift(open: Open, hero: HeroId, blessing: keyof typeof BLESSING_AMOUNT): number {
  return hasBlessing(open, open.heroes[hero].team, blessing) ? BLESSING_AMOUNT[blessing] : 0;
}

export const accuracyOf = (open: Open, hero: HeroId): number => HEROES[hero].accuracy + gift(open, hero, 'pinpoint');
export const dodgeOf = (open: Open, hero: HeroId): number => HEROES[hero].dodge + gift(open, hero, 'evasive');

/** GATE-083, GATE-085 The lowest roll that hits. */
export function requiredNumber(open: Open, attacker: HeroId, target: HeroId): number {
  return BASE_REQUIRED - accuracyOf(open, attacker) + dodgeOf(open, target);
}

/** GATE-D23 In per cent, as it truly is. */
export const chanceToHit = (open: Open, attacker: HeroId, target: HeroId): number =>
  101 - requiredNumber(open, attacker, target);

/** GATE-107, GATE-182 The damage attribute with Forceful. */
export const baseDamage = (open: Open, hero: HeroId): number => HEROES[hero].damage + gift(open, hero, 'forceful');

/** GATE-119 Whether Precision Targeting helps a hero in its turn: in the one that runs, else in its next one. */
const isPrecise = (open: Open, hero: HeroId): boolean =>
  open.turn.hero === hero ? open.turn.precise : open.heroes[hero].precision > 0;

/** GATE-088 What a basic attack of the hero deals if it hits now, or in its next turn. */
export function damageOf(open: Open, hero: HeroId): number {
  const precise = isPrecise(open, hero) ? EFFECT_DAMAGE : 0;
  const charged = open.heroes[hero].charges > 0 ? EFFECT_DAMAGE : 0;
  return baseDamage(open, hero) + precise + charged;
}

/** GATE-089, GATE-133, GATE-184 What is left of the damage of an attack or ability when it reaches a hero. */
export function damageTo(open: Open, hero: HeroId, damage: number): number {
  if (open.heroes[hero].wall) return 0;
  return Math.max(0, damage - gift(open, hero, 'divineShield'));
}

/** GATE-058 The movement points of a hero's turn. */
export function movementOf(open: Open, hero: HeroId, poisoned: boolean): number {
  return Math.max(0, HEROES[hero].movement + gift(open, hero, 'sprint') - (poisoned ? POISON_SLOWS : 0));
}
