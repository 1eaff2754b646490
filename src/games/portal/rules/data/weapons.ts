import type { Era } from './dice';

const OLD = ['pre1900'] as const;
const NEW = ['post1900'] as const;
const BOTH = ['pre1900', 'post1900'] as const;

/**
 * thrown: beside a melee kit (PORT-019); footOnly, mountedOnly (PORT-021); creature: from D12 (PORT-022); support: one for five
 * soldiers (PORT-023); burst: several attacks (PORT-179); punch, steady, antiVehicle: PORT-180 to PORT-182.
 */
type WeaponProperty = 'thrown' | 'footOnly' | 'punch' | 'steady' | 'burst' | 'antiVehicle' | 'support' | 'creature';

export type Weapon = {
  readonly eras: readonly Era[];
  /** R in millimetres: shorter is short range, up to twice as far is long range (PORT-163, PORT-164). */
  readonly range: number;
  readonly props: readonly WeaponProperty[];
  /** PORT-179 */
  readonly attacks: number;
};

export type Kit = { readonly eras: readonly Era[]; readonly mountedOnly: boolean };

const kits = {
  unarmed: { eras: BOTH, mountedOnly: false },
  hand: { eras: BOTH, mountedOnly: false },
  shield: { eras: BOTH, mountedOnly: false },
  twoHanded: { eras: BOTH, mountedOnly: false },
  spear: { eras: BOTH, mountedOnly: false },
  lance: { eras: OLD, mountedOnly: true },
} satisfies Record<string, Kit>;

const projectiles = {
  javelin: { eras: OLD, range: 60, props: ['thrown'], attacks: 1 },
  throwingAxe: { eras: OLD, range: 50, props: ['thrown'], attacks: 1 },
  sling: { eras: OLD, range: 120, props: ['footOnly'], attacks: 1 },
  shortBow: { eras: OLD, range: 140, props: [], attacks: 1 },
  bow: { eras: OLD, range: 180, props: ['footOnly'], attacks: 1 },
  longbow: { eras: OLD, range: 200, props: ['footOnly', 'steady'], attacks: 1 },
  crossbow: { eras: OLD, range: 180, props: ['footOnly', 'punch', 'steady'], attacks: 1 },
  arquebus: { eras: OLD, range: 120, props: ['footOnly', 'punch', 'steady'], attacks: 1 },
  musket: { eras: OLD, range: 150, props: ['footOnly', 'punch', 'steady'], attacks: 1 },
  carbine: { eras: OLD, range: 100, props: [], attacks: 1 },
  flintlock: { eras: OLD, range: 60, props: ['thrown'], attacks: 1 },
  rifledMusket: { eras: OLD, range: 220, props: ['footOnly', 'steady'], attacks: 1 },
  leverRifle: { eras: OLD, range: 170, props: [], attacks: 1 },
  boulder: { eras: BOTH, range: 80, props: ['thrown', 'creature'], attacks: 1 },
  breath: { eras: BOTH, range: 100, props: ['thrown', 'creature', 'punch'], attacks: 1 },
  pistol: { eras: NEW, range: 80, props: ['thrown'], attacks: 1 },
  shotgun: { eras: NEW, range: 80, props: ['punch'], attacks: 1 },
  smg: { eras: NEW, range: 110, props: ['punch'], attacks: 1 },
  rifle: { eras: NEW, range: 220, props: [], attacks: 1 },
  assaultRifle: { eras: NEW, range: 170, props: ['punch'], attacks: 1 },
  sniperRifle: { eras: NEW, range: 300, props: ['footOnly', 'steady', 'support'], attacks: 1 },
  lmg: { eras: NEW, range: 240, props: ['footOnly', 'steady', 'burst', 'support'], attacks: 2 },
  atLauncher: { eras: NEW, range: 140, props: ['footOnly', 'antiVehicle', 'support'], attacks: 1 },
  flamethrower: { eras: NEW, range: 50, props: ['footOnly', 'burst', 'support'], attacks: 2 },
  blaster: { eras: NEW, range: 190, props: [], attacks: 1 },
} satisfies Record<string, Weapon>;

const vehicleWeapons = {
  boltThrower: { eras: OLD, range: 220, props: ['punch'], attacks: 1 },
  archersPlatform: { eras: OLD, range: 160, props: ['burst'], attacks: 2 },
  swivelGun: { eras: OLD, range: 140, props: ['punch'], attacks: 1 },
  gatling: { eras: OLD, range: 200, props: ['burst'], attacks: 2 },
  machineGun: { eras: NEW, range: 260, props: ['burst'], attacks: 2 },
  autocannon: { eras: NEW, range: 300, props: ['antiVehicle'], attacks: 1 },
  tankGun: { eras: NEW, range: 400, props: ['antiVehicle', 'punch'], attacks: 1 },
  rocketPod: { eras: NEW, range: 280, props: ['burst', 'steady'], attacks: 3 },
  flameProjector: { eras: NEW, range: 80, props: ['burst'], attacks: 3 },
  rayCannon: { eras: NEW, range: 320, props: ['punch'], attacks: 1 },
} satisfies Record<string, Weapon>;

export type KitId = keyof typeof kits;
/** Melee kits; what shield, twoHanded, spear and lance do is in PORT-158 to PORT-160 and PORT-183. */
export const KITS: Readonly<Record<KitId, Kit>> = kits;
export const KIT_IDS = Object.keys(kits) as readonly KitId[];

/** PORT-019 What a shooter whose weapon is not thrown fights hand to hand with. */
export const SIDEARM: KitId = 'hand';

export type WeaponId = keyof typeof projectiles;
export const WEAPONS: Readonly<Record<WeaponId, Weapon>> = projectiles;
export const WEAPON_IDS = Object.keys(projectiles) as readonly WeaponId[];

export type VehicleWeaponId = keyof typeof vehicleWeapons;
export const VEHICLE_WEAPONS: Readonly<Record<VehicleWeaponId, Weapon>> = vehicleWeapons;
export const VEHICLE_WEAPON_IDS = Object.keys(vehicleWeapons) as readonly VehicleWeaponId[];
