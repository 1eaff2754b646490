import { ARTILLERY, SPELLS, type SpellId } from '../data';
import { landings, type Landing } from '../geometry';
import { modelOf, seatOf, strengthOf, unitOf } from '../roster';
import type { Element, Open, Point, Unit, Who } from '../types';
import { armed, armOf, canFight, isInFrontRank, mannerOf, type Manner } from './aim';
import { gunAim, isGunAim } from './guns';
import { castMods, gunMods, sum } from './modifiers';
import { chanceToFail, lossesToTest } from './morale';
import { addHarm, chanceToCast, harmOf, oddsOf, scaled, type Harm, type Odds } from './odds';
import { shotTargets, strikeTargets } from './targets';
import { underTemplate } from './templates';
import { shootersAt } from './volley';

/** What is to be expected of an action of a group against a unit, before any die is thrown. */
export type Forecast = {
  /** Each attack, in the order in which they are made. */
  readonly odds: readonly Odds[];
  readonly hits: number;
  readonly harm: Harm;
  /** PORT-207 The chance that it makes the unit test and that the unit fails, as near as expectation tells. */
  readonly rout: number;
};

/** Nobody can lose more than he has. */
function capped(open: Open, harm: Harm, unit: Unit): Harm {
  const most = strengthOf(open, unit);
  return harm.strength > most ? scaled(harm, most / harm.strength) : harm;
}

function forecast(open: Open, odds: readonly Odds[], unit: Unit, shooting: boolean): Forecast {
  const hits = odds.reduce((total, { hit }) => total + hit, 0);
  const harm = capped(open, addHarm(odds.map((each) => each.harm)), unit);
  const needed = shooting ? lossesToTest(open, unit) : null;
  const rout = needed === null ? 0 : Math.min(1, harm.strength / needed) * chanceToFail(open, unit);
  return { odds, hits, harm, rout };
}

/** PORT-176, PORT-247 A volley of a group at a unit; other members and another manner answer "what if it stood there". */
export function volleyForecast(
  open: Open,
  members: readonly Element[],
  by: Who,
  unit: Unit,
  manner?: (shooter: Element) => Manner,
): Forecast {
  const shooters = shootersAt(open, members, by, unit);
  const volley = unitOf(open, members[0].unit).block !== null && shooters.length >= 2;
  const odds = shooters.flatMap((attacker) => {
    const [aim] = shotTargets(open, { attacker, by, weapon: 0, volley }, unit);
    const arm = armOf(attacker, by, 0);
    const one = oddsOf(open, aim, manner?.(attacker) ?? mannerOf(open, attacker));
    return Array.from({ length: arm === null ? 0 : armed(arm).attacks }, () => one);
  });
  return forecast(open, odds, unit, true);
}

/** PORT-175 All weapons of a vehicle that have somebody of a unit before them. */
export function broadsideForecast(open: Open, vehicle: Element, unit: Unit): Forecast {
  const odds = vehicle.weapons.flatMap((_, weapon) => {
    const arm = armOf(vehicle, 'own', weapon);
    const [aim] = arm === null ? [] : shotTargets(open, { attacker: vehicle, by: 'own', weapon, volley: false }, unit);
    if (arm === null || aim === undefined) return [];
    const one = oddsOf(open, aim);
    return Array.from({ length: armed(arm).attacks }, () => one);
  });
  return forecast(open, odds, unit, true);
}

/** PORT-156 The blows of a group, each at the nearest whom it can strike; `unit`: only those at that unit. */
export function meleeForecast(
  open: Open,
  members: readonly Element[],
  by: Who,
  unit: Unit,
  manner?: (striker: Element) => Manner,
): Forecast {
  const odds = members.flatMap((attacker) => {
    if (!canFight(attacker, by) || !isInFrontRank(open, attacker)) return [];
    const aim = strikeTargets(open, attacker, by).find(({ target }) => target.unit === unit.id);
    if (aim === undefined) return [];
    const one = oddsOf(open, aim, manner?.(attacker) ?? mannerOf(open, attacker));
    return Array.from({ length: attacker.kind === 'piece' ? attacker.crew.length : 1 }, () => one);
  });
  return forecast(open, odds, unit, false);
}

/** Who is under a template, and what a hit on each of them costs both sides. */
export type Strike = { readonly under: readonly Element[]; readonly own: Harm; readonly enemy: Harm };

function strikeOf(open: Open, seat: number, under: readonly Element[]): Strike {
  const harms = (side: readonly Element[]): Harm =>
    addHarm(
      side.flatMap((each) => {
        const hit = harmOf(open, each, 'own');
        if (each.kind === 'piece') return each.crew.map(() => hit);
        return each.rider === null ? [hit] : [hit, harmOf(open, each, 'rider')];
      }),
    );
  const isOwn = (each: Element): boolean => seatOf(open, each) === seat;
  return { under, own: harms(under.filter(isOwn)), enemy: harms(under.filter((each) => !isOwn(each))) };
}

/** PORT-264 to PORT-278 The thirteen places where a shot may land, with the chance of each and what it does to both sides. */
export type Barrage = {
  readonly misfire: number;
  /** The target first; chances of 1. */
  readonly places: readonly (Landing & Strike)[];
  readonly own: Harm;
  readonly enemy: Harm;
};

export function barrageOf(open: Open, gun: Element, target: Element): Barrage | null {
  const aim = gunAim(open, gun, target);
  if (!isGunAim(aim) || gun.piece === null) return null;
  const { die, template } = ARTILLERY[gun.piece];
  const { of, misfire, places } = landings(gun, target, die, sum(gunMods(open, gun, aim.long, aim.partial)));
  const { seat } = unitOf(open, gun.unit);
  const struck = places.map((place) => ({
    ...place,
    chance: place.chance / of,
    ...strikeOf(open, seat, underTemplate(open, place.at, template)),
  }));
  const total = (side: 'own' | 'enemy'): Harm => addHarm(struck.map((place) => scaled(place[side], place.chance)));
  return { misfire: misfire / of, places: struck, own: total('own'), enemy: total('enemy') };
}

/** PORT-283, PORT-302 A template spell at a point: the chance that it works, and whom of the enemy it finds. */
export function spellStrike(
  open: Open,
  caster: Element,
  by: Who,
  spell: SpellId,
  point: Point,
): Strike & { works: number } {
  const { seat } = unitOf(open, caster.unit);
  const enemies = underTemplate(open, point, SPELLS[spell].template ?? 0).filter((each) => seatOf(open, each) !== seat);
  const die = modelOf(caster, by)?.die ?? 1;
  const works = chanceToCast(die, castMods(open, caster, mannerOf(open, caster)));
  return { ...strikeOf(open, seat, enemies), works };
}
