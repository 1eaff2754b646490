/** What an altar gives to all four heroes of the team that holds it. */
export const blessing = {
  pinpoint: { name: 'Pinpoint', line: '+5 accuracy.' },
  evasive: { name: 'Evasive', line: '+10 dodge.' },
  forceful: { name: 'Forceful', line: '+1 damage.' },
  divineShield: { name: 'Divine Shield', line: 'Attacks and abilities do 1 damage less to your heroes.' },
  sprint: { name: 'Sprint', line: '+1 movement.' },
  leech: { name: 'Leech', line: 'A basic attack that hits heals the attacker by 1.' },
  splinter: { name: 'Splinter', line: 'A basic attack that hits also hurts enemies left and right of its target.' },
  shockwave: {
    name: 'Shockwave',
    line: 'A basic attack that hits also hurts enemies on the two hexes behind its target.',
  },
};

/** Where each altar stands, by its blessing. */
export const altar = {
  name: 'Altar of {{blessing}}',
  free: 'Held by nobody',
  held: 'Held by {{team}}',
  contested: 'Contested',
  place: {
    pinpoint: 'Near Blue’s camp, in the west',
    splinter: 'Near Blue’s camp, in the east',
    forceful: 'Before Blue’s camp, in the middle',
    sprint: 'Between the teams, on the west coast',
    evasive: 'Between the teams, on the east coast',
    divineShield: 'Before Red’s camp, in the middle',
    shockwave: 'Near Red’s camp, in the west',
    leech: 'Near Red’s camp, in the east',
  },
};
