import { breaks, type Violation } from '@/engine';
import { LEADER_JOIN, SAME_UNIT_OVERLAP } from '../data';
import { isImpassable, isInside, isWithin, lastSlot, nextCell, overlap, rot, type Footprint } from '../geometry';
import { elementOf, isLeading, membersOf, onTable } from '../roster';
import { footprintOf } from '../shapes';
import type { Open, Place, Unit, UnitId } from '../types';
import { standingAfter } from './arrival';
import type { Mover } from './mover';
import type { Going } from './verdict';

/** PORT-252 The leader among those who move, by his place in the list; -1 where there is none who may join anybody. */
export const joiner = ({ unit, walkers }: Mover): number =>
  unit.detached ? walkers.findIndex(({ element }) => isLeading(element)) : -1;

/** PORT-D109 Where a leader stands who joins a block; null where it is loose and he stays where he is. */
export function placeInBlock(open: Open, { block, members }: Unit): Place | null {
  if (block === null) return null;
  const last = lastSlot(block);
  const [rank, file] = nextCell(block);
  const [lastRank, lastFile] = block.cells[last];
  const by = rot(-(rank - lastRank) * block.spacing, (file - lastFile) * block.spacing, block.facing);
  const { x, y } = elementOf(open, members[last]);
  return { x: x + by.x, y: y + by.y, facing: block.facing };
}

/** PORT-D109 Whether the next cell of a block is on the table, on ground, and free. */
function isCellFree({ open, land, table, walkers }: Mover, leader: number, unit: Unit, at: Footprint): boolean {
  const { element, swims } = walkers[leader];
  return (
    isInside(at, table) &&
    !isImpassable(land, at, swims) &&
    !open.elements.some(
      (other) =>
        onTable(other) &&
        other.id !== element.id &&
        overlap(at, footprintOf(other), other.unit === unit.id ? SAME_UNIT_OVERLAP : 0),
    )
  );
}

/** PORT-252, PORT-D109 Why a leader cannot join a unit where his move ends. */
export function whyNotJoin(mover: Mover, goings: readonly Going[], join: UnitId): Violation | undefined {
  const { open, unit, seat, walkers } = mover;
  const leader = joiner(mover);
  const joined = open.units.at(join - 1);
  const isSoldiers = joined?.kind === 'band' || joined?.kind === 'lone';
  if (
    leader < 0 ||
    join < 1 ||
    !isSoldiers ||
    joined.seat !== seat ||
    joined.state !== 'table' ||
    joined.id === unit.id
  )
    return breaks('PORT-252');
  const end = standingAfter(mover, goings)[leader];
  if (end === null || !membersOf(open, joined).some((one) => isWithin(end, footprintOf(one), LEADER_JOIN)))
    return breaks('PORT-252');
  const cell = placeInBlock(open, joined);
  if (cell === null) return undefined;
  const at = { ...cell, shape: walkers[leader].footprint.shape };
  return isCellFree(mover, leader, joined, at) ? undefined : breaks('PORT-D109');
}
