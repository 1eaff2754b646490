import type { ArtilleryId, AttributeId, Die, Era, KitId, SpellId, VehicleWeaponId, WeaponId } from '../data';

/** What a player typed, or, with an @ before it, a key of the words of the ready armies, their units or their figures: `@reeve`. */
export type Name = string;

/** A model as it is bought: a soldier, an independent mount or a rider. `count` like ones stand in one entry. */
export type Bought = {
  readonly name: Name;
  readonly die: Die;
  readonly count: number;
  /** PORT-018 On an ordinary mount. */
  readonly mounted: boolean;
  readonly kit: KitId | null;
  readonly weapon: WeaponId | null;
  readonly attributes: readonly AttributeId[];
  readonly spells: readonly SpellId[];
  /** PORT-048 One soldier of a band; PORT-049 in a lone unit everybody. */
  readonly leader: boolean;
};

/** PORT-041 … PORT-043 An entry of a soldier unit: foot or mounted soldiers, or an independent mount with or without a rider. */
export type Member = Bought & {
  readonly mount: { readonly flying: boolean; readonly rider: Bought | null } | null;
};

export type CrewBought = { readonly die: Die; readonly count: number };

type Named = { /** Once in an army. */ readonly id: string; readonly name: Name };

export type UnitList =
  /** PORT-044, PORT-232 It is proposed to deploy in a block of so many files; loose where null. */
  | (Named & { readonly kind: 'band'; readonly files: number | null; readonly members: readonly Member[] })
  /** PORT-045 */
  | (Named & { readonly kind: 'lone'; readonly members: readonly Member[] })
  /** PORT-024 */
  | (Named & {
      readonly kind: 'vehicle';
      readonly die: Die;
      readonly flying: boolean;
      readonly attributes: readonly AttributeId[];
      readonly crew: readonly CrewBought[];
      readonly weapons: readonly VehicleWeaponId[];
    })
  /** PORT-030 */
  | (Named & { readonly kind: 'artillery'; readonly piece: ArtilleryId; readonly crew: readonly CrewBought[] });

/** PORT-053 An army as it is kept, shared and fielded; the printed total must be the computed one. */
export type ArmyList = {
  readonly name: Name;
  readonly era: Era;
  readonly total: number;
  readonly units: readonly UnitList[];
};
