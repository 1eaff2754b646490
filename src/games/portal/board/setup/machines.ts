import type { AttributeId, Die, VehicleWeaponId } from '../../rules/data';
import type { ArmyList, CrewBought, UnitList } from '../../rules/types';
import { withUnit } from './edits';

export type Vehicle = Extract<UnitList, { kind: 'vehicle' }>;
export type Gun = Extract<UnitList, { kind: 'artillery' }>;

/** The same army with one vehicle otherwise. */
export const withVehicle = (army: ArmyList, at: number, change: (vehicle: Vehicle) => Partial<Vehicle>): ArmyList =>
  withUnit(army, at, (unit) => (unit.kind === 'vehicle' ? { ...unit, ...change(unit) } : unit));

/** How many of a die ride or serve. */
export const crewOf = (crew: readonly CrewBought[], die: Die): number =>
  crew.reduce((count, man) => (man.die === die ? count + man.count : count), 0);

/** So many of a die; the others stay. */
export function withCrew(crew: readonly CrewBought[], die: Die, count: number): readonly CrewBought[] {
  const others = crew.filter((man) => man.die !== die);
  return count > 0 ? [...others, { die, count }].sort((a, b) => a.die - b.die) : others;
}

/** PORT-032 A gun's crew, all of one die. */
export const withGunCrew = (army: ArmyList, at: number, die: Die, count: number): ArmyList =>
  withUnit(army, at, (unit) => (unit.kind === 'artillery' ? { ...unit, crew: [{ die, count }] } : unit));

export const withWeapons = (army: ArmyList, at: number, weapons: readonly VehicleWeaponId[]): ArmyList =>
  withVehicle(army, at, () => ({ weapons }));

export const toggledOn = ({ attributes }: Vehicle, id: AttributeId): Pick<Vehicle, 'attributes'> => ({
  attributes: attributes.includes(id) ? attributes.filter((other) => other !== id) : [...attributes, id],
});
