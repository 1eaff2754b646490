import { SCENARIOS, TABLES } from '../data';
import type { Edge, Zone } from '../types';
import type { TableSize } from './terrain';

/** PORT-055 The ready tables, and those that scenarios set. */
export const TABLE_SIZES: readonly TableSize[] = [
  ...Object.values(TABLES).map(({ w, h }) => ({ w, h })),
  ...SCENARIOS.map(({ table }) => table),
].filter(({ w, h }, at, all) => all.findIndex((other) => other.w === w && other.h === h) === at);

export const isTable = (value: unknown): value is TableSize =>
  TABLE_SIZES.some(
    ({ w, h }) =>
      typeof value === 'object' &&
      value !== null &&
      Object.keys(value).length === 2 &&
      (value as TableSize).w === w &&
      (value as TableSize).h === h,
  );

/** PORT-066 How deep the strip of a side is on such a table. */
const depthOn = ({ w }: TableSize): number =>
  (Object.values(TABLES).find((ready) => w <= ready.w) ?? TABLES.large).zone;

/** PORT-066 Without a scenario the sides deploy along these edges: two across from each other, others at the sides. */
const SIDES: readonly Edge[] = ['bottom', 'top', 'left', 'right'];
const FACING = { bottom: 270, top: 90, left: 0, right: 180 } as const;

/** PORT-066 The strips of so many sides, by seat. Those at the sides end where the others begin, so that no two overlap. */
export function stripsOn(table: TableSize, seats: number): readonly Zone[] {
  const depth = depthOn(table);
  return SIDES.slice(0, seats).map((edge): Zone => {
    const [x, y] = [edge === 'right' ? table.w - depth : 0, edge === 'bottom' ? table.h - depth : 0];
    return edge === 'top' || edge === 'bottom'
      ? { x, y, w: table.w, h: depth, facing: FACING[edge] }
      : { x, y: depth, w: depth, h: table.h - 2 * depth, facing: FACING[edge] };
  });
}
