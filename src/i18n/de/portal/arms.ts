import type * as en from '../../en/portal/arms';

export const kit = {
  unarmed: {
    name: 'Unbewaffnet',
    line: 'Stöcke, Steine, bloße Hände.',
  },
  hand: {
    name: 'Handwaffe',
    line: 'Schwert, Axt oder Klauen.',
  },
  shield: {
    name: 'Schwert und Schild',
    line: 'Schüsse von vorn haben −1.',
  },
  twoHanded: {
    name: 'Zweihandwaffe',
    line: '+1 im Nahkampf.',
  },
  spear: {
    name: 'Speer oder Bajonett',
    line: 'Nimmt Stürmenden von vorn ihre +1.',
  },
  lance: {
    name: 'Lanze',
    line: 'Nur beritten: beim Sturm noch +1.',
  },
} satisfies typeof en.kit;

export const weapon = {
  javelin: 'Wurfspeer',
  throwingAxe: 'Wurfaxt',
  sling: 'Schleuder',
  shortBow: 'Kurzbogen',
  bow: 'Bogen',
  longbow: 'Langbogen',
  crossbow: 'Armbrust',
  arquebus: 'Arkebuse',
  musket: 'Muskete',
  carbine: 'Kavalleriekarabiner',
  flintlock: 'Steinschlosspistole',
  rifledMusket: 'Vorderladerbüchse',
  leverRifle: 'Unterhebelgewehr',
  boulder: 'Geschleuderter Fels',
  breath: 'Feueratem',
  pistol: 'Pistole',
  shotgun: 'Schrotflinte',
  smg: 'Maschinenpistole',
  rifle: 'Repetiergewehr',
  assaultRifle: 'Sturmgewehr',
  sniperRifle: 'Scharfschützengewehr',
  lmg: 'Leichtes Maschinengewehr',
  atLauncher: 'Panzerabwehrwaffe',
  flamethrower: 'Flammenwerfer',
  blaster: 'Blaster',
  boltThrower: 'Bolzenwerfer',
  archersPlatform: 'Schützenplattform',
  swivelGun: 'Drehbasse',
  gatling: 'Gatling',
  machineGun: 'Maschinengewehr',
  autocannon: 'Maschinenkanone',
  tankGun: 'Panzerkanone',
  rocketPod: 'Raketenwerfer',
  flameProjector: 'Flammenprojektor',
  rayCannon: 'Strahlenkanone',
} satisfies typeof en.weapon;

export const property = {
  thrown: {
    name: 'Wurfwaffe',
  },
  footOnly: {
    name: 'Zu Fuß',
  },
  mountedOnly: {
    name: 'Beritten',
  },
  punch: {
    name: 'Wucht',
  },
  steady: {
    name: 'Ruhig',
  },
  burst: {
    name: 'Salve {{attacks}}',
  },
  antiVehicle: {
    name: 'Gegen Fahrzeuge',
  },
  support: {
    name: 'Unterstützung',
  },
  creature: {
    name: 'Kreatur',
  },
} satisfies typeof en.property;

export const piece = {
  ballista: 'Ballista',
  lightCannon: 'Leichte Kanone',
  heavyCannon: 'Schwere Kanone',
  catapult: 'Katapult',
  trebuchet: 'Tribock',
  mortarOld: 'Belagerungsmörser',
  rocketStand: 'Raketengestell',
  fieldGun: 'Feldgeschütz',
  atGun: 'Panzerabwehrkanone',
  mortar: 'Granatwerfer',
  howitzer: 'Haubitze',
  rocketBattery: 'Raketenbatterie',
} satisfies typeof en.piece;

export const fire = {
  linear: {
    name: 'Direkt',
  },
  arcing: {
    name: 'Bogenfeuer',
  },
} satisfies typeof en.fire;
