import type * as en from '../../en/portal/arms';

export const kit = {
  unarmed: {
    name: 'Sin armas',
    line: 'Palos, piedras, manos desnudas.',
  },
  hand: {
    name: 'Arma de mano',
    line: 'Espada, hacha o garras.',
  },
  shield: {
    name: 'Espada y escudo',
    line: 'Los disparos de frente tienen −1.',
  },
  twoHanded: {
    name: 'Arma a dos manos',
    line: '+1 cuerpo a cuerpo.',
  },
  spear: {
    name: 'Pica o bayoneta',
    line: 'Quita el +1 a quien carga de frente.',
  },
  lance: {
    name: 'Lanza de caballería',
    line: 'Solo montado: otro +1 al cargar.',
  },
} satisfies typeof en.kit;

export const weapon = {
  javelin: 'Jabalina',
  throwingAxe: 'Hacha arrojadiza',
  sling: 'Honda',
  shortBow: 'Arco corto',
  bow: 'Arco',
  longbow: 'Arco largo',
  crossbow: 'Ballesta',
  arquebus: 'Arcabuz',
  musket: 'Mosquete',
  carbine: 'Carabina de caballería',
  flintlock: 'Pistola de chispa',
  rifledMusket: 'Rifle de avancarga',
  leverRifle: 'Rifle de palanca',
  boulder: 'Peñasco lanzado',
  breath: 'Aliento de fuego',
  pistol: 'Pistola',
  shotgun: 'Escopeta',
  smg: 'Subfusil',
  rifle: 'Fusil de cerrojo',
  assaultRifle: 'Fusil de asalto',
  sniperRifle: 'Fusil de francotirador',
  lmg: 'Ametralladora ligera',
  atLauncher: 'Lanzagranadas anticarro',
  flamethrower: 'Lanzallamas',
  blaster: 'Desintegrador',
  boltThrower: 'Lanzavirotes',
  archersPlatform: 'Plataforma de arqueros',
  swivelGun: 'Falconete',
  gatling: 'Ametralladora Gatling',
  machineGun: 'Ametralladora',
  autocannon: 'Cañón automático',
  tankGun: 'Cañón de carro',
  rocketPod: 'Lanzacohetes',
  flameProjector: 'Proyector de llamas',
  rayCannon: 'Cañón de rayos',
} satisfies typeof en.weapon;

export const property = {
  thrown: {
    name: 'Arrojadiza',
  },
  footOnly: {
    name: 'A pie',
  },
  mountedOnly: {
    name: 'Montado',
  },
  punch: {
    name: 'Pegada',
  },
  steady: {
    name: 'Apoyo firme',
  },
  burst: {
    name: 'Ráfaga {{attacks}}',
  },
  antiVehicle: {
    name: 'Antivehículo',
  },
  support: {
    name: 'Apoyo',
  },
  creature: {
    name: 'Criatura',
  },
} satisfies typeof en.property;

export const piece = {
  ballista: 'Balista',
  lightCannon: 'Cañón ligero',
  heavyCannon: 'Cañón pesado',
  catapult: 'Catapulta',
  trebuchet: 'Trabuquete',
  mortarOld: 'Mortero de sitio',
  rocketStand: 'Caballete de cohetes',
  fieldGun: 'Cañón de campaña',
  atGun: 'Cañón anticarro',
  mortar: 'Mortero de infantería',
  howitzer: 'Obús',
  rocketBattery: 'Batería de cohetes',
} satisfies typeof en.piece;

export const fire = {
  linear: {
    name: 'Tiro recto',
  },
  arcing: {
    name: 'Tiro curvo',
  },
} satisfies typeof en.fire;
