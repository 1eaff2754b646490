import type { IconifyIcon } from '@iconify/types';
import archer from '@iconify/icons-game-icons/archer';
import crosshair from '@iconify/icons-game-icons/crosshair';
import crossedSwords from '@iconify/icons-game-icons/crossed-swords';
import dodge from '@iconify/icons-game-icons/dodge';
import fangs from '@iconify/icons-game-icons/fangs';
import flame from '@iconify/icons-game-icons/flame';
import highShot from '@iconify/icons-game-icons/high-shot';
import hoodedAssassin from '@iconify/icons-game-icons/hooded-assassin';
import knockedOutStars from '@iconify/icons-game-icons/knocked-out-stars';
import laurelCrown from '@iconify/icons-game-icons/laurel-crown';
import lightningFrequency from '@iconify/icons-game-icons/lightning-frequency';
import mailedFist from '@iconify/icons-game-icons/mailed-fist';
import ninja from '@iconify/icons-game-icons/ninja-heroic-stance';
import poisonBottle from '@iconify/icons-game-icons/poison-bottle';
import shieldEchoes from '@iconify/icons-game-icons/shield-echoes';
import skull from '@iconify/icons-game-icons/skull-crossed-bones';
import soundWaves from '@iconify/icons-game-icons/sound-waves';
import spartanHelmet from '@iconify/icons-game-icons/spartan-helmet';
import splitArrows from '@iconify/icons-game-icons/split-arrows';
import sprint from '@iconify/icons-game-icons/sprint';
import swordwoman from '@iconify/icons-game-icons/swordwoman';
import targeting from '@iconify/icons-game-icons/targeting';
import teslaCoil from '@iconify/icons-game-icons/tesla-coil';
import tridentShield from '@iconify/icons-game-icons/trident-shield';
import wizardFace from '@iconify/icons-game-icons/wizard-face';
import type { Blessing, HeroKey, Status } from '../../rules/types';

export const HERO_ICONS: Readonly<Record<HeroKey, IconifyIcon>> = {
  greven: archer,
  seiren: highShot,
  elazar: teslaCoil,
  yodan: wizardFace,
  drexir: spartanHelmet,
  sabea: swordwoman,
  dekhar: hoodedAssassin,
  zadita: ninja,
};

export const BLESSING_ICONS: Readonly<Record<Blessing, IconifyIcon>> = {
  pinpoint: crosshair,
  splinter: splitArrows,
  forceful: mailedFist,
  sprint,
  evasive: dodge,
  divineShield: tridentShield,
  shockwave: soundWaves,
  leech: fangs,
};

/** What a hero has given to itself. */
export type Effect = 'precision' | 'charges' | 'wall';

export const BADGE_ICONS: Readonly<Record<Status | Effect, IconifyIcon>> = {
  burning: flame,
  poison: poisonBottle,
  stun: knockedOutStars,
  precision: targeting,
  charges: lightningFrequency,
  wall: shieldEchoes,
};

export { crossedSwords, laurelCrown, skull };
