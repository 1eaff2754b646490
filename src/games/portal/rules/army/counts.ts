import type { ArmyList, CrewBought, Member, UnitList } from './types';

const sum = (list: readonly { readonly count: number }[]) => list.reduce((total, { count }) => total + count, 0);

/** Soldiers and independent mounts of an entry or several: a mount and its rider share one base. */
export const figuresIn = (members: readonly Member[]): number => sum(members);

export const crewSize = (crew: readonly CrewBought[]): number => sum(crew);

/** PORT-009 What of a unit has a footprint of its own. */
export function elementsIn(unit: UnitList): number {
  return unit.kind === 'band' || unit.kind === 'lone' ? figuresIn(unit.members) : 1;
}

/** PORT-052 */
export const elementsOf = ({ units }: Pick<ArmyList, 'units'>): number =>
  units.reduce((total, unit) => total + elementsIn(unit), 0);
