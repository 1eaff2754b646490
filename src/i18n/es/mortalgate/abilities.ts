import type * as en from '../../en/mortalgate/abilities';

export const ability = {
  longShot: { name: 'Tiro largo', line: 'Un ataque básico a 6 casillas como mucho.' },
  explosiveShot: { name: 'Disparo explosivo', line: 'Daño base + 2 a un enemigo. No falla nunca.' },
  fullDraw: { name: 'Arco tensado', line: 'Un compañero recupera 4 de vida.' },
  precisionTargeting: {
    name: 'Tiro de precisión',
    line: '+1 de daño en sus ataques básicos durante sus 3 próximos turnos.',
  },
  chainLightning: {
    name: 'Cadena de rayos',
    line: 'Daño base a un enemigo y a todos los que están unidos a él. No falla nunca.',
  },
  staticCharge: { name: 'Carga estática', line: '+1 de daño en sus 2 próximos ataques básicos.' },
  lifeWard: { name: 'Guarda de vida', line: 'Un compañero recupera 4 de vida.' },
  blisteringPain: { name: 'Dolor abrasador', line: '3 de daño a un enemigo, que arde 2 turnos. No falla nunca.' },
  mightyBlow: { name: 'Golpe demoledor', line: 'Daño base + 2 a un enemigo. No falla nunca.' },
  shieldWall: { name: 'Muro de escudos', line: 'Nada le hace daño hasta que empiece su próximo turno.' },
  risingWinds: { name: 'Vientos desatados', line: 'Daño base a cada enemigo adyacente. No falla nunca.' },
  ringTheBell: { name: 'Campanazo', line: 'Un enemigo queda aturdido en su próximo turno.' },
  infectedWounds: { name: 'Heridas infectadas', line: 'Envenena a un enemigo durante 3 turnos.' },
  cheapShot: { name: 'Golpe bajo', line: 'Un ataque básico a cada enemigo adyacente, cada uno con su tirada.' },
  quickBlade: { name: 'Hoja veloz', line: 'Dos ataques básicos, al mismo enemigo o a dos.' },
  mercyKilling: { name: 'Golpe de gracia', line: 'Mata a un enemigo con 3 de vida o menos. No falla nunca.' },
} satisfies typeof en.ability;

export const abilityFacts = {
  range: 'Alcance {{range}}',
  self: 'Sobre sí mismo',
  adjacent: 'Todos los enemigos adyacentes',
  cooldown_one: 'Recarga: {{count}} turno',
  cooldown_other: 'Recarga: {{count}} turnos',
  ready: 'Lista',
  readyIn_one: 'Lista el próximo turno',
  readyIn_other: 'Lista en {{count}} turnos',
  rolled: 'Con tirada',
  sure: 'Sin tirada',
} satisfies typeof en.abilityFacts;
