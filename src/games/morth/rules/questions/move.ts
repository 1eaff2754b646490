import { breaks, type Violation } from '@/engine';
import { pointsLeft } from '../heroes';
import { areAdjacent, canFinish, canStand, heroAt, isBlocked, nextCells, reachOf, stepCost } from '../movement';
import { mapOf, realmOf } from '../realms';
import type { Cell, HeroId, Open, RealmId } from '../types';

/** MOR-009, MOR-114, MOR-237 Why no hero may enter a square. */
function whyNotEnter(open: Open, realm: RealmId, cell: Cell): Violation | undefined {
  const { kinds } = mapOf(open, realm);
  if (cell < 0 || cell >= kinds.length) return breaks('MOR-114');
  if (kinds[cell] === 'obstacle') return breaks('MOR-009');
  return isBlocked(open, realm, cell) ? breaks('MOR-237') : undefined;
}

/** MOR-103 to MOR-119, MOR-211, MOR-350 Why a hero cannot take one step to a square. */
export function whyNotStep(open: Open, id: HeroId, to: Cell): Violation | undefined {
  const hero = open.heroes[id];
  const realm = realmOf(open, hero.seat);
  if (hero.spell.noMove) return breaks('MOR-211');
  if (!nextCells(open, realm, hero.cell).includes(to))
    return whyNotEnter(open, realm, to) ?? breaks(areAdjacent(hero.cell, to) ? 'MOR-106' : 'MOR-107');
  const points = pointsLeft(open, id);
  const cost = stepCost(open, realm, hero.cell);
  if (cost > points) return breaks(cost > 1 ? 'MOR-119' : 'MOR-103', { cost, points });
  return canFinish(open, id, to, points - cost) ? undefined : breaks('MOR-113');
}

const NOWHERE: readonly Cell[] = [];

/** The squares to which a hero can take one step: all against which whyNotStep has nothing, with its points counted once. */
export function stepCells(open: Open, id: HeroId): readonly Cell[] {
  const hero = open.heroes[id];
  const realm = realmOf(open, hero.seat);
  const left = pointsLeft(open, id) - stepCost(open, realm, hero.cell);
  if (hero.spell.noMove || left < 0) return NOWHERE;
  return nextCells(open, realm, hero.cell).filter((to) => canFinish(open, id, to, left));
}

/** Why a hero cannot get to a square with all the steps it has; the reason against the one step where it is the next square. */
export function whyNotReach(open: Open, id: HeroId, cell: Cell): Violation | undefined {
  if (reachOf(open, id).some((place) => place.cell === cell)) return undefined;
  const hero = open.heroes[id];
  const realm = realmOf(open, hero.seat);
  const { kinds } = mapOf(open, realm);
  if (hero.spell.noMove) return breaks('MOR-211');
  const shut = whyNotEnter(open, realm, cell);
  if (shut !== undefined) return shut;
  if (kinds[cell] !== 'fortress' && heroAt(open, realm, cell, id) !== undefined) return breaks('MOR-112');
  if (nextCells(open, realm, hero.cell).includes(cell)) return whyNotStep(open, id, cell);
  return kinds[cell] === 'path' ? breaks('MOR-113') : breaks('MOR-103', { points: pointsLeft(open, id) });
}

/** MOR-110, MOR-112 Why a hero cannot end its activation where it stands. */
export function whyNotStay(open: Open, id: HeroId): Violation | undefined {
  const { cell, seat } = open.heroes[id];
  if (canStand(open, id, cell)) return undefined;
  return breaks(mapOf(open, realmOf(open, seat)).kinds[cell] === 'path' ? 'MOR-110' : 'MOR-112');
}
