/** Melee kits: what they are and what they do. */
export const kit = {
  unarmed: {
    name: 'Unarmed',
    line: 'Sticks, stones, bare hands.',
  },
  hand: {
    name: 'Hand weapon',
    line: 'Sword, axe or claws.',
  },
  shield: {
    name: 'Sword and shield',
    line: 'Shots at the front have −1.',
  },
  twoHanded: {
    name: 'Two-handed weapon',
    line: '+1 in melee.',
  },
  spear: {
    name: 'Spear or bayonet',
    line: 'Denies chargers their +1 from the front.',
  },
  lance: {
    name: 'Lance',
    line: 'Mounted only: a further +1 when charging.',
  },
};

/** Projectile weapons, then those of vehicles. */
export const weapon = {
  javelin: 'Javelin',
  throwingAxe: 'Throwing axe',
  sling: 'Sling',
  shortBow: 'Short bow',
  bow: 'Bow',
  longbow: 'Longbow',
  crossbow: 'Crossbow',
  arquebus: 'Arquebus',
  musket: 'Musket',
  carbine: 'Cavalry carbine',
  flintlock: 'Flintlock pistol',
  rifledMusket: 'Muzzle-loading rifle',
  leverRifle: 'Lever-action rifle',
  boulder: 'Hurled boulder',
  breath: 'Fiery breath',
  pistol: 'Pistol',
  shotgun: 'Shotgun',
  smg: 'Submachine gun',
  rifle: 'Bolt-action rifle',
  assaultRifle: 'Assault rifle',
  sniperRifle: 'Sniper rifle',
  lmg: 'Light machine gun',
  atLauncher: 'Anti-tank launcher',
  flamethrower: 'Flamethrower',
  blaster: 'Blaster',
  boltThrower: 'Bolt thrower',
  archersPlatform: 'Archers’ platform',
  swivelGun: 'Swivel gun',
  gatling: 'Gatling gun',
  machineGun: 'Machine gun',
  autocannon: 'Autocannon',
  tankGun: 'Tank gun',
  rocketPod: 'Rocket pod',
  flameProjector: 'Flame projector',
  rayCannon: 'Ray cannon',
};

/** What weapons can do besides: a word, and what it means. */
export const property = {
  thrown: {
    name: 'Thrown',
  },
  footOnly: {
    name: 'On foot',
  },
  mountedOnly: {
    name: 'Mounted',
  },
  punch: {
    name: 'Punch',
  },
  steady: {
    name: 'Steady',
  },
  burst: {
    name: 'Burst {{attacks}}',
  },
  antiVehicle: {
    name: 'Anti-vehicle',
  },
  support: {
    name: 'Support',
  },
  creature: {
    name: 'Creature',
  },
};

/** Guns. */
export const piece = {
  ballista: 'Ballista',
  lightCannon: 'Light cannon',
  heavyCannon: 'Heavy cannon',
  catapult: 'Catapult',
  trebuchet: 'Trebuchet',
  mortarOld: 'Siege mortar',
  rocketStand: 'Rocket stand',
  fieldGun: 'Field gun',
  atGun: 'Anti-tank gun',
  mortar: 'Infantry mortar',
  howitzer: 'Howitzer',
  rocketBattery: 'Rocket battery',
};

/** How a gun fires. */
export const fire = {
  linear: {
    name: 'Linear',
  },
  arcing: {
    name: 'Arcing',
  },
};
