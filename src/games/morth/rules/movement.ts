import { cellOf } from './foes';
import { pointsLeft } from './heroes';
import { columnOf, rowOf } from './maps';
import { mapOf, realmOf } from './realms';
import type { Cell, HeroId, Open, RealmId } from './types';

/** MOR-012 Whether two squares share an edge. */
export function areAdjacent(one: Cell, other: Cell): boolean {
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1;
}

/** MOR-116, MOR-D26 Whether a Troll stands beside a square. */
function isBesideTroll(open: Open, realm: RealmId, cell: Cell): boolean {
  const { foes } = open;
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i];
    if (foe.enemy === 'troll' && foe.realm === realm && foe.square > 0 && areAdjacent(cellOf(open, foe), cell))
      return true;
  }
  return false;
}

/** MOR-106, MOR-116, MOR-118 What a step costs that leaves a square. */
export function stepCost(open: Open, realm: RealmId, from: Cell): number {
  return isBesideTroll(open, realm, from) ? 2 : 1;
}

/** MOR-237 */
export function isBlocked(open: Open, realm: RealmId, cell: Cell): boolean {
  return open.blocked.some((token) => token.realm === realm && token.cell === cell);
}

/** The hero on a square, other than the one that asks; undefined when there is none. */
export function heroAt(open: Open, realm: RealmId, cell: Cell, except: HeroId = -1): HeroId | undefined {
  const { heroes } = open;
  for (let id = 0; id < heroes.length; id++) {
    if (id !== except && heroes[id].cell === cell && realmOf(open, heroes[id].seat) === realm) return id;
  }
  return undefined;
}

/** MOR-110, MOR-112, MOR-011 Whether a hero may end its activation on a square; a blocked one keeps out only who is not on it (MOR-237). */
export function canStand(open: Open, id: HeroId, cell: Cell): boolean {
  const hero = open.heroes[id];
  const realm = realmOf(open, hero.seat);
  const kind = mapOf(open, realm).kinds[cell];
  if (kind === 'fortress') return true;
  const isShut = cell !== hero.cell && isBlocked(open, realm, cell);
  return kind !== 'path' && kind !== 'obstacle' && !isShut && heroAt(open, realm, cell, id) === undefined;
}

/** MOR-106, MOR-350 The squares one step away, those behind a tunnel last. */
export function nextCells(open: Open, realm: RealmId, cell: Cell): readonly Cell[] {
  const map = mapOf(open, realm);
  const through = map.tunnels[cell];
  const cells = through < 0 ? map.neighbours[cell] : [...map.neighbours[cell], through];
  return open.blocked.length === 0 ? cells : cells.filter((next) => !isBlocked(open, realm, next));
}

/** MOR-113 Whether a hero on a square with so many points could still end its activation somewhere. */
export function canFinish(open: Open, id: HeroId, cell: Cell, points: number): boolean {
  if (canStand(open, id, cell)) return true;
  if (points <= 0) return false;
  const realm = realmOf(open, open.heroes[id].seat);
  const left = points - stepCost(open, realm, cell);
  if (left < 0) return false;
  const next = nextCells(open, realm, cell);
  for (let i = 0; i < next.length; i++) if (canFinish(open, id, next[i], left)) return true;
  return false;
}

/** A square within reach. */
export type Reach = {
  readonly cell: Cell;
  /** Points from where the hero stands. */
  readonly cost: number;
  /** The square before it on a cheapest way; the own square for itself. */
  readonly from: Cell;
  /** Whether the hero may end there, or only pass. */
  readonly stand: boolean;
};

/** Every square that a hero may step to with the points it has, the own one first, cheaper ones before dearer. */
export function reachOf(
  open: Open,
  id: HeroId,
  points: number = pointsLeft(open, id),
  start: Cell = open.heroes[id].cell,
): Reach[] {
  const realm = realmOf(open, open.heroes[id].seat);
  const found = new Map<Cell, Reach>();
  const waiting: { cell: Cell; from: Cell }[][] = Array.from({ length: points + 1 }, () => []);
  waiting[0].push({ cell: start, from: start });
  for (let cost = 0; cost <= points; cost++) {
    for (const { cell, from } of waiting[cost]) {
      if (found.has(cell) || !canFinish(open, id, cell, points - cost)) continue;
      found.set(cell, { cell, cost, from, stand: canStand(open, id, cell) });
      const after = cost + stepCost(open, realm, cell);
      if (after <= points)
        for (const next of nextCells(open, realm, cell)) waiting[after].push({ cell: next, from: cell });
    }
  }
  return [...found.values()];
}

/** The squares of a cheapest way to a reachable square, in order, without the own one. */
export function wayTo(reach: readonly Reach[], to: Cell): Cell[] {
  const way: Cell[] = [];
  for (let cell = to; ;) {
    const at = reach.find((place) => place.cell === cell);
    if (at === undefined || at.cost === 0) return way;
    way.unshift(cell);
    cell = at.from;
  }
}
