import {
  ARTILLERY,
  ATTRIBUTES,
  DIE_POINTS,
  EXTRA_SPELL_POINTS,
  VEHICLE_WEAPON_POINTS,
  type Die,
  type Era,
} from '../data';
import type { ArmyList, Bought, CrewBought, Member, UnitList } from './types';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** PORT-017 */
export const diePoints = (die: Die, era: Era): number => DIE_POINTS[era][die];

/** PORT-035 */
const attributePoints = (attributes: Bought['attributes']) => sum(attributes.map((id) => ATTRIBUTES[id].points));

/** PORT-039 The first spell is free. */
const spellPoints = (spells: Bought['spells']) => EXTRA_SPELL_POINTS * Math.max(0, spells.length - 1);

/** PORT-018 One model, its ordinary equipment included, with its attributes and spells. */
export function modelPoints(model: Pick<Bought, 'die' | 'attributes' | 'spells'>, era: Era): number {
  return diePoints(model.die, era) + attributePoints(model.attributes) + spellPoints(model.spells);
}

/** PORT-041, PORT-042 All like ones of an entry, each with its rider. */
export function memberPoints(member: Member, era: Era): number {
  const rider = member.mount?.rider;
  return member.count * (modelPoints(member, era) + (rider ? modelPoints(rider, era) : 0));
}

const crewPoints = (crew: readonly CrewBought[], era: Era): number =>
  sum(crew.map(({ die, count }) => count * diePoints(die, era)));

/** PORT-026 What rides in a vehicle, which its payload must hold. */
export function loadPoints({ crew, weapons }: Vehicle, era: Era): number {
  return crewPoints(crew, era) + VEHICLE_WEAPON_POINTS * weapons.length;
}

export type Vehicle = Extract<UnitList, { kind: 'vehicle' }>;

/** PORT-024 The hull alone, with its attributes. */
export const hullPoints = ({ die, attributes }: Pick<Vehicle, 'die' | 'attributes'>, era: Era): number =>
  diePoints(die, era) + attributePoints(attributes);

export function unitPoints(unit: UnitList, era: Era): number {
  switch (unit.kind) {
    case 'band':
    case 'lone':
      return sum(unit.members.map((member) => memberPoints(member, era)));
    case 'vehicle':
      return hullPoints(unit, era) + loadPoints(unit, era);
    case 'artillery':
      return diePoints(ARTILLERY[unit.piece].die, era) + crewPoints(unit.crew, era);
  }
}

/** PORT-053 */
export const armyPoints = ({ units, era }: Pick<ArmyList, 'units' | 'era'>): number =>
  sum(units.map((unit) => unitPoints(unit, era)));

/** An army that was changed, with its total as it is now. */
export const withTotal = (army: ArmyList): ArmyList => ({ ...army, total: armyPoints(army) });
