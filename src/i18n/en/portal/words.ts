/** Dice, measures, and what things on the table of PORTAL are called. */
export const words = {
  /** A length with one decimal: `whole` and `tenth` are numbers of centimetres and millimetres. */
  cm: '{{whole}}.{{tenth}} cm',
  /** The same where the unit is said beside it. */
  length: '{{whole}}.{{tenth}}',
  wholeCm: '{{n}} cm',
  degrees: '{{n}}°',
  percent: '{{n}} %',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  die: {
    '4': 'D4',
    '6': 'D6',
    '8': 'D8',
    '10': 'D10',
    '12': 'D12',
    '20': 'D20',
  },
  /** What such a die usually stands for. */
  dieLine: {
    '4': 'Civilians, rabble',
    '6': 'The usual soldier',
    '8': 'Trained, or mounted',
    '10': 'Elite, light gun',
    '12': 'Hero, heavy gun',
    '20': 'Giant, dragon',
  },
  era: {
    pre1900: {
      name: 'Before 1900',
      line: 'Swords, bows and muskets; fantasy too',
    },
    post1900: {
      name: 'After 1900',
      line: 'Rifles, tanks, blasters',
    },
  },
  mode: {
    skirmish: {
      name: 'Skirmish',
      line: 'One figure at a time',
    },
    siege: {
      name: 'Siege',
      line: 'A whole unit at a time',
    },
  },
  unitKind: {
    band: {
      name: 'Band',
      line: '3 to 20 soldiers with a leader',
    },
    lone: {
      name: 'Loner',
      line: 'One mighty figure, D12 or D20',
    },
    vehicle: {
      name: 'Vehicle',
      line: 'Hull, crew and weapons',
    },
    artillery: {
      name: 'Gun',
      line: 'Artillery with its crew',
    },
  },
  elementKind: {
    soldier: 'Soldier',
    mount: 'Mount',
    vehicle: 'Vehicle',
    piece: 'Gun',
  },
  part: {
    rider: 'Rider',
    hull: 'Hull',
    crew_one: '{{count}} crewman',
    crew_other: '{{count}} crew',
    guardian: 'Guardian',
    leader: 'Leader',
  },
  moveKind: {
    normal: {
      name: 'Move',
      line: 'The usual way',
    },
    run: {
      name: 'Run',
      line: 'Twice as far, −1 on the action',
    },
    charge: {
      name: 'Charge',
      line: 'Twice as far into contact, +1 in melee',
    },
  },
  deed: {
    melee: 'Melee',
    ranged: 'Shoot',
    cast: 'Cast',
    capture: 'Capture',
    crew: 'Crew',
  },
  formation: {
    loose: {
      name: 'Loose',
      line: 'Each within 5 cm of the next',
    },
    tight: {
      name: 'Tight',
      line: 'A block: better volleys, only the front fights',
    },
  },
  side: {
    front: 'Front',
    flank: 'Flank',
    rear: 'Rear',
  },
  turnTo: {
    left: 'Left',
    right: 'Right',
    about: 'About',
  },
  band: {
    short: 'Short range',
    long: 'Long range',
  },
  sight: {
    full: {
      name: 'Full sight',
      line: 'All five lines are clear.',
    },
    partial: {
      name: 'Partial sight',
      line: 'Some lines are obscured or blocked: −1.',
    },
    none: {
      name: 'No sight',
      line: 'All five lines are blocked.',
    },
  },
  ray: {
    clear: 'clear',
    obscured: 'obscured',
    blocked: 'blocked',
  },
  direction: {
    beyond: 'beyond the target',
    left: 'to the left',
    right: 'to the right',
    short: 'short of the target',
  },
  state: {
    prone: 'prone',
    flying: 'flying',
    mounted: 'mounted',
    abandoned: 'abandoned',
    acted: 'has acted',
    ready: 'still to act',
    silenced: 'cannot cast any more',
    lucky: 'Luck unused',
    hits_one: '{{count}} hit',
    hits_other: '{{count}} hits',
    misfires_one: '{{count}} misfire',
    misfires_other: '{{count}} misfires',
  },
  phase: {
    deploy: 'Deployment',
    battle: 'Battle',
    over: 'The end',
  },
  progress: {
    deploy: 'Deployment, {{left}} to come',
    turn: 'Turn {{round}}, round {{turn}}',
  },
  ending: {
    turns: 'The agreed turns are over.',
    time: 'The time is up.',
    objective: 'An objective ended the battle.',
    alone: 'Only one side is left on the table.',
    cap: 'Turn 30 was the last.',
    concession: 'All others gave up.',
  },
};

/** What changes a die, by name. Short: they stand in a list, each with its number. */
export const modifier = {
  rear: 'From the rear',
  flank: 'From the flank',
  longRange: 'Long range',
  partialSight: 'Partial sight',
  ran: 'After a run',
  charged: 'Charge',
  chargedProne: 'Charge on the prone',
  targetProne: 'Target is prone',
  tightShort: 'Volley at short range',
  tightLong: 'Volley at long range',
  aggressive: 'Aggressive',
  heavyMelee: 'Heavy Melee',
  heavyRange: 'Heavy Range',
  hover: 'Hover',
  strengthen: 'Strengthen',
  zap: 'Zap',
  twoHanded: 'Two-handed weapon',
  lance: 'Lance in a charge',
  shield: 'Shield in front',
  punch: 'Punch',
  steady: 'Moved with a steady weapon',
  antiVehicle: 'Anti-vehicle',
  heavyArmour: 'Heavy Armour',
  lossStep: 'Losses',
  leader: 'Leader',
  secondRoll: 'Second roll',
  ironwill: 'Ironwill',
};

/** Why a unit tests its morale. */
export const cause = {
  odds: 'overwhelming odds',
  quarter: 'a quarter shot down',
  fearsome: 'a fearsome enemy',
  friends: 'fleeing friends',
  second: 'nowhere to flee to',
};
