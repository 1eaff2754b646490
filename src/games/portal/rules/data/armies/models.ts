import type { Bought, Member, Name } from '../../army/types';
import type { Die } from '../dice';

type Gear = Partial<Pick<Bought, 'mounted' | 'kit' | 'weapon' | 'attributes' | 'spells' | 'leader'>>;

/** Soldiers alike, with what they carry. */
export const soldier = (name: Name, die: Die, count: number, gear: Gear): Member => ({
  name,
  die,
  count,
  mounted: false,
  kit: null,
  weapon: null,
  attributes: [],
  spells: [],
  leader: false,
  ...gear,
  mount: null,
});

/** PORT-041 An independent mount, with or without a rider. */
export const mount = (model: Bought, flying: boolean, on: Member | null): Member => {
  if (on === null) return { ...model, mount: { flying, rider: null } };
  const { mount: _none, ...rider } = on;
  return { ...model, mount: { flying, rider } };
};
