import { copyPlain, listOf, type Shape } from '@/engine';
import { MAX_TERRAIN } from '../data';
import { broken, faultAmong, firstFault, type Fault } from '../fault';
import { anything, fieldFault, type Fields } from '../fields';
import type { Length, LaidTerrain, Objective } from '../types';
import { isLength } from './length';
import { MAX_OBJECTIVES, objectiveFault, objectivesFault } from './objectives';
import { isTable } from './tables';
import { pieceFault, terrainFault, type TableSize } from './terrain';

/** A table as players lay it out and keep it: ground, objectives and how long is fought over them. */
export type TableDesign = {
  readonly table: TableSize;
  readonly terrain: readonly LaidTerrain[];
  readonly objectives: readonly Objective[];
  readonly length: Length;
};

const DESIGN: Fields = {
  table: [isTable as Shape, 'PORT-055'],
  terrain: [listOf(anything, 0, MAX_TERRAIN), 'PORT-063'],
  objectives: [listOf(anything, 0, MAX_OBJECTIVES), 'PORT-329'],
  length: [isLength, 'PORT-058'],
};

type Lists = {
  readonly table: TableSize;
  readonly terrain: readonly unknown[];
  readonly objectives: readonly unknown[];
};

/**
 * A table from anywhere, a file say: its own copy, or the rule that names what is wrong with it. It may be unfinished: whether a
 * battle may be fought on it is for whyNotTable.
 */
export function readTable(value: unknown): { readonly design: TableDesign } | { readonly fault: Fault } {
  const own = fieldFault(value, DESIGN);
  if (own) return { fault: own };
  const { table, terrain, objectives } = value as Lists;
  const fault = firstFault(
    () => faultAmong(terrain, 'piece', pieceFault),
    () => faultAmong(objectives, 'objective', (one) => objectiveFault(one, table)),
  );
  return fault ? { fault } : { design: copyPlain(value as TableDesign) };
}

/** Why no battle of so many sides can be fought on a table: the first rule that it breaks, and where. */
export function whyNotTable(
  { table, terrain, objectives }: Omit<TableDesign, 'length'>,
  seats: number,
): Fault | undefined {
  return firstFault(
    () => (isTable(table) ? undefined : broken('PORT-055')),
    () => terrainFault(terrain, table),
    () => objectivesFault(objectives, seats),
  );
}
