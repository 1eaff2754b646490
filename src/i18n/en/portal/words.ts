/** Dice, measures, and what things on the table of PORTAL are called. */
export const words = {
  /** A length with one decimal: `whole` and `tenth` are numbers of centimetres and millimetres. */
  cm: '{{whole}}.{{tenth}} cm',
  /** The same where the unit is said beside it. */
  length: '{{whole}}.{{tenth}}',
  wholeCm: '{{n}} cm',
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
  era: {
    pre1900: {
      name: 'Before 1900',
    },
    post1900: {
      name: 'After 1900',
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
  elementKind: {
    soldier: 'Soldier',
  },
  part: {
    rider: 'Rider',
    leader: 'Leader',
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
  direction: {
    beyond: 'beyond the target',
    left: 'to the left',
    right: 'to the right',
    short: 'short of the target',
  },
  state: {
    acted: 'has acted',
    ready: 'still to act',
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
