import type { Seat, Violation } from '@/engine';
import { moveAll, nextSpot, strideOf } from './assault';
import { bowCells, cellsOfAttack, isArcane, turnsFor } from './attack';
import { copyOpen } from './copy';
import { cellOf, foesAt, hitOn } from './foes';
import { attackTypes, skillBonus, statsOf, strengthOf, typesOf, UPGRADES_OF } from './heroes';
import { gateOf, markAfter } from './portal';
import type { Gate } from './portal';
import { hirePrice, hireRaces, upgradePrice, whyNotHire, whyNotUpgrade } from './questions';
import { mapOf, realmOf } from './realms';
import type { Cell, Event, Foe, Hero, HeroId, HeroType, Hit, Open, Race, Spot, Spun, UpgradeId, Weapon } from './types';

/** Least and most strength of the next attack with a weapon; they differ only where it is rolled (MOR-293). */
export function strengthRange(open: Open, id: HeroId, weapon: Weapon = 'pattern'): { least: number; most: number } {
  const hero = open.heroes[id];
  const rest = open.active?.hero === id ? open.active.rest : 0;
  const { die } = statsOf(hero);
  if (weapon === 'pattern' && rest > 0) return { least: rest, most: rest };
  if (weapon === 'bow' || die === null) {
    const strength = strengthOf(open, id, weapon);
    return { least: strength, most: strength };
  }
  const change = die.plus + skillBonus(open, id) - hero.spell.lessAttack;
  return { least: Math.max(0, 1 + change), most: Math.max(0, die.sides + change) };
}

/** What an attack would do to one enemy, with the least and the most strength. */
export type Forecast = { readonly foe: Foe; readonly worst: Hit; readonly best: Hit };
/** One square of an attack and the enemies in it. */
export type StruckSquare = { readonly cell: Cell; readonly foes: readonly Forecast[] };
/** A turn of the pattern. */
export type AttackPreview = {
  readonly turn: number;
  readonly aims: readonly StruckSquare[];
  /** All enemies of a square are hit, else one of the player's choice. */ readonly hitsAll: boolean;
};

function aimAt(
  open: Open,
  hero: Hero,
  cell: Cell,
  weapon: Weapon,
  strength: { least: number; most: number },
): StruckSquare {
  const types = attackTypes(hero, weapon);
  const foes = foesAt(open, realmOf(open, hero.seat), cell);
  return {
    cell,
    foes: foes.map((foe) => ({
      foe,
      worst: hitOn(foe, strength.least, types),
      best: hitOn(foe, strength.most, types),
    })),
  };
}

/** Every turn of a hero's pattern from a square, with what it would do. */
export function attackPreviews(open: Open, id: HeroId, from: Cell = open.heroes[id].cell): AttackPreview[] {
  const hero = open.heroes[id];
  const strength = strengthRange(open, id);
  const hitsAll = isArcane(open, id);
  return turnsFor(open, id).map((turn) => ({
    turn,
    hitsAll,
    aims: cellsOfAttack(open, id, turn, from).map((cell) => aimAt(open, hero, cell, 'pattern', strength)),
  }));
}

/** The squares that a Huntress can shoot at from a square, with what a shot would do. */
export function bowPreview(open: Open, id: HeroId, from: Cell = open.heroes[id].cell): StruckSquare[] {
  const hero = open.heroes[id];
  if (statsOf(hero).bow === null) return [];
  const strength = strengthRange(open, id, 'bow');
  return bowCells(mapOf(open, realmOf(open, hero.seat)), from).map((cell) => aimAt(open, hero, cell, 'bow', strength));
}

/** The way of one enemy for a roll of the d3, nothing in its way; it leaves when the way ends before its steps do. */
export function wayAhead(open: Open, foe: Foe, roll: number): { way: Spot[]; leaves: boolean } {
  const map = mapOf(open, foe.realm);
  const way: Spot[] = [];
  let at: Spot = foe;
  for (let left = strideOf(foe, roll); left > 0; left--) {
    const next = nextSpot(map, foe.enemy, at);
    if (next === undefined) return { way, leaves: true };
    way.push(next);
    at = next;
  }
  return { way, leaves: false };
}

/** The table after the enemies have moved by a roll, and what happened on the way: all that the Assault phase will do. */
export function afterAssault(open: Open, roll: number): { readonly open: Open; readonly events: readonly Event[] } {
  const after = copyOpen(open);
  const events: Event[] = [];
  moveAll(after, roll, events);
  return { open: after, events };
}

/** Where each die of the spinner goes after so many steps. */
export function arrivalsAfter(open: Open, steps: number): (Spun & Gate)[] {
  const mark = markAfter(open.mark, steps);
  return open.spun.map((spun) => ({ ...spun, ...gateOf(open, mark, spun) }));
}

/** An upgrade with its price, and why it cannot be bought. */
export type UpgradeOffer = {
  readonly hero: HeroId;
  readonly upgrade: UpgradeId;
  readonly cost: number;
  readonly experience: number;
  readonly gold: number;
  readonly refusal: Violation | undefined;
};
/** A hero for hire with its price, and why it cannot be hired. */
export type HireOffer = {
  readonly race: Race;
  readonly type: HeroType;
  readonly price: number;
  readonly refusal: Violation | undefined;
};

/** Both trees of a hero, as a seat may have them. */
export function upgradeOffers(open: Open, seat: Seat, id: HeroId): UpgradeOffer[] {
  const hero = open.heroes[id];
  return UPGRADES_OF[hero.type].map(({ id: upgrade }) => ({
    hero: id,
    upgrade,
    ...upgradePrice(hero, upgrade),
    refusal: whyNotUpgrade(open, seat, id, upgrade),
  }));
}

/** Every hero that the seat could think of hiring. */
export function hireOffers(open: Open, seat: Seat): HireOffer[] {
  return hireRaces(open, seat).flatMap((race) =>
    typesOf(race).map((type) => ({
      race,
      type,
      price: hirePrice(open, seat, type),
      refusal: whyNotHire(open, seat, race, type),
    })),
  );
}

/** The cell under an enemy; undefined on a start space. */
export function cellUnder(open: Open, foe: Foe): Cell | undefined {
  return foe.square === 0 ? undefined : cellOf(open, foe);
}
