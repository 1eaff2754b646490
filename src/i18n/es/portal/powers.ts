import type * as en from '../../en/portal/powers';

export const attribute = {
  aggressive: {
    name: 'Agresivo',
    line: '+1 cuerpo a cuerpo.',
  },
  amphibious: {
    name: 'Anfibio',
    line: 'El agua profunda es terreno despejado.',
  },
  fast: {
    name: 'Rápido',
    line: 'Mueve como el dado siguiente, o 3 cm más.',
  },
  fearsome: {
    name: 'Temible',
    line: 'Las unidades enemigas a 25 cm o menos prueban su moral, una vez cada una.',
  },
  fireLinked: {
    name: 'Tiro enlazado',
    line: 'Un tripulante dispara todas las armas.',
  },
  heavyArmour: {
    name: 'Armadura pesada',
    line: '+1 en las tiradas de salvación.',
  },
  heavyMelee: {
    name: 'Golpe pesado',
    line: '+1 cuerpo a cuerpo, además de Agresivo.',
  },
  heavyRange: {
    name: 'Tiro pesado',
    line: '+1 al disparar.',
  },
  hover: {
    name: 'Vuelo estático',
    line: '+2 en los ataques en un turno sin mover ni girar.',
  },
  luck: {
    name: 'Suerte',
    line: 'Una vez por partida, repite un dado malo.',
  },
  magic: {
    name: 'Magia',
    line: 'Lanza hechizos: uno es gratis.',
  },
  sharpshooter: {
    name: 'Tirador',
    line: 'Dispara 6 cm más allá del doble de R.',
  },
  turnX2: {
    name: 'Giro doble',
    line: 'Gira hasta 90° por turno.',
  },
  waterborne: {
    name: 'Acuático',
    line: 'El agua profunda es terreno despejado, para monturas y vehículos.',
  },
} satisfies typeof en.attribute;

export const spell = {
  fast: {
    name: 'Celeridad',
    line: 'Un grupo amigo mueve 2 cm más.',
  },
  fireball: {
    name: 'Bola de fuego',
    line: 'Alcanza a cada enemigo bajo la plantilla.',
  },
  fly: {
    name: 'Vuelo',
    line: 'Quien lo lanza vuela, 25 cm.',
  },
  ironwill: {
    name: 'Voluntad de hierro',
    line: 'Una unidad amiga tiene +2 en moral.',
  },
  shield: {
    name: 'Escudo mágico',
    line: 'Anula los impactos en los amigos bajo la plantilla.',
  },
  slow: {
    name: 'Lentitud',
    line: 'Los enemigos bajo la plantilla mueven 2 cm menos.',
  },
  strengthen: {
    name: 'Vigor',
    line: 'Un grupo amigo tiene +2 en los ataques.',
  },
  summon: {
    name: 'Invocación',
    line: 'Un guardián D8 se une a quien lo lanza.',
  },
  teleport: {
    name: 'Teletransporte',
    line: 'Una unidad amiga aparece en otro sitio.',
  },
  zap: {
    name: 'Descarga',
    line: 'Los enemigos bajo la plantilla tienen −2 en todos los dados esta ronda.',
  },
} satisfies typeof en.spell;
