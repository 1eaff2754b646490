/** What the heroes can do once in a while; line is what it does, without range and cooldown. */
export const ability = {
  longShot: { name: 'Long Shot', line: 'A basic attack at up to 6 hexes.' },
  explosiveShot: { name: 'Explosive Shot', line: 'Base damage + 2 to an enemy. Never misses.' },
  fullDraw: { name: 'Full Draw', line: 'A teammate gets 4 health back.' },
  precisionTargeting: { name: 'Precision Targeting', line: '+1 damage on basic attacks for her next 3 turns.' },
  chainLightning: {
    name: 'Chain Lightning',
    line: 'Base damage to an enemy and all enemies joined to it. Never misses.',
  },
  staticCharge: { name: 'Static Charge', line: '+1 damage on his next 2 basic attacks.' },
  lifeWard: { name: 'Life Ward', line: 'A teammate gets 4 health back.' },
  blisteringPain: { name: 'Blistering Pain', line: '3 damage to an enemy, who then burns for 2 turns. Never misses.' },
  mightyBlow: { name: 'Mighty Blow', line: 'Base damage + 2 to an enemy. Never misses.' },
  shieldWall: { name: 'Shield Wall', line: 'Nothing harms him until his next turn begins.' },
  risingWinds: { name: 'Rising Winds', line: 'Base damage to every adjacent enemy. Never misses.' },
  ringTheBell: { name: 'Ring the Bell', line: 'An enemy is stunned for its next turn.' },
  infectedWounds: { name: 'Infected Wounds', line: 'An enemy is poisoned for 3 turns.' },
  cheapShot: { name: 'Cheap Shot', line: 'A basic attack on every adjacent enemy, each with a roll of its own.' },
  quickBlade: { name: 'Quick Blade', line: 'Two basic attacks, on one enemy or on two.' },
  mercyKilling: { name: 'Mercy Killing', line: 'Slays an enemy who has 3 health or less. Never misses.' },
};

/** The facts of an ability beside its line. */
export const abilityFacts = {
  range: 'Range {{range}}',
  self: 'On oneself',
  adjacent: 'All adjacent enemies',
  cooldown_one: 'Cooldown: {{count}} turn',
  cooldown_other: 'Cooldown: {{count}} turns',
  ready: 'Ready',
  readyIn_one: 'Ready next turn',
  readyIn_other: 'Ready in {{count}} turns',
  rolled: 'Rolled',
  sure: 'No roll',
};
