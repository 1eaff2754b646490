import type * as en from '../../en/portal/words';

export const words = {
  cm: '{{whole}},{{tenth}} cm',
  length: '{{whole}},{{tenth}}',
  wholeCm: '{{n}} cm',
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
  era: {
    pre1900: {
      name: 'Vor 1900',
    },
    post1900: {
      name: 'Nach 1900',
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
  elementKind: {
    soldier: 'Soldat',
  },
  part: {
    rider: 'Reiter',
    leader: 'Anführer',
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
  direction: {
    beyond: 'hinter das Ziel',
    left: 'nach links',
    right: 'nach rechts',
    short: 'vor das Ziel',
  },
  state: {
    acted: 'hat gehandelt',
    ready: 'noch dran',
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
