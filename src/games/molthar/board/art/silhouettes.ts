import type { IconifyIcon } from '@iconify/types';
import badGnome from '@iconify/icons-game-icons/bad-gnome';
import barbarian from '@iconify/icons-game-icons/barbarian';
import candlebright from '@iconify/icons-game-icons/candlebright';
import cat from '@iconify/icons-game-icons/cat';
import dekuTree from '@iconify/icons-game-icons/deku-tree';
import dragonHead from '@iconify/icons-game-icons/dragon-head';
import duality from '@iconify/icons-game-icons/duality';
import dwarfFace from '@iconify/icons-game-icons/dwarf-face';
import eagleEmblem from '@iconify/icons-game-icons/eagle-emblem';
import fairy from '@iconify/icons-game-icons/fairy';
import giant from '@iconify/icons-game-icons/giant';
import gingerbreadMan from '@iconify/icons-game-icons/gingerbread-man';
import goblinHead from '@iconify/icons-game-icons/goblin-head';
import grimReaper from '@iconify/icons-game-icons/grim-reaper';
import hobbitDoor from '@iconify/icons-game-icons/hobbit-door';
import hood from '@iconify/icons-game-icons/hood';
import impLaugh from '@iconify/icons-game-icons/imp-laugh';
import lion from '@iconify/icons-game-icons/lion';
import medusaHead from '@iconify/icons-game-icons/medusa-head';
import monkey from '@iconify/icons-game-icons/monkey';
import pirateCaptain from '@iconify/icons-game-icons/pirate-captain';
import robinHoodHat from '@iconify/icons-game-icons/robin-hood-hat';
import rockGolem from '@iconify/icons-game-icons/rock-golem';
import shinyApple from '@iconify/icons-game-icons/shiny-apple';
import spectre from '@iconify/icons-game-icons/spectre';
import swordwoman from '@iconify/icons-game-icons/swordwoman';
import topHat from '@iconify/icons-game-icons/top-hat';
import unicorn from '@iconify/icons-game-icons/unicorn';
import wizardFace from '@iconify/icons-game-icons/wizard-face';
import wolfHead from '@iconify/icons-game-icons/wolf-head';
import womanElfFace from '@iconify/icons-game-icons/woman-elf-face';
import { iconPath } from '@/ui/art/icon';

/** Silhouettes of the game-icons set (CC BY 3.0), by what the faces of one family share. */
const FAMILIES = {
  goblin: goblinHead,
  hound: wolfHead,
  warden: dekuTree,
  hansel: gingerbreadMan,
  barbarian: barbarian,
  half: hobbitDoor,
  gnome: badGnome,
  unicorn: unicorn,
  pirate: pirateCaptain,
  giant: giant,
  tweedle: duality,
  sorceress: womanElfFace,
  lion: lion,
  wisp: candlebright,
  golem: rockGolem,
  wraith: spectre,
  medusa: medusaHead,
  fairy: fairy,
  puss: cat,
  dwarf: dwarfFace,
  phoenix: eagleEmblem,
  dragon: dragonHead,
  imp: impLaugh,
  forestboy: robinHoodHat,
  maiden: swordwoman,
  snow: shinyApple,
  monkey: monkey,
  hood: hood,
  hatter: topHat,
  wizard: wizardFace,
  reaper: grimReaper,
} as const satisfies Readonly<Record<string, IconifyIcon>>;
export type Family = keyof typeof FAMILIES;

/** 'dwarf3', 'wisp36' and 'halfodd' are faces of one family: they differ in cost, not in looks. */
export function familyOf(face: string): Family {
  const family = face.replace(/(\d+|odd|even)$/, '');
  if (family in FAMILIES) return family as Family;
  throw new Error(`no silhouette for ${face}`);
}

const paths = new Map<Family, string>();

/** The outline of a face's silhouette in a box of ICON_SIDE. */
export function silhouettePath(face: string): string {
  const family = familyOf(face);
  const known = paths.get(family);
  if (known !== undefined) return known;
  const made = iconPath(FAMILIES[family]);
  paths.set(family, made);
  return made;
}
