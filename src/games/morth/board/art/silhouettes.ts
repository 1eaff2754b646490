import type { IconifyIcon } from '@iconify/types';
import bowman from '@iconify/icons-game-icons/bowman';
import centaur from '@iconify/icons-game-icons/centaur';
import cyclops from '@iconify/icons-game-icons/cyclops';
import daggers from '@iconify/icons-game-icons/daggers';
import demon from '@iconify/icons-game-icons/devil-mask';
import dragonHead from '@iconify/icons-game-icons/dragon-head';
import drop from '@iconify/icons-game-icons/drop';
import dwarf from '@iconify/icons-game-icons/dwarf-face';
import elf from '@iconify/icons-game-icons/woman-elf-face';
import fist from '@iconify/icons-game-icons/fist';
import flame from '@iconify/icons-game-icons/flame';
import gargoyle from '@iconify/icons-game-icons/gargoyle';
import gnome from '@iconify/icons-game-icons/bad-gnome';
import goblinHead from '@iconify/icons-game-icons/goblin-head';
import hoodedAssassin from '@iconify/icons-game-icons/hooded-assassin';
import human from '@iconify/icons-game-icons/crown';
import hydra from '@iconify/icons-game-icons/hydra';
import leaf from '@iconify/icons-game-icons/linden-leaf';
import magicPalm from '@iconify/icons-game-icons/magic-palm';
import miner from '@iconify/icons-game-icons/miner';
import minotaur from '@iconify/icons-game-icons/minotaur';
import mountains from '@iconify/icons-game-icons/mountains';
import ogre from '@iconify/icons-game-icons/ogre';
import orcHead from '@iconify/icons-game-icons/orc-head';
import prayer from '@iconify/icons-game-icons/prayer';
import rat from '@iconify/icons-game-icons/rat';
import skeleton from '@iconify/icons-game-icons/skeleton';
import spider from '@iconify/icons-game-icons/spider-alt';
import steampunkGoggles from '@iconify/icons-game-icons/steampunk-goggles';
import sun from '@iconify/icons-game-icons/sun';
import sunPriest from '@iconify/icons-game-icons/sun-priest';
import troll from '@iconify/icons-game-icons/troll';
import visoredHelm from '@iconify/icons-game-icons/visored-helm';
import wheat from '@iconify/icons-game-icons/wheat';
import willow from '@iconify/icons-game-icons/willow-tree';
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
export const PATH_ICONS = { left: sun, centre: drop, right: leaf } as const satisfies Record<string, IconifyIcon>;

export const MAP_ICONS = { yellow: wheat, red: flame, purple: willow, grey: mountains } as const satisfies Record<
  string,
  IconifyIcon
>;
