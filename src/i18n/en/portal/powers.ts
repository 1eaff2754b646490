/** Attributes and what they do. */
export const attribute = {
  aggressive: {
    name: 'Aggressive',
    line: '+1 in melee.',
  },
  amphibious: {
    name: 'Amphibious',
    line: 'Deep water is open ground.',
  },
  fast: {
    name: 'Fast',
    line: 'Moves as the next die, or 3 cm farther.',
  },
  fearsome: {
    name: 'Fearsome',
    line: 'Enemy units within 25 cm test morale, once each.',
  },
  fireLinked: {
    name: 'Fire linked',
    line: 'One crewman fires all weapons.',
  },
  heavyArmour: {
    name: 'Heavy Armour',
    line: '+1 to recovery rolls.',
  },
  heavyMelee: {
    name: 'Heavy Melee',
    line: '+1 in melee, beside Aggressive.',
  },
  heavyRange: {
    name: 'Heavy Range',
    line: '+1 when shooting.',
  },
  hover: {
    name: 'Hover',
    line: '+2 to attacks in a round without moving or turning.',
  },
  luck: {
    name: 'Luck',
    line: 'Once a game, roll a bad die again.',
  },
  magic: {
    name: 'Magic',
    line: 'Casts spells: one is free.',
  },
  sharpshooter: {
    name: 'Sharpshooter',
    line: 'Shoots 6 cm beyond twice R.',
  },
  turnX2: {
    name: 'Turn X2',
    line: 'Turns by up to 90° a round.',
  },
  waterborne: {
    name: 'Waterborne',
    line: 'Deep water is open ground, for mounts and vehicles.',
  },
};

/** Spells: what they do, and what happens when they turn on their caster. */
export const spell = {
  fast: {
    name: 'Fast',
    line: 'A friendly group moves 2 cm farther.',
  },
  fireball: {
    name: 'Fireball',
    line: 'Every enemy under the template is hit.',
  },
  fly: {
    name: 'Fly',
    line: 'The caster flies, 25 cm.',
  },
  ironwill: {
    name: 'Ironwill',
    line: 'A friendly unit has +2 on morale.',
  },
  shield: {
    name: 'Shield',
    line: 'Hits on friends under the template are cancelled.',
  },
  slow: {
    name: 'Slow',
    line: 'Enemies under the template move 2 cm less.',
  },
  strengthen: {
    name: 'Strengthen',
    line: 'A friendly group has +2 on attacks.',
  },
  summon: {
    name: 'Summon',
    line: 'A D8 guardian joins the caster.',
  },
  teleport: {
    name: 'Teleport',
    line: 'A friendly unit appears elsewhere.',
  },
  zap: {
    name: 'Zap',
    line: 'Enemies under the template have −2 on all dice this turn.',
  },
};
