import type { IconifyIcon } from '@iconify/types';
import archeryTarget from '@iconify/icons-game-icons/archery-target';
import arrowCluster from '@iconify/icons-game-icons/arrow-cluster';
import crosshair from '@iconify/icons-game-icons/crosshair';
import crown from '@iconify/icons-game-icons/crown';
import daggers from '@iconify/icons-game-icons/daggers';
import dodge from '@iconify/icons-game-icons/dodge';
import executionerHood from '@iconify/icons-game-icons/executioner-hood';
import fireball from '@iconify/icons-game-icons/fireball';
import flame from '@iconify/icons-game-icons/flame';
import hammerDrop from '@iconify/icons-game-icons/hammer-drop';
import healing from '@iconify/icons-game-icons/healing';
import lightningBranches from '@iconify/icons-game-icons/lightning-branches';
import lightningFrequency from '@iconify/icons-game-icons/lightning-frequency';
import mailedFist from '@iconify/icons-game-icons/mailed-fist';
import poisonBottle from '@iconify/icons-game-icons/poison-bottle';
import prayer from '@iconify/icons-game-icons/prayer';
import quickSlash from '@iconify/icons-game-icons/quick-slash';
import ringingBell from '@iconify/icons-game-icons/ringing-bell';
import shieldEchoes from '@iconify/icons-game-icons/shield-echoes';
import targeting from '@iconify/icons-game-icons/targeting';
import walkingBoot from '@iconify/icons-game-icons/walking-boot';
import whirlwind from '@iconify/icons-game-icons/whirlwind';
import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import type { AbilityId } from '../../rules/types';
import { crossedSwords, laurelCrown, skull } from './silhouettes';

const ABILITY_ICONS: Readonly<Record<AbilityId, IconifyIcon>> = {
  longShot: arrowCluster,
  explosiveShot: fireball,
  fullDraw: healing,
  precisionTargeting: targeting,
  chainLightning: lightningBranches,
  staticCharge: lightningFrequency,
  lifeWard: prayer,
  blisteringPain: flame,
  mightyBlow: hammerDrop,
  shieldWall: shieldEchoes,
  risingWinds: whirlwind,
  ringTheBell: ringingBell,
  infectedWounds: poisonBottle,
  cheapShot: daggers,
  quickBlade: quickSlash,
  mercyKilling: executionerHood,
};

const ATTRIBUTE_ICONS = {
  damage: mailedFist,
  movement: walkingBoot,
  dodge,
  range: archeryTarget,
  accuracy: crosshair,
} as const;

/** GATE-008 In the order of the hero's sheet. */
export const ATTRIBUTES = ['health', 'damage', 'movement', 'dodge', 'range', 'accuracy'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** What heroes did, in the order of a result's scores. */
export const DEEDS = ['slain', 'captures', 'damage', 'healed', 'deaths'] as const;
const DEED_ICONS: Readonly<Record<(typeof DEEDS)[number], IconifyIcon>> = {
  slain: crossedSwords,
  captures: laurelCrown,
  damage: mailedFist,
  healed: healing,
  deaths: skull,
};

const HEART = 'M12 21C5 15.4 2 11.8 2 7.9A5.2 5.2 0 0 1 12 5.6A5.2 5.2 0 0 1 22 7.9C22 11.8 19 15.4 12 21Z';

const sign = (icon: IconifyIcon, size: number, tint: string): readonly Shape[] => [
  { ...placeIcon(icon, 0, 0, size), fill: tint },
];

/** The sign of an attribute in a box of side size; health is a heart. */
export const attributeSign = memo((attribute: Attribute, size: number, tint: string): readonly Shape[] =>
  attribute === 'health'
    ? [{ t: 'path', d: HEART, scale: size / 24, fill: tint }]
    : sign(ATTRIBUTE_ICONS[attribute], size, tint),
);

// All of them in a box of side size.
export const abilitySign = memo((ability: AbilityId, size: number, tint: string) =>
  sign(ABILITY_ICONS[ability], size, tint),
);
export const deedSign = memo((deed: (typeof DEEDS)[number], size: number, tint: string) =>
  sign(DEED_ICONS[deed], size, tint),
);
export const graceSign = memo((size: number, tint: string) => sign(crown, size, tint));
