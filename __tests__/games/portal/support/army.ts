import { withTotal } from '@/games/portal/rules/army';
import type { ArmyList, Bought, Member, UnitList } from '@/games/portal/rules/types';

/** A foot soldier with a hand weapon, or otherwise as said. */
export const model = (other: Partial<Bought> = {}): Bought => ({
  name: 'Somebody',
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

export const member = (other: Partial<Member> = {}): Member => ({ ...model(other), mount: null, ...other });

/** Four with their leader. */
export const band = (other: Partial<Extract<UnitList, { kind: 'band' }>> = {}): UnitList => ({
  kind: 'band',
  id: 'band',
  name: 'Band',
  files: null,
  members: [member({ leader: true }), member({ count: 4 })],
  ...other,
});

export const lone = (other: Partial<Member> = {}): UnitList => ({
  kind: 'lone',
  id: 'lone',
  name: 'Lone',
  members: [member({ die: 12, leader: true, ...other })],
});

export const vehicle = (other: Partial<Extract<UnitList, { kind: 'vehicle' }>> = {}): UnitList => ({
  kind: 'vehicle',
  id: 'vehicle',
  name: 'Vehicle',
  die: 12,
  flying: false,
  attributes: [],
  crew: [{ die: 6, count: 2 }],
  weapons: [],
  ...other,
});

export const gun = (other: Partial<Extract<UnitList, { kind: 'artillery' }>> = {}): UnitList => ({
  kind: 'artillery',
  id: 'gun',
  name: 'Gun',
  piece: 'lightCannon',
  crew: [{ die: 6, count: 2 }],
  ...other,
});

export const army = (units: readonly UnitList[], other: Partial<ArmyList> = {}): ArmyList => ({
  ...withTotal({ name: 'Army', era: 'pre1900', total: 0, units }),
  ...other,
});
