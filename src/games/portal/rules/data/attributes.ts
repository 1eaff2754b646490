/** Whom an attribute may be bought for; a flying vehicle may have those of vehicles too (PORT-037). */
export type AttributeBearer = 'soldier' | 'mount' | 'vehicle' | 'flyingVehicle';

export type Attribute = {
  /** PORT-035 */
  readonly points: number;
  readonly bearers: readonly AttributeBearer[];
  /** PORT-038 */
  readonly needsWeapon?: true;
};

const ANY = ['soldier', 'mount', 'vehicle'] as const;

const attributes = {
  aggressive: { points: 6, bearers: ANY },
  amphibious: { points: 12, bearers: ['soldier'] },
  fast: { points: 25, bearers: ANY },
  fearsome: { points: 25, bearers: ANY },
  fireLinked: { points: 50, bearers: ['vehicle'] },
  heavyArmour: { points: 30, bearers: ANY },
  heavyMelee: { points: 30, bearers: ANY },
  heavyRange: { points: 30, bearers: ANY, needsWeapon: true },
  hover: { points: 50, bearers: ['flyingVehicle'] },
  luck: { points: 10, bearers: ANY },
  magic: { points: 100, bearers: ['soldier', 'mount'] },
  sharpshooter: { points: 30, bearers: ANY, needsWeapon: true },
  turnX2: { points: 50, bearers: ['vehicle'] },
  waterborne: { points: 36, bearers: ['mount', 'vehicle'] },
} satisfies Record<string, Attribute>;

export type AttributeId = keyof typeof attributes;
export const ATTRIBUTES: Readonly<Record<AttributeId, Attribute>> = attributes;
export const ATTRIBUTE_IDS = Object.keys(attributes) as readonly AttributeId[];

/** PORT-034 */
export const ATTRIBUTE_MIN_DIE = 12;
