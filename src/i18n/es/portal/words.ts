import type * as en from '../../en/portal/words';

export const words = {
  cm: '{{whole}},{{tenth}} cm',
  length: '{{whole}},{{tenth}}',
  wholeCm: '{{n}} cm',
  percent: '{{n}} %',
  points_one: '{{count}} punto',
  points_other: '{{count}} puntos',
  die: {
    '4': 'D4',
    '6': 'D6',
    '8': 'D8',
    '10': 'D10',
    '12': 'D12',
    '20': 'D20',
  },
  era: {
    pre1900: {
      name: 'Antes de 1900',
    },
    post1900: {
      name: 'Después de 1900',
    },
  },
  mode: {
    skirmish: {
      name: 'Escaramuza',
      line: 'Una figura cada vez',
    },
    siege: {
      name: 'Asedio',
      line: 'Una unidad entera cada vez',
    },
  },
  elementKind: {
    soldier: 'Soldado',
  },
  part: {
    rider: 'Jinete',
    leader: 'Líder',
  },
  formation: {
    loose: {
      name: 'Orden abierto',
      line: 'Cada uno a 5 cm o menos del siguiente',
    },
    tight: {
      name: 'Orden cerrado',
      line: 'Un bloque: mejores descargas, solo lucha el frente',
    },
  },
  direction: {
    beyond: 'más allá del blanco',
    left: 'a la izquierda',
    right: 'a la derecha',
    short: 'corto',
  },
  state: {
    acted: 'ya ha actuado',
    ready: 'por actuar',
  },
  progress: {
    deploy: 'Despliegue, faltan {{left}}',
    turn: 'Ronda {{round}}, turno {{turn}}',
  },
  ending: {
    turns: 'Se han jugado las rondas acordadas.',
    time: 'Se ha acabado el tiempo.',
    objective: 'Un objetivo puso fin a la batalla.',
    alone: 'Solo queda un bando en la mesa.',
    cap: 'La ronda 30 fue la última.',
    concession: 'Los demás se rindieron.',
  },
} satisfies typeof en.words;

export const modifier = {
  rear: 'Por la retaguardia',
  flank: 'Por el flanco',
  longRange: 'Largo alcance',
  partialSight: 'Visión parcial',
  ran: 'Tras correr',
  charged: 'Carga',
  chargedProne: 'Carga contra cuerpo a tierra',
  targetProne: 'Blanco cuerpo a tierra',
  tightShort: 'Descarga a corto alcance',
  tightLong: 'Descarga a largo alcance',
  aggressive: 'Agresivo',
  heavyMelee: 'Golpe pesado',
  heavyRange: 'Tiro pesado',
  hover: 'Vuelo estático',
  strengthen: 'Vigor',
  zap: 'Descarga',
  twoHanded: 'Arma a dos manos',
  lance: 'Lanza al cargar',
  shield: 'Escudo de frente',
  punch: 'Pegada',
  steady: 'Movido con arma de apoyo firme',
  antiVehicle: 'Antivehículo',
  heavyArmour: 'Armadura pesada',
  lossStep: 'Bajas',
  leader: 'Líder',
  secondRoll: 'Segunda tirada',
  ironwill: 'Voluntad de hierro',
} satisfies typeof en.modifier;

export const cause = {
  odds: 'superioridad aplastante',
  quarter: 'un cuarto abatido',
  fearsome: 'un enemigo temible',
  friends: 'amigos que huyen',
  second: 'sin adónde huir',
} satisfies typeof en.cause;
