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
    line: 'Darf neben einer Nahkampfausrüstung getragen werden.',
  },
  footOnly: {
    name: 'Zu Fuß',
    line: 'Nichts für Berittene.',
  },
  mountedOnly: {
    name: 'Beritten',
    line: 'Nur für Berittene.',
  },
  punch: {
    name: 'Wucht',
    line: '+1 auf kurze Reichweite.',
  },
  steady: {
    name: 'Ruhig',
    line: '−1, wenn sich der Schütze in diesem Zug bewegt hat.',
  },
  burst: {
    name: 'Salve {{attacks}}',
    line: '{{attacks}} Angriffe auf dasselbe Ziel.',
  },
  antiVehicle: {
    name: 'Gegen Fahrzeuge',
    line: '+1 gegen Fahrzeuge und Geschütze.',
  },
  support: {
    name: 'Unterstützung',
    line: 'Eine je fünf Soldaten des Trupps.',
  },
  creature: {
    name: 'Kreatur',
    line: 'Braucht einen W12 oder W20.',
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
    line: 'Muss sein Ziel sehen.',
  },
  arcing: {
    name: 'Bogenfeuer',
    line: 'Braucht keine Sicht.',
  },
} satisfies typeof en.fire;
