import type * as en from '../../en/portal/words';

export const words = {
  cm: '{{whole}},{{tenth}} cm',
  length: '{{whole}},{{tenth}}',
  wholeCm: '{{n}} cm',
  degrees: '{{n}}°',
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
  dieLine: {
    '4': 'Civiles, chusma',
    '6': 'El soldado corriente',
    '8': 'Veterano, o montado',
    '10': 'Élite, pieza ligera',
    '12': 'Héroe, pieza pesada',
    '20': 'Gigante, dragón',
  },
  era: {
    pre1900: {
      name: 'Antes de 1900',
      line: 'Espadas, arcos y mosquetes; también fantasía',
    },
    post1900: {
      name: 'Después de 1900',
      line: 'Fusiles, carros, desintegradores',
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
  unitKind: {
    band: {
      name: 'Tropa',
      line: 'De 3 a 20 soldados con un líder',
    },
    lone: {
      name: 'Solitario',
      line: 'Una figura poderosa, D12 o D20',
    },
    vehicle: {
      name: 'Vehículo',
      line: 'Casco, tripulación y armas',
    },
    artillery: {
      name: 'Pieza',
      line: 'Artillería con su tripulación',
    },
  },
  elementKind: {
    soldier: 'Soldado',
    mount: 'Montura',
    vehicle: 'Vehículo',
    piece: 'Pieza',
  },
  part: {
    rider: 'Jinete',
    hull: 'Casco',
    crew_one: '{{count}} tripulante',
    crew_other: '{{count}} tripulantes',
    guardian: 'Guardián',
    leader: 'Líder',
  },
  moveKind: {
    normal: {
      name: 'Mover',
      line: 'Lo normal',
    },
    run: {
      name: 'Correr',
      line: 'El doble, −1 en la acción',
    },
    charge: {
      name: 'Cargar',
      line: 'El doble hasta el contacto, +1 cuerpo a cuerpo',
    },
  },
  deed: {
    melee: 'Combatir',
    ranged: 'Disparar',
    cast: 'Hechizo',
    capture: 'Capturar',
    crew: 'Tripular',
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
  side: {
    front: 'Frente',
    flank: 'Flanco',
    rear: 'Retaguardia',
  },
  turnTo: {
    left: 'Izquierda',
    right: 'Derecha',
    about: 'Media vuelta',
  },
  band: {
    short: 'Corto alcance',
    long: 'Largo alcance',
  },
  sight: {
    full: {
      name: 'Visión completa',
      line: 'Las cinco líneas están libres.',
    },
    partial: {
      name: 'Visión parcial',
      line: 'Algunas líneas están veladas o bloqueadas: −1.',
    },
    none: {
      name: 'Sin visión',
      line: 'Las cinco líneas están bloqueadas.',
    },
  },
  ray: {
    clear: 'libre',
    obscured: 'velada',
    blocked: 'bloqueada',
  },
  direction: {
    beyond: 'más allá del blanco',
    left: 'a la izquierda',
    right: 'a la derecha',
    short: 'corto',
  },
  state: {
    prone: 'cuerpo a tierra',
    flying: 'volando',
    mounted: 'montado',
    abandoned: 'abandonado',
    acted: 'ya ha actuado',
    ready: 'por actuar',
    silenced: 'ya no puede lanzar hechizos',
    lucky: 'Suerte sin usar',
    hits_one: '{{count}} impacto',
    hits_other: '{{count}} impactos',
    misfires_one: '{{count}} avería',
    misfires_other: '{{count}} averías',
  },
  phase: {
    deploy: 'Despliegue',
    battle: 'Batalla',
    over: 'Fin',
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
