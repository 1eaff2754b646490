import { breaks, type Violation } from '@/engine';
import { SAME_UNIT_OVERLAP } from '../data';
import { isInside, isOverAny, overlap, partsOf, type Footprint } from '../geometry';
import type { Edge, Place, Point } from '../types';
import type { Mover, Walker } from './mover';
import { brokenBy, type Going } from './verdict';

/** Whether a centre has come to an edge of the table or over it. */
function isAt({ x, y }: Point, edge: Edge, { w, h }: Mover['table']): boolean {
  switch (edge) {
    case 'left':
      return x <= 0;
    case 'right':
      return x >= w;
    case 'top':
      return y <= 0;
    case 'bottom':
      return y >= h;
  }
}

/** PORT-339 The exit edge that a centre has reached. */
export const exitAt = ({ exits, table }: Mover, at: Point): Edge | null =>
  exits.find((edge) => isAt(at, edge, table)) ?? null;

/** PORT-116 Whether a centre is beyond the table. */
export const isBeyond = ({ table }: Mover, { x, y }: Point): boolean => x < 0 || y < 0 || x > table.w || y > table.h;

export const standing = ({ footprint }: Walker, { x, y, facing }: Place): Footprint => ({
  x,
  y,
  facing,
  shape: footprint.shape,
});

/** PORT-112 Why one who moved cannot stand where he would. */
function whyNotStand(mover: Mover, at: Footprint, others: readonly (Footprint | null)[]): boolean {
  const { foes, friends, mates, table } = mover;
  return (
    !isInside(at, table) ||
    isOverAny(foes, at) ||
    isOverAny(friends, at) ||
    isOverAny(mates, at, SAME_UNIT_OVERLAP) ||
    others.some((other) => other !== null && other !== at && overlap(at, other, SAME_UNIT_OVERLAP))
  );
}

/** The members of a group as they would stand: whoever leaves the table is none. */
export function standingAfter({ walkers }: Mover, goings: readonly Going[]): (Footprint | null)[] {
  const byElement = new Map(goings.map((going) => [going.element, going]));
  return walkers.map((walker) => {
    const going = byElement.get(walker.element.id);
    if (going === undefined) return walker.footprint;
    return going.exit === null ? standing(walker, going.to) : null;
  });
}

const isThere = (footprint: Footprint | null): footprint is Footprint => footprint !== null;

/** PORT-112, PORT-116 The end of a move: everybody on the table, over nobody. */
export function whyNotArrive(mover: Mover, goings: readonly Going[]): Violation | undefined {
  const after = standingAfter(mover, goings);
  const movers = new Map(goings.map((going) => [going.element, going]));
  for (const [i, walker] of mover.walkers.entries()) {
    const { id } = walker.element;
    const at = after[i];
    const going = movers.get(id);
    if (at === null || going === undefined) continue;
    if (isBeyond(mover, at)) return brokenBy('PORT-116', id);
    if (whyNotStand(mover, at, after)) return brokenBy('PORT-112', id);
  }
  return undefined;
}

/** PORT-114, PORT-115 A loose unit ends in cohesion, or in no more parts than losses had left of it. */
export function whyNotTogether(mover: Mover, goings: readonly Going[]): Violation | undefined {
  if (mover.open.config.mode === 'skirmish') return undefined;
  const after = partsOf(standingAfter(mover, goings).filter(isThere)).length;
  if (after <= 1) return undefined;
  const before = partsOf(mover.walkers.map(({ footprint }) => footprint)).length;
  if (after <= before) return undefined;
  return breaks(before > 1 ? 'PORT-115' : 'PORT-114', { parts: after });
}
