import { ALTARS, BLESSINGS, CAPTURE_GRACE, GRACE_GOAL, HEROES, KILL_GRACE, type Blessing } from '../data';
import { OFF } from '../hex';
import type { AltarId, Open, Team } from '../types';

/** Every worth is counted in points of grace. This is the match itself. */
export const WIN = 15;

/** What a blessing is worth that is held for the whole match. */
const HELD: Readonly<Record<Blessing, number>> = {
  sprint: 6,
  divineShield: 1.2,
  forceful: 1.1,
  leech: 0.6,
  evasive: 0.6,
  pinpoint: 0.4,
  shockwave: 0.15,
  splinter: 0.1,
};

/** How much of the match is still to come: 1 at its beginning. */
const toCome = ({ grace }: Pick<Open, 'grace'>): number => 1 - Math.max(grace[0], grace[1]) / GRACE_GOAL;

/** What it is worth from now on to hold an altar. */
export const holdWorth = (open: Open, altar: AltarId): number => HELD[BLESSINGS[altar]] * toCome(open);

/** What a team gains by capturing an altar that it does not hold. */
export function captureWorth(open: Open, team: Team, altar: AltarId): number {
  if (open.grace[team] + CAPTURE_GRACE >= GRACE_GOAL) return WIN;
  if (ALTARS.every((_, other) => other === altar || open.altars[other] === team)) return WIN;
  return CAPTURE_GRACE + holdWorth(open, altar) * (open.altars[altar] === null ? 1 : 2);
}

/** What a team gains by the death of an enemy, apart from what it was about to do. */
export function killGrace(open: Open, team: Team): number {
  if (open.grace[team] + KILL_GRACE >= GRACE_GOAL) return WIN;
  let left = 0;
  for (const hero of open.heroes) if (hero.team !== team && hero.node !== OFF) left++;
  return left === 1 ? WIN : KILL_GRACE;
}

/** A hit takes about so much. */
const HIT = 4;
/** What each further hit that a hero could bear adds less than the one before. */
const FADING = 0.55;
/** Share of the plain part of health; the rest is that the last points count most. */
const PLAIN = 0.55;

/** By hero and health: how far a hero is from being slain, 0 to 1. */
const VIGOUR: readonly (readonly number[])[] = HEROES.map(({ health: most }) => {
  const fading = [1];
  for (let health = 1; health <= most; health++) fading.push(fading[health - 1] * (1 - (1 - FADING) / HIT));
  return fading.map((rest, health) => (PLAIN * health) / most + (1 - PLAIN) * (1 - rest));
});

/** How far a hero with so much health is from being slain; 0 when it is. */
export const vigour = (hero: number, health: number): number => VIGOUR[hero][Math.max(0, health)];
