import { cellsOfAttack, isArcane, turnsFor } from '../attack';
import { attackTypes, statsOf } from '../heroes';
import { reachOf } from '../movement';
import { strengthRange } from '../preview';
import type { Cell, HeroId, Open } from '../types';
import type { Expected } from './outlook';
import { meanHit } from './worth';

/** What a hit is worth on each square. */
type Hits = Map<Cell, number>;

/** What the hero's hit is worth where enemies are expected, a table for each roll. */
function hitsByRoll(open: Open, id: HeroId, expected: readonly Expected[]): Hits[] {
  const types = attackTypes(open.heroes[id], 'pattern');
  const strength = strengthRange(open, id);
  const arcane = isArcane(open, id);
  const tables = new Map<number, Hits>();
  for (const { foe, cell, roll } of expected) {
    const hits = tables.get(roll) ?? new Map<Cell, number>();
    tables.set(roll, hits);
    const worth = meanHit(open, foe, strength, types);
    const before = hits.get(cell) ?? 0;
    hits.set(cell, arcane ? before + worth : Math.max(before, worth));
  }
  return [...tables.values()];
}

/** The best attack from a square after each of the rolls. */
function bestFrom(open: Open, id: HeroId, from: Cell, tables: readonly Hits[]): number[] {
  const best = tables.map(() => 0);
  for (const turn of turnsFor(open, id)) {
    const cells = cellsOfAttack(open, id, turn, from);
    tables.forEach((hits, i) => {
      best[i] = Math.max(
        best[i],
        cells.reduce((sum, cell) => sum + (hits.get(cell) ?? 0), 0),
      );
    });
  }
  return best;
}

/** Says for how much a hero that ends on a square will be able to strike in its next turn, on average over the rolls. */
export function nextStrikes(open: Open, id: HeroId, expected: readonly Expected[]): (end: Cell) => number {
  const tables = hitsByRoll(open, id, expected);
  const { move } = statsOf(open.heroes[id]);
  const known = new Map<Cell, number[]>();
  return (end) => {
    const best = tables.map(() => 0);
    for (const { cell } of reachOf(open, id, move, end)) {
      const there = known.get(cell) ?? bestFrom(open, id, cell, tables);
      known.set(cell, there);
      there.forEach((worth, i) => (best[i] = Math.max(best[i], worth)));
    }
    return best.reduce((sum, worth) => sum + worth, 0) / Math.max(1, best.length);
  };
}
