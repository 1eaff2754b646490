import type { IconifyIcon } from '@iconify/types';
import bigWave from '@iconify/icons-game-icons/big-wave';
import bowman from '@iconify/icons-game-icons/bowman';
import centaur from '@iconify/icons-game-icons/centaur';
import cyclops from '@iconify/icons-game-icons/cyclops';
import daggers from '@iconify/icons-game-icons/daggers';
import demon from '@iconify/icons-game-icons/devil-mask';
import dragonHead from '@iconify/icons-game-icons/dragon-head';
import dwarf from '@iconify/icons-game-icons/dwarf-face';
import elf from '@iconify/icons-game-icons/woman-elf-face';
import fist from '@iconify/icons-game-icons/fist';
import gargoyle from '@iconify/icons-game-icons/gargoyle';
import gnome from '@iconify/icons-game-icons/bad-gnome';
import goblinHead from '@iconify/icons-game-icons/goblin-head';
import hoodedAssassin from '@iconify/icons-game-icons/hooded-assassin';
import horseshoe from '@iconify/icons-game-icons/horseshoe';
import human from '@iconify/icons-game-icons/crown';
import hydra from '@iconify/icons-game-icons/hydra';
import magicPalm from '@iconify/icons-game-icons/magic-palm';
import miner from '@iconify/icons-game-icons/miner';
import minotaur from '@iconify/icons-game-icons/minotaur';
import ogre from '@iconify/icons-game-icons/ogre';
import orcHead from '@iconify/icons-game-icons/orc-head';
import pineTree from '@iconify/icons-game-icons/pine-tree';
import prayer from '@iconify/icons-game-icons/prayer';
import rat from '@iconify/icons-game-icons/rat';
import skeleton from '@iconify/icons-game-icons/skeleton';
import spider from '@iconify/icons-game-icons/spider-alt';
import steampunkGoggles from '@iconify/icons-game-icons/steampunk-goggles';
import sunPriest from '@iconify/icons-game-icons/sun-priest';
import troll from '@iconify/icons-game-icons/troll';
import visoredHelm from '@iconify/icons-game-icons/visored-helm';
import wizardFace from '@iconify/icons-game-icons/wizard-face';
import wolfHead from '@iconify/icons-game-icons/wolf-head';

export const ENEMY_ICONS = {
  skeleton,
  goblin: goblinHead,
  rat,
  centaur,
  orc: orcHead,
  troll,
  cerberus: wolfHead,
  spider,
  minotaur,
  demon,
  gargoyle,
  ogre,
  cyclops,
  hydra,
  dragon: dragonHead,
} as const satisfies Record<string, IconifyIcon>;

export const HERO_ICONS = {
  warrior: visoredHelm,
  priest: sunPriest,
  wizard: wizardFace,
  huntress: bowman,
  miner,
  assassin: hoodedAssassin,
  inventor: steampunkGoggles,
} as const satisfies Record<string, IconifyIcon>;

export const RACE_ICONS = { elf, dwarf, human, gnome } as const satisfies Record<string, IconifyIcon>;

/** Types of attack. */
export const ATTACK_ICONS = {
  physical: fist,
  spiritual: prayer,
  arcane: magicPalm,
  special: daggers,
} as const satisfies Record<string, IconifyIcon>;

/** Entrances: left is the sun, centre the drop, right the leaf. */
/** Signs of the paths: no seat has one of them, and no two are alike in outline. */
export const PATH_ICONS = { left: horseshoe, centre: bigWave, right: pineTree } as const satisfies Record<
  string,
  IconifyIcon
>;
