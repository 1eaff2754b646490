import {
  KIT_IDS,
  KITS,
  SIDEARM,
  WEAPON_IDS,
  WEAPONS,
  type AttributeId,
  type Era,
  type KitId,
  type SpellId,
  type WeaponId,
} from '../../rules/data';
import type { Bought } from '../../rules/types';

/** Who is armed: when, on what, and how mighty. */
type Bearing = { readonly era: Era; readonly sits: boolean; readonly die: number };

const CREATURE = 12;

const isThrown = (weapon: WeaponId | null) => weapon !== null && WEAPONS[weapon].props.includes('thrown');

/** PORT-020, PORT-021 The kits that somebody may fight with. */
export const kitsFor = ({ era, sits }: Bearing): readonly KitId[] =>
  KIT_IDS.filter((id) => KITS[id].eras.includes(era) && (sits || !KITS[id].mountedOnly));

/** PORT-020 … PORT-022 The weapons that somebody may shoot or throw. */
export const weaponsFor = ({ era, sits, die }: Bearing): readonly WeaponId[] =>
  WEAPON_IDS.filter((id) => {
    const { eras, props } = WEAPONS[id];
    return (
      eras.includes(era) && !(sits && props.includes('footOnly')) && !(die < CREATURE && props.includes('creature'))
    );
  });

/** PORT-019 What somebody fights hand to hand with. */
export const kitOf = ({ kit }: Pick<Bought, 'kit'>): KitId => kit ?? SIDEARM;

/** PORT-019 A kit is carried alone or beside something thrown. */
export const withKit = ({ weapon }: Pick<Bought, 'weapon'>, kit: KitId): Pick<Bought, 'kit' | 'weapon'> => ({
  kit,
  weapon: isThrown(weapon) ? weapon : null,
});

/** PORT-019 Whoever shoots with what is not thrown has no other kit than a hand weapon. */
export function withWeapon({ kit }: Pick<Bought, 'kit'>, weapon: WeaponId | null): Pick<Bought, 'kit' | 'weapon'> {
  return weapon !== null && !isThrown(weapon) ? { kit: null, weapon } : { kit: kit ?? SIDEARM, weapon };
}

/** PORT-021 Onto an ordinary mount, or down from it: what does not go with it is laid aside. */
export function mountedOr(model: Bought, mounted: boolean): Pick<Bought, 'mounted' | 'kit' | 'weapon'> {
  const { kit, weapon } = model;
  const left = weapon !== null && mounted && WEAPONS[weapon].props.includes('footOnly') ? null : weapon;
  const fits = kit !== null && (mounted || !KITS[kit].mountedOnly) ? kit : null;
  return { mounted, kit: fits ?? (left === null || isThrown(left) ? SIDEARM : null), weapon: left };
}

const FIRST_SPELL: SpellId = 'fireball';

/** PORT-036, PORT-039 With an attribute, or without the one it had; Magic brings a first spell and takes all with it. */
export function toggledAttribute(
  { attributes, spells }: Bought,
  id: AttributeId,
): Pick<Bought, 'attributes' | 'spells'> {
  const had = attributes.includes(id);
  return {
    attributes: had ? attributes.filter((other) => other !== id) : [...attributes, id],
    spells: id !== 'magic' ? spells : had ? [] : [FIRST_SPELL],
  };
}

export const toggledSpell = ({ spells }: Bought, id: SpellId): Pick<Bought, 'spells'> => ({
  spells: spells.includes(id) ? spells.filter((other) => other !== id) : [...spells, id],
});
