/** MortalGate in a minute: the first page of its rulebook. */
export const primer = {
  goal: 'Two teams of four heroes fight for the eight altars of an island. Altars and slain enemies bring grace.',
  turn: {
    parts: 'The teams take turns, one hero at a time. A turn has four parts:',
    upkeep: 'Upkeep happens by itself: a slain hero comes back in its camp, cooldowns go down, fire and poison hurt.',
    movement: 'Movement: walk as many hexes as the hero’s value says, round rock and other heroes.',
    combat:
      'Combat: one basic attack, rolled with two dice, or one ability that is ready. The target must be in range and in sight.',
    capture:
      'Capture the altar in whose zone the hero stands, unless an enemy stands there too: 2 grace, a blessing for the whole team, and the turn is over.',
  },
  end: 'A team wins at 20 grace: 2 for each capture, 1 for each enemy slain. It also wins with all eight altars, or when all four enemies are off the island at once.',
  signs: {
    hero: 'Heroes. Blue is round, Red has corners; ring and number are health.',
    ability: 'A hero’s two abilities: a diamond when ready, else the turns until then.',
    status: 'Burning, poison, stun, and how many turns they last.',
    altar: 'Altars, nobody’s, Blue’s and Red’s, with the sign of the blessing.',
    contested: 'Contested: both teams are in the zone, so nobody can capture.',
  },
};
