import { withTotal } from '../../rules/army';
import type { Era } from '../../rules/data';
import type { ArmyList, Bought, Member, Name, UnitList } from '../../rules/types';

// What a builder does to a list. Nothing here judges: see tries.ts.

/** A model of a unit: an entry of its list, or who rides it. */
export type Part = { readonly member: number; readonly rider: boolean };

export type Squad = Extract<UnitList, { readonly members: readonly Member[] }>;

export const hasMembers = (unit: UnitList): unit is Squad => unit.kind === 'band' || unit.kind === 'lone';

/** The same army with one unit otherwise. */
export function withUnit(army: ArmyList, at: number, change: (unit: UnitList) => UnitList): ArmyList {
  return withTotal({ ...army, units: army.units.map((unit, place) => (place === at ? change(unit) : unit)) });
}

/** The same army with one member of a band or a lone unit otherwise. */
export function withMember(army: ArmyList, at: number, member: number, change: (member: Member) => Member): ArmyList {
  return withUnit(army, at, (unit) =>
    hasMembers(unit)
      ? { ...unit, members: unit.members.map((one, place) => (place === member ? change(one) : one)) }
      : unit,
  );
}

/** The same army with one model otherwise. */
export function withModel(
  army: ArmyList,
  at: number,
  part: Part,
  change: (model: Bought) => Partial<Bought>,
): ArmyList {
  return withMember(army, at, part.member, (member) => {
    if (!part.rider) return { ...member, ...change(member) };
    const { mount } = member;
    return mount?.rider
      ? { ...member, mount: { ...mount, rider: { ...mount.rider, ...change(mount.rider) } } }
      : member;
  });
}

/** The model that is meant; undefined where there is none, as after its entry was taken out. */
export function modelAt(unit: UnitList | undefined, { member, rider }: Part): Bought | undefined {
  if (!unit || !hasMembers(unit)) return undefined;
  const entry = unit.members[member];
  return rider ? (entry?.mount?.rider ?? undefined) : entry;
}

/** Whether a model sits on something that carries it. */
export function sitsAt(unit: UnitList, { member, rider }: Part): boolean {
  return rider || (hasMembers(unit) && unit.members[member]?.mounted === true);
}

export const renamed = (army: ArmyList, name: Name): ArmyList => ({ ...army, name });

export const ofEra = (army: ArmyList, era: Era): ArmyList => withTotal({ ...army, era });

export const renamedUnit = (army: ArmyList, at: number, name: Name): ArmyList =>
  withUnit(army, at, (unit) => ({ ...unit, name }));

/** An id that no unit of the army has. */
export function freeId({ units }: ArmyList): string {
  const taken = new Set(units.map(({ id }) => id));
  let n = units.length + 1;
  while (taken.has(`u${n}`)) n++;
  return `u${n}`;
}

export const withNewUnit = (army: ArmyList, unit: UnitList): ArmyList =>
  withTotal({ ...army, units: [...army.units, { ...unit, id: freeId(army) }] });

export const withoutUnit = (army: ArmyList, at: number): ArmyList =>
  withTotal({ ...army, units: army.units.filter((_, place) => place !== at) });

/** A like unit right after it. */
export function withCopy(army: ArmyList, at: number): ArmyList {
  const copy = army.units.slice(at, at + 1).map((unit) => ({ ...unit, id: freeId(army) }));
  return withTotal({ ...army, units: [...army.units.slice(0, at + 1), ...copy, ...army.units.slice(at + 1)] });
}

/** Others in the same unit, armed like the last of it. */
export function withNewMember(army: ArmyList, at: number): ArmyList {
  return withUnit(army, at, (unit) => {
    const last = unit.kind === 'band' ? unit.members.at(-1) : undefined;
    if (unit.kind !== 'band' || !last) return unit;
    const mount = last.mount && { ...last.mount, rider: last.mount.rider && { ...last.mount.rider, leader: false } };
    return { ...unit, members: [...unit.members, { ...last, count: 1, leader: false, mount }] };
  });
}

export function withoutMember(army: ArmyList, at: number, member: number): ArmyList {
  return withUnit(army, at, (unit) =>
    hasMembers(unit) ? { ...unit, members: unit.members.filter((_, place) => place !== member) } : unit,
  );
}

/** PORT-232 The files in which a band is proposed to deploy; loose where null. */
export const withFiles = (army: ArmyList, at: number, files: number | null): ArmyList =>
  withUnit(army, at, (unit) => (unit.kind === 'band' ? { ...unit, files } : unit));
