import type * as en from '../../en/portal/words';

export const words = {
  cm: '{{whole}},{{tenth}} cm',
  length: '{{whole}},{{tenth}}',
  wholeCm: '{{n}} cm',
  degrees: '{{n}}°',
  percent: '{{n}} %',
  points_one: '{{count}} Punkt',
  points_other: '{{count}} Punkte',
  die: {
    '4': 'W4',
    '6': 'W6',
    '8': 'W8',
    '10': 'W10',
    '12': 'W12',
    '20': 'W20',
  },
  dieLine: {
    '4': 'Zivilisten, Gesindel',
    '6': 'Der gewöhnliche Soldat',
    '8': 'Geübt oder beritten',
    '10': 'Elite, leichtes Geschütz',
    '12': 'Held, schweres Geschütz',
    '20': 'Riese, Drache',
  },
  era: {
    pre1900: {
      name: 'Vor 1900',
      line: 'Schwerter, Bögen, Musketen; auch Fantasy',
    },
    post1900: {
      name: 'Nach 1900',
      line: 'Gewehre, Panzer, Blaster',
    },
  },
  mode: {
    skirmish: {
      name: 'Scharmützel',
      line: 'Eine Figur nach der anderen',
    },
    siege: {
      name: 'Belagerung',
      line: 'Eine ganze Einheit nach der anderen',
    },
  },
  unitKind: {
    band: {
      name: 'Trupp',
      line: '3 bis 20 Soldaten mit Anführer',
    },
    lone: {
      name: 'Einzelkämpfer',
      line: 'Eine mächtige Figur, W12 oder W20',
    },
    vehicle: {
      name: 'Fahrzeug',
      line: 'Rumpf, Besatzung und Waffen',
    },
    artillery: {
      name: 'Geschütz',
      line: 'Artillerie mit Besatzung',
    },
  },
  elementKind: {
    soldier: 'Soldat',
    mount: 'Reittier',
    vehicle: 'Fahrzeug',
    piece: 'Geschütz',
  },
  part: {
    rider: 'Reiter',
    hull: 'Rumpf',
    crew_one: '{{count}} Mann',
    crew_other: '{{count}} Mann',
    guardian: 'Wächter',
    leader: 'Anführer',
  },
  moveKind: {
    normal: {
      name: 'Gehen',
      line: 'Wie üblich',
    },
    run: {
      name: 'Rennen',
      line: 'Doppelt so weit, −1 auf die Aktion',
    },
    charge: {
      name: 'Stürmen',
      line: 'Doppelt so weit in den Kontakt, +1 im Nahkampf',
    },
  },
  deed: {
    melee: 'Nahkampf',
    ranged: 'Schießen',
    cast: 'Zaubern',
    capture: 'Erbeuten',
    crew: 'Bemannen',
  },
  formation: {
    loose: {
      name: 'Locker',
      line: 'Jeder höchstens 5 cm vom nächsten',
    },
    tight: {
      name: 'Geschlossen',
      line: 'Ein Block: bessere Salven, nur die Front kämpft',
    },
  },
  side: {
    front: 'Front',
    flank: 'Flanke',
    rear: 'Rücken',
  },
  turnTo: {
    left: 'Links',
    right: 'Rechts',
    about: 'Kehrt',
  },
  band: {
    short: 'Kurze Reichweite',
    long: 'Lange Reichweite',
  },
  sight: {
    full: {
      name: 'Freie Sicht',
      line: 'Alle fünf Linien sind frei.',
    },
    partial: {
      name: 'Teilweise Sicht',
      line: 'Manche Linien sind getrübt oder versperrt: −1.',
    },
    none: {
      name: 'Keine Sicht',
      line: 'Alle fünf Linien sind versperrt.',
    },
  },
  ray: {
    clear: 'frei',
    obscured: 'getrübt',
    blocked: 'versperrt',
  },
  direction: {
    beyond: 'hinter das Ziel',
    left: 'nach links',
    right: 'nach rechts',
    short: 'vor das Ziel',
  },
  state: {
    prone: 'liegt',
    flying: 'fliegt',
    mounted: 'beritten',
    abandoned: 'verlassen',
    acted: 'hat gehandelt',
    ready: 'noch dran',
    silenced: 'kann nicht mehr zaubern',
    lucky: 'Glück noch frei',
    hits_one: '{{count}} Treffer',
    hits_other: '{{count}} Treffer',
    misfires_one: '{{count}} Fehlzündung',
    misfires_other: '{{count}} Fehlzündungen',
  },
  phase: {
    deploy: 'Aufstellung',
    battle: 'Schlacht',
    over: 'Ende',
  },
  progress: {
    deploy: 'Aufstellung, noch {{left}}',
    turn: 'Runde {{round}}, Zug {{turn}}',
  },
  ending: {
    turns: 'Die vereinbarten Runden sind gespielt.',
    time: 'Die Zeit ist um.',
    objective: 'Ein Missionsziel hat die Schlacht beendet.',
    alone: 'Nur eine Seite ist noch auf dem Tisch.',
    cap: 'Runde 30 war die letzte.',
    concession: 'Alle anderen haben aufgegeben.',
  },
} satisfies typeof en.words;

export const modifier = {
  rear: 'Von hinten',
  flank: 'Von der Flanke',
  longRange: 'Lange Reichweite',
  partialSight: 'Teilweise Sicht',
  ran: 'Nach dem Rennen',
  charged: 'Sturm',
  chargedProne: 'Sturm auf Liegende',
  targetProne: 'Ziel liegt',
  tightShort: 'Salve auf kurze Reichweite',
  tightLong: 'Salve auf lange Reichweite',
  aggressive: 'Aggressiv',
  heavyMelee: 'Schwerer Nahkampf',
  heavyRange: 'Schwerer Fernkampf',
  hover: 'Schweben',
  strengthen: 'Stärkung',
  zap: 'Schock',
  twoHanded: 'Zweihandwaffe',
  lance: 'Lanze im Sturm',
  shield: 'Schild vorn',
  punch: 'Wucht',
  steady: 'Bewegt mit ruhiger Waffe',
  antiVehicle: 'Gegen Fahrzeuge',
  heavyArmour: 'Schwere Rüstung',
  lossStep: 'Verluste',
  leader: 'Anführer',
  secondRoll: 'Zweiter Wurf',
  ironwill: 'Eiserner Wille',
} satisfies typeof en.modifier;

export const cause = {
  odds: 'erdrückende Übermacht',
  quarter: 'ein Viertel abgeschossen',
  fearsome: 'ein furchterregender Feind',
  friends: 'fliehende Freunde',
  second: 'kein Ort zur Flucht',
} satisfies typeof en.cause;
