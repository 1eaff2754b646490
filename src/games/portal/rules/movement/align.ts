import { MAX_ALIGN } from '../data';
import {
  firstRank,
  hasInFront,
  inContact,
  isImpassable,
  isInside,
  laidAbout,
  isOverAny,
  turned,
  type Footprint,
} from '../geometry';
import { areEnemies } from '../roster';
import { footprintOf } from '../shapes';
import type { Degrees, Element } from '../types';
import { standing, standingAfter } from './arrival';
import { meets } from './charge';
import type { Mover } from './mover';
import type { Went } from './verdict';

/** PORT-G57 The first-rank members who touch an enemy in front of them. */
function touching(foes: readonly Footprint[], rank: readonly number[], at: readonly Footprint[]): number[] {
  return rank.filter((member) => foes.some((foe) => inContact(at[member], foe) && hasInFront(at[member], foe)));
}

/** PORT-D95 Whether a block that stands like this is refused: off the table, in Impassable terrain, over somebody. */
function isRefused({ walkers, land, table, foes, friends }: Mover, at: readonly Footprint[]): boolean {
  return at.some(
    (footprint, i) =>
      !isInside(footprint, table) ||
      (!walkers[i].flying && isImpassable(land, footprint, walkers[i].swims)) ||
      isOverAny(foes, footprint) ||
      isOverAny(friends, footprint),
  );
}

/** PORT-D95, PORT-G57 A block closes up to those it has charged: by how many degrees, and where everybody then stands. */
export function align(mover: Mover, went: Went, target: Element): Went {
  const { block, goings } = went;
  const { open, walkers } = mover;
  const start = standingAfter(mover, goings).filter((at) => at !== null);
  if (block === null || start.length < walkers.length) return went;
  const enemies = open.elements.filter((other) => areEnemies(open, walkers[0].element, other)).map(footprintOf);
  const rank = firstRank(block);
  const first = touching(enemies, rank, start);
  if (first.length === 0) return went;
  const [lowest, highest] = [block.cells[rank[0]][1], block.cells[rank[rank.length - 1]][1]];
  const off = (member: number): number => Math.abs(2 * block.cells[member][1] - lowest - highest);
  const pivot = first.reduce((best, member) => (off(member) < off(best) ? member : best));
  const laid = (by: number): Footprint[] => {
    const facing = turned(block.facing + by);
    return laidAbout(block, pivot, start[pivot], facing).map((at, i) => standing(walkers[i], { ...at, facing }));
  };
  let best = { by: 0, count: first.length, at: start };
  const goesOn = { 1: true, [-1]: true };
  for (let size = 1; size <= MAX_ALIGN; size++)
    for (const side of [1, -1] as const) {
      if (!goesOn[side]) continue;
      const at = laid(side * size);
      goesOn[side] = !isRefused(mover, at);
      const count = touching(enemies, rank, at).length;
      if (goesOn[side] && count > best.count && at.some((one) => meets(one, target)))
        best = { by: side * size, count, at };
    }
  return best.by === 0 ? went : turnedBy(went, best.by, best.at);
}

function turnedBy(went: Went, by: Degrees, at: readonly Footprint[]): Went {
  const goings = went.goings.map((going, i) => {
    const { x, y, facing } = at[i];
    return { ...going, way: [...going.way, { x, y }], to: { x, y, facing } };
  });
  const block = went.block && { ...went.block, facing: turned(went.block.facing + by) };
  return { ...went, goings, block, aligned: by };
}
