/** The eight heroes: kind is the class as one says it of this hero. */
export const hero = {
  greven: { name: 'Greven', kind: 'Archer', line: 'Hits hard from afar, and farther still when it counts.' },
  seiren: { name: 'Seiren', kind: 'Archer', line: 'Hard to hit, mends friends, shoots sharper the longer she aims.' },
  elazar: { name: 'Elazar', kind: 'Mage', line: 'His lightning leaps from enemy to enemy.' },
  yodan: { name: 'Yodan', kind: 'Mage', line: 'Keeps friends alive and sets enemies on fire.' },
  drexir: { name: 'Drexir', kind: 'Warrior', line: 'The toughest of all. Nothing gets past his shield.' },
  sabea: { name: 'Sabea', kind: 'Warrior', line: 'Strikes hardest, strikes all around, and stuns.' },
  dekhar: { name: 'Dekhar', kind: 'Rogue', line: 'The fastest on the island. His poison slows the others.' },
  zadita: { name: 'Zadita', kind: 'Rogue', line: 'Frail and hardly ever hit. Finishes what others began.' },
};

export const heroClass = {
  archer: { name: 'Archer', plural: 'Archers' },
  mage: { name: 'Mage', plural: 'Mages' },
  warrior: { name: 'Warrior', plural: 'Warriors' },
  rogue: { name: 'Rogue', plural: 'Rogues' },
};

export const attribute = {
  health: { name: 'Health', line: 'How much damage the hero can take.' },
  damage: { name: 'Damage', line: 'What a basic attack takes away when it hits.' },
  movement: { name: 'Movement', line: 'How many hexes the hero can walk in a turn.' },
  dodge: { name: 'Dodge', line: 'Makes basic attacks on the hero miss more often.' },
  range: { name: 'Range', line: 'How many hexes away a basic attack reaches.' },
  accuracy: { name: 'Accuracy', line: 'Makes basic attacks of the hero hit more often.' },
};
