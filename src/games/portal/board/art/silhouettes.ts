import ak47 from '@iconify/icons-game-icons/ak47';
import apc from '@iconify/icons-game-icons/apc';
import ballista from '@iconify/icons-game-icons/ballista';
import battleAxe from '@iconify/icons-game-icons/battle-axe';
import bowArrow from '@iconify/icons-game-icons/bow-arrow';
import bowman from '@iconify/icons-game-icons/bowman';
import broadsword from '@iconify/icons-game-icons/broadsword';
import cannon from '@iconify/icons-game-icons/cannon';
import catapult from '@iconify/icons-game-icons/catapult';
import cavalry from '@iconify/icons-game-icons/cavalry';
import checkedShield from '@iconify/icons-game-icons/checked-shield';
import crossbow from '@iconify/icons-game-icons/crossbow';
import fieldGun from '@iconify/icons-game-icons/field-gun';
import fireBreath from '@iconify/icons-game-icons/fire-breath';
import fist from '@iconify/icons-game-icons/fist';
import flamethrower from '@iconify/icons-game-icons/flamethrower';
import highShot from '@iconify/icons-game-icons/high-shot';
import horseHead from '@iconify/icons-game-icons/horse-head';
import interceptor from '@iconify/icons-game-icons/interceptor-ship';
import leeEnfield from '@iconify/icons-game-icons/lee-enfield';
import machineGun from '@iconify/icons-game-icons/machine-gun';
import missileLauncher from '@iconify/icons-game-icons/missile-launcher';
import mortar from '@iconify/icons-game-icons/mortar';
import mountedKnight from '@iconify/icons-game-icons/mounted-knight';
import mp40 from '@iconify/icons-game-icons/mp-40';
import musket from '@iconify/icons-game-icons/musket';
import pistol from '@iconify/icons-game-icons/pistol-gun';
import pocketBow from '@iconify/icons-game-icons/pocket-bow';
import rayGun from '@iconify/icons-game-icons/ray-gun';
import rock from '@iconify/icons-game-icons/rock';
import rocket from '@iconify/icons-game-icons/rocket';
import shotgun from '@iconify/icons-game-icons/sawed-off-shotgun';
import sling from '@iconify/icons-game-icons/sling';
import sniper from '@iconify/icons-game-icons/crosshair';
import spears from '@iconify/icons-game-icons/spears';
import spectre from '@iconify/icons-game-icons/spectre';
import tank from '@iconify/icons-game-icons/battle-tank';
import thrownSpear from '@iconify/icons-game-icons/thrown-spear';
import trebuchet from '@iconify/icons-game-icons/trebuchet';
import twoHanded from '@iconify/icons-game-icons/two-handed-sword';
import winchester from '@iconify/icons-game-icons/winchester-rifle';
import wizardStaff from '@iconify/icons-game-icons/wizard-staff';
import wyvern from '@iconify/icons-game-icons/wyvern';
import type { IconifyIcon } from '@iconify/types';
import type { ArtilleryId, KitId, WeaponId } from '../../rules/data';
import type { Element, Model } from '../../rules/types';

const KITS: Readonly<Record<KitId, IconifyIcon>> = {
  unarmed: fist,
  hand: broadsword,
  shield: checkedShield,
  twoHanded,
  spear: spears,
  lance: mountedKnight,
};

const PROJECTILES: Readonly<Record<WeaponId, IconifyIcon>> = {
  javelin: thrownSpear,
  throwingAxe: battleAxe,
  sling,
  shortBow: pocketBow,
  bow: bowArrow,
  longbow: highShot,
  crossbow,
  arquebus: musket,
  musket,
  carbine: winchester,
  flintlock: pistol,
  rifledMusket: musket,
  leverRifle: winchester,
  boulder: rock,
  breath: fireBreath,
  pistol,
  shotgun,
  smg: mp40,
  rifle: leeEnfield,
  assaultRifle: ak47,
  sniperRifle: sniper,
  lmg: machineGun,
  atLauncher: missileLauncher,
  flamethrower,
  blaster: rayGun,
};

const PIECES: Readonly<Record<ArtilleryId, IconifyIcon>> = {
  ballista,
  lightCannon: cannon,
  heavyCannon: cannon,
  catapult,
  trebuchet,
  mortarOld: mortar,
  rocketStand: rocket,
  fieldGun,
  atGun: fieldGun,
  mortar,
  howitzer: fieldGun,
  rocketBattery: missileLauncher,
};

/** What a model is known by from afar: its magic, its weapon, else what it fights with. */
export function modelIcon(model: Pick<Model, 'attributes' | 'kit' | 'weapon' | 'mounted'>): IconifyIcon {
  if (model.attributes.includes('magic')) return wizardStaff;
  if (model.attributes.includes('fearsome')) return spectre;
  if (model.weapon !== null) return PROJECTILES[model.weapon];
  if (model.mounted && model.kit !== 'lance') return cavalry;
  return KITS[model.kit ?? 'unarmed'];
}

export const pieceIcon = (piece: ArtilleryId): IconifyIcon => PIECES[piece];

export const vehicleIcon = (die: number, flying: boolean): IconifyIcon => {
  if (flying) return interceptor;
  return die >= 12 ? tank : apc;
};

export const mountIcon = (flying: boolean): IconifyIcon => (flying ? wyvern : horseHead);

/** The silhouette on an element's base. */
export function elementIcon(element: Pick<Element, 'kind' | 'model' | 'piece' | 'flying'>): IconifyIcon {
  const { kind, model, piece, flying } = element;
  if (kind === 'piece') return piece === null ? cannon : PIECES[piece];
  if (kind === 'vehicle') return vehicleIcon(model?.die ?? 4, flying);
  if (kind === 'mount') return mountIcon(flying);
  return model === null ? bowman : modelIcon(model);
}
