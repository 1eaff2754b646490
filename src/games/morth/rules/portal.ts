import { LANES, PORTAL_ARCS, POSITIONS } from './data';
import type { Lane } from './data';
import type { Open, PathId, RealmId, Spun } from './types';

/** Where a board position leads. */
export type Gate = { readonly realm: RealmId; readonly path: PathId };

type Table = Pick<Open, 'mode' | 'seats'>;

function arcOf({ mode, seats }: Table): readonly Lane[] {
  if (mode === 'cooperative' || seats === 2) return PORTAL_ARCS[2];
  return seats === 3 ? PORTAL_ARCS[3] : seats === 4 ? PORTAL_ARCS[4] : PORTAL_ARCS[1];
}

/** MOR-051, MOR-322 The map and path printed at a position, 1 to 12. */
export function gateAt(table: Table, position: number): Gate {
  const arc = arcOf(table);
  const index = Math.floor((position - 1) / arc.length);
  const path = LANES.indexOf(arc[(position - 1) % arc.length]);
  return table.mode === 'cooperative' ? { realm: 0, path: index * LANES.length + path } : { realm: index, path };
}

/** MOR-050 The position under a sector when the mark is at a position. */
export function positionUnder(mark: number, sector: number): number {
  return ((mark - 1 + sector) % POSITIONS) + 1;
}

/** MOR-057, MOR-058 The mark after signed steps; to the right they are positive. */
export function markAfter(mark: number, steps: number): number {
  return ((((mark - 1 + steps) % POSITIONS) + POSITIONS) % POSITIONS) + 1;
}

/** MOR-062 Where a die in the spinner would go with the mark at a position. */
export function gateOf(table: Table, mark: number, spun: Pick<Spun, 'sector'>): Gate {
  return gateAt(table, positionUnder(mark, spun.sector));
}
