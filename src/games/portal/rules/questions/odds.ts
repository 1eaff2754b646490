import { VEHICLE_WEAPON_POINTS } from '../data';
import { machinePoints } from '../points';
import type { Mod } from '../resolve/events';
import { isShielded } from '../resolve/hits';
import { crewDie, dieOf, modelOf } from '../roster';
import type { Element, Open, Who } from '../types';
import { mannerOf, type Aim, type Manner } from './aim';
import { attackMods, facesFrom, neededFace, recoveryMods } from './modifiers';

/** What is to be expected of one or more attacks: heads and points that the other side loses. */
export type Harm = { readonly strength: number; readonly points: number };

/** One attack before its die is thrown. */
export type Odds = {
  readonly aim: Aim;
  readonly mods: readonly Mod[];
  readonly die: number;
  /** PORT-147 The face that is needed; 1 or less hits with every face, more than the die with none. */
  readonly needed: number;
  readonly hit: number;
  /** The chance that whoever is aimed at, or a vehicle as a whole, is removed. */
  readonly kill: number;
  readonly harm: Harm;
};

const NO_HARM: Harm = { strength: 0, points: 0 };

export const addHarm = (harms: readonly Harm[]): Harm =>
  harms.reduce((a, b) => ({ strength: a.strength + b.strength, points: a.points + b.points }), NO_HARM);

export const scaled = ({ strength, points }: Harm, by: number): Harm => ({
  strength: strength * by,
  points: points * by,
});

/** PORT-186 The chance that a die fails a recovery. */
const fails = (die: number, mods: readonly Mod[]): number => 1 - facesFrom(die, neededFace('recovery', mods)) / die;

/** PORT-190 to PORT-194 One hit on a vehicle: every part rolls until one of them is the end of all. */
function vehicleHit(open: Open, vehicle: Element): Harm & { gone: number } {
  const { model, crew, weapons } = vehicle;
  if (model === null) return { ...NO_HARM, gone: 0 };
  const { die } = model;
  const mods = recoveryMods(open, vehicle, model);
  const explodes = weapons.length > 0 ? 1 / die : 0;
  const face = neededFace('recovery', mods);
  // The highest face is no failure of the part that rolls it.
  const lost = Math.min(die - (explodes > 0 ? 1 : 0), die - facesFrom(die, face)) / die;
  const mounted = weapons.filter(({ working }) => working).map(() => VEHICLE_WEAPON_POINTS);
  const men = crew.map(({ points }) => ({ points, strength: 1 }));
  const all = [...men, ...mounted.map((points) => ({ points, strength: 0 }))];
  const gone = 1 - all.reduce((whole) => whole * (1 - explodes), 1);
  const whole = {
    strength: crew.length,
    points: machinePoints(open, vehicle) + crew.reduce((sum, { points }) => sum + points, 0),
  };
  const singly = addHarm(all.map((part) => scaled(part, lost)));
  return { ...addHarm([scaled(whole, gone), scaled(singly, 1 - gone)]), gone };
}

/** What one hit on somebody does, and the chance that it removes him. A Shield takes it (PORT-305). */
export function harmOf(open: Open, element: Element, at: Who): Harm & { gone: number } {
  if (isShielded(open, element)) return { ...NO_HARM, gone: 0 };
  if (element.kind === 'vehicle') return vehicleHit(open, element);
  if (element.kind === 'piece') {
    const lost = fails(crewDie(element), recoveryMods(open, element, null));
    const man = element.crew.at(-1)?.points ?? 0;
    return { strength: lost, points: lost * man, gone: element.crew.length === 1 ? lost : 0 };
  }
  const model = modelOf(element, at);
  if (model === null) return { ...NO_HARM, gone: 0 };
  const gone = fails(model.die, recoveryMods(open, element, model));
  return { strength: model.guardian ? 0 : gone, points: gone * model.points, gone };
}

/** PORT-006, PORT-184 The die of an attack with every reason that changes it, and what may come of it. */
export function oddsOf(open: Open, aim: Aim, manner: Manner = mannerOf(open, aim.attacker)): Odds {
  const die = dieOf(aim.attacker, aim.by);
  const mods = attackMods(open, aim, manner);
  const needed = neededFace('attack', mods);
  const hit = facesFrom(die, needed) / die;
  const { gone, ...harm } = harmOf(open, aim.target, aim.at);
  return { aim, mods, die, needed, hit, kill: hit * gone, harm: scaled(harm, hit) };
}

/** PORT-283 The chance that a spell works. */
export const chanceToCast = (die: number, mods: readonly Mod[]): number =>
  facesFrom(die, neededFace('casting', mods)) / die;
