import {
  ATTRIBUTE_MIN_DIE,
  ATTRIBUTES,
  KITS,
  MAX_SPELLS,
  MOUNT_MIN_DIE,
  WEAPONS,
  type AttributeBearer,
  type AttributeId,
  type Die,
  type Era,
} from '../data';
import { broken, firstFault, within, type Fault } from '../fault';
import type { Bought, Member } from './types';

/** PORT-022 */
const CREATURE_MIN_DIE = 12;
/** PORT-043 */
const FLYING_MOUNT_DIE = 20;

/** What decides whether a model may have an attribute. */
export type Bearer = {
  readonly kind: 'soldier' | 'mount' | 'vehicle';
  readonly flying: boolean;
  readonly die: Die;
  /** A projectile or vehicle weapon. */
  readonly armed: boolean;
};

/** PORT-037 A flying vehicle may have what vehicles may have, and more. */
function mayBear(bearers: readonly AttributeBearer[], { kind, flying }: Bearer): boolean {
  return bearers.includes(kind) || (kind === 'vehicle' && flying && bearers.includes('flyingVehicle'));
}

/** PORT-034, PORT-037, PORT-038 Why a model may not have an attribute. */
export function whyNotAttribute(id: AttributeId, bearer: Bearer): Fault | undefined {
  const { bearers, needsWeapon } = ATTRIBUTES[id];
  if (bearer.die < ATTRIBUTE_MIN_DIE) return broken('PORT-034', { die: bearer.die });
  if (!mayBear(bearers, bearer)) return broken('PORT-037', { attribute: id });
  return needsWeapon && !bearer.armed ? broken('PORT-038', { attribute: id }) : undefined;
}

/** All attributes of a model. */
export function attributeFault(attributes: readonly AttributeId[], bearer: Bearer): Fault | undefined {
  for (const id of attributes) {
    const fault = whyNotAttribute(id, bearer);
    if (fault) return fault;
  }
  return new Set(attributes).size < attributes.length ? broken('PORT-036') : undefined;
}

/** PORT-039, PORT-040 */
function spellFault({ attributes, spells }: Bought): Fault | undefined {
  if (spells.length > MAX_SPELLS) return broken('PORT-040', { count: spells.length });
  const isCaster = attributes.includes('magic');
  const fits = isCaster === spells.length > 0 && new Set(spells).size === spells.length;
  return fits ? undefined : broken('PORT-039');
}

/** PORT-019 … PORT-022 Whether one who sits on something, or not, may be armed like this. */
function armsFault({ kit, weapon, die }: Bought, era: Era, sits: boolean): Fault | undefined {
  const props = weapon ? WEAPONS[weapon].props : [];
  if (!kit && !weapon) return broken('PORT-019');
  if (kit && weapon && !props.includes('thrown')) return broken('PORT-019');
  if (kit && !KITS[kit].eras.includes(era)) return broken('PORT-020', { weapon: kit });
  if (weapon && !WEAPONS[weapon].eras.includes(era)) return broken('PORT-020', { weapon });
  if (sits && props.includes('footOnly')) return broken('PORT-021', { weapon: weapon ?? '' });
  if (kit && !sits && KITS[kit].mountedOnly) return broken('PORT-021', { weapon: kit });
  return props.includes('creature') && die < CREATURE_MIN_DIE ? broken('PORT-022', { die }) : undefined;
}

/** What one model breaks by itself. */
function modelFault(model: Bought, kind: 'soldier' | 'mount', era: Era, sits: boolean): Fault | undefined {
  const bearer = { kind, flying: false, die: model.die, armed: model.weapon !== null };
  return firstFault(
    () => armsFault(model, era, sits),
    () => attributeFault(model.attributes, bearer),
    () => spellFault(model),
  );
}

/** PORT-018, PORT-041 … PORT-043 What an entry of a soldier unit breaks by itself; a rider is a soldier on what carries him. */
export function memberFault({ mount, ...model }: Member, era: Era): Fault | undefined {
  if (!mount) return modelFault(model, 'soldier', era, model.mounted);
  const { flying, rider } = mount;
  if (model.die < MOUNT_MIN_DIE) return broken('PORT-041', { die: model.die });
  if (flying && model.die !== FLYING_MOUNT_DIE) return broken('PORT-043', { die: model.die });
  if (model.mounted || rider?.mounted) return broken('PORT-018');
  if (rider && rider.count !== 1) return within({ rider: true }, broken('PORT-042', { count: rider.count }));
  return (
    modelFault(model, 'mount', era, false) ??
    within({ rider: true }, rider ? modelFault(rider, 'soldier', era, true) : undefined)
  );
}
