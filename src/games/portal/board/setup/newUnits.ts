import { ARTILLERY, ARTILLERY_IDS, type ArtilleryId, type Era } from '../../rules/data';
import type { Bought, Member, UnitList } from '../../rules/types';

/** What can be added to an army, besides guns. */
export const NEW_UNITS = ['foot', 'riders', 'hero', 'beast', 'vehicle', 'flyer'] as const;
export type NewUnit = (typeof NEW_UNITS)[number] | ArtilleryId;

const isGun = (unit: NewUnit): unit is ArtilleryId => (ARTILLERY_IDS as readonly string[]).includes(unit);

export const gunsOf = (era: Era): readonly ArtilleryId[] =>
  ARTILLERY_IDS.filter((id) => ARTILLERY[id].eras.includes(era));

const model = (name: string, other: Partial<Bought>): Bought => ({
  name,
  die: 6,
  count: 1,
  mounted: false,
  kit: 'hand',
  weapon: null,
  attributes: [],
  spells: [],
  leader: false,
  ...other,
});
const soldier = (name: string, other: Partial<Bought>): Member => ({ ...model(name, other), mount: null });

/** Names in the language of whoever builds. */
export type NewNames = { readonly unit: string; readonly leader: string; readonly soldier: string };

/** A unit of its kind as it is bought at first: legal, small and cheap. */
export function newUnit(kind: NewUnit, { unit: name, leader, soldier: other }: NewNames): UnitList {
  const named = { id: 'new', name };
  if (isGun(kind)) return { ...named, kind: 'artillery', piece: kind, crew: [{ die: 6, count: 2 }] };
  switch (kind) {
    case 'foot':
      return {
        ...named,
        kind: 'band',
        files: null,
        members: [soldier(leader, { leader: true }), soldier(other, { count: 4 })],
      };
    case 'riders': {
      const rides = { die: 8, mounted: true } as const;
      return {
        ...named,
        kind: 'band',
        files: null,
        members: [soldier(leader, { ...rides, leader: true }), soldier(other, { ...rides, count: 2 })],
      };
    }
    case 'hero':
      return { ...named, kind: 'lone', members: [soldier(name, { die: 12, leader: true })] };
    case 'beast': {
      const rider = model(leader, { die: 8, leader: true });
      return {
        ...named,
        kind: 'lone',
        members: [{ ...model(name, { die: 12, leader: true }), mount: { flying: false, rider } }],
      };
    }
    case 'vehicle':
    case 'flyer':
      return {
        ...named,
        kind: 'vehicle',
        die: 10,
        flying: kind === 'flyer',
        attributes: [],
        crew: [{ die: 6, count: 2 }],
        weapons: [],
      };
  }
}
