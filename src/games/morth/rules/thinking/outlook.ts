import { nextSpot, strideOf } from '../assault';
import { affects } from '../foes';
import { attackTypes, statsOf } from '../heroes';
import { columnOf, rowOf } from '../maps';
import { mapOf } from '../realms';
import type { Cell, Foe, HeroId, Open, RealmId, Spot } from '../types';
import { danger } from './worth';

/** Where an enemy will probably stand after the Assault phase, and how much it will threaten there. */
export type Expected = { readonly foe: Foe; readonly cell: Cell; readonly weight: number; readonly roll: number };

/** How far a bot looks. */
export type Foresight = {
  /** Rolls of the d3 that it reckons with. */
  readonly rolls: readonly number[];
  /** Looks what each hero leaves for the others, and what it could strike in its next turn. */
  readonly looksFurther: boolean;
};

/** How far beside itself each pattern strikes, roughly. */
const RANGE = 1.6;
/** A square next turn is worth less than a hit now. */
const LATER = 0.42;

function spotAfter(open: Open, foe: Foe, roll: number): Spot | undefined {
  const map = mapOf(open, foe.realm);
  let at: Spot | undefined = foe;
  for (let left = strideOf(foe, roll); left > 0 && at !== undefined; left--) at = nextSpot(map, foe.enemy, at);
  return at;
}

/** The enemies of a realm where they are expected after each of the rolls. */
export function expectedFoes(open: Open, realm: RealmId, rolls: readonly number[]): Expected[] {
  const paths = mapOf(open, realm).paths;
  const found: Expected[] = [];
  for (const foe of open.foes) {
    if (foe.realm !== realm) continue;
    for (const roll of rolls) {
      const spot = spotAfter(open, foe, roll);
      if (spot === undefined) continue;
      const there = { ...foe, path: spot.path, square: spot.square };
      found.push({
        foe: there,
        cell: paths[spot.path].cells[spot.square - 1],
        weight: danger(open, there) / rolls.length,
        roll,
      });
    }
  }
  return found;
}

const distance = (one: Cell, other: Cell): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));

/** How well a hero would stand on a square for its next turn: near what threatens most, and not where another hero is nearer. */
export function outlook(open: Open, id: HeroId, cell: Cell, expected: readonly Expected[]): number {
  const hero = open.heroes[id];
  const types = attackTypes(hero, 'pattern');
  const { move } = statsOf(hero);
  let worth = 0;
  for (const { foe, cell: there, weight } of expected) {
    if (!affects(types, foe.enemy)) continue;
    const away = distance(cell, there);
    const short = Math.max(0, away - RANGE - move);
    const near = short === 0 ? 1 - 0.04 * away : 1 / (1.5 + short);
    const nearer = open.heroes.some(
      (other, i) => i !== id && other.seat === hero.seat && distance(other.cell, there) < away,
    );
    worth += weight * near * (nearer ? 0.6 : 1);
  }
  return worth * LATER;
}
