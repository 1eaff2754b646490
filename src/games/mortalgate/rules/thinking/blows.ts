import { STEPS_TO_ZONE } from '../board';
import { ALTARS, HEROES } from '../data';
import { damageTo, otherTeam } from '../questions';
import type { HeroId } from '../types';
import { dangersFor } from './danger';
import type { Outlook } from './outlook';
import { captureWorth, vigour } from './scale';

/** That somebody may be slain. */
export type Toll = { readonly hero: HeroId; readonly chance: number };

/** What a death is worth beside what the victim was about to do, and what a wound is worth on the way to it. */
const DEATH = 1;
const HARM = 1.6;
/** What a turn of an enemy is worth that it loses, beside a capture. */
const LOST_TURN = 0.9;
/** Share of a capture that is put off and not prevented. */
const PUT_OFF = 0.9;
/** What slowness costs, for each turn and altar in sight. */
const SLOWED = 0.06;
/** What health is worth beside the danger of this round. */
const LASTING = 0.45;

/** Whether so much damage slays a hero. */
export function fell({ open }: Outlook, hero: HeroId, damage: number): boolean {
  return damageTo(open, hero, damage) >= open.heroes[hero].health;
}

/** What a loss of health is worth to whoever caused it. */
function lossWorth({ open, kill }: Outlook, hero: HeroId, loss: number): number {
  const { health } = open.heroes[hero];
  if (loss >= health) return DEATH * kill[hero];
  return HARM * kill[hero] * (vigour(hero, health) - vigour(hero, health - loss));
}

/** What a blow is worth that hits. */
export function blowWorth(outlook: Outlook, hero: HeroId, damage: number): number {
  return lossWorth(outlook, hero, damageTo(outlook.open, hero, damage));
}

/** Damage now and burning in the turns to come. */
export function scorchWorth(outlook: Outlook, hero: HeroId, dealt: number, turns: number): number {
  const { burning, wall } = outlook.open.heroes[hero];
  if (wall) return 0;
  return lossWorth(outlook, hero, dealt + Math.max(0, turns - burning));
}

export function poisonWorth(outlook: Outlook, hero: HeroId, turns: number): number {
  const { poison, wall } = outlook.open.heroes[hero];
  const added = Math.max(0, turns - poison);
  return wall ? 0 : lossWorth(outlook, hero, added) + SLOWED * added;
}

/** A stunned hero loses a turn, and a capture for which it had to walk. */
export function stunWorth({ open, stances, team }: Outlook, hero: HeroId): number {
  const { stun, wall } = open.heroes[hero];
  if (stun > 0 || wall) return 0;
  const { node, movement } = stances[hero];
  const foe = otherTeam(team);
  let capture = 0;
  for (let altar = 0; altar < ALTARS.length; altar++) {
    const steps = STEPS_TO_ZONE[altar][node];
    if (steps === 0 || steps > movement || open.altars[altar] === foe) continue;
    capture = Math.max(capture, captureWorth(open, foe, altar));
  }
  return LOST_TURN + PUT_OFF * capture;
}

/** Health that a teammate gets back, and the danger that it is spared; the same from wherever it is healed. */
export function healWorth({ open, stances, kill, healing }: Outlook, mate: HeroId, amount: number): number {
  const known = healing.get(mate);
  if (known !== undefined) return known;
  const { node, health } = open.heroes[mate];
  const after = Math.min(HEROES[mate].health, health + amount);
  const before = dangersFor(open, stances, mate, health)(node).slain;
  const spared = before - dangersFor(open, stances, mate, after)(node).slain;
  const worth = kill[mate] * (spared + LASTING * (vigour(mate, after) - vigour(mate, health)));
  healing.set(mate, worth);
  return worth;
}
