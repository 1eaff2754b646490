/** Morth in a minute: the first page of its rulebook. */
export const primer = {
  goal: 'Lord Morth sends waves of enemies through the portal. Keep them off your fortress: every enemy that walks off your map costs wounds.',
  turn: {
    parts: 'Every wave has four parts:',
    morth: 'Lord Morth: the dice of the wave are rolled onto the portal.',
    portal: 'Portal: everybody may pay coins to turn it. It decides which enemy comes to whose map, and on which path.',
    heroes: 'Heroes: first buy upgrades and new heroes, then move and attack. Dead enemies pay gold and experience.',
    assault: 'Assault: all enemies march, as far as they are fast.',
  },
  end: 'After the last wave the fewest wounds win; if equal, the most gold. Alone or as a team your wounds tell how well you held out.',
  signs: {
    die: 'An enemy. The number is its resistance: bring it to 0. Green pays 1 gold, yellow 2, orange 3, red 4.',
    hero: 'A hero. Its colours tell race and sheet.',
    portal: 'The portal. Each step you turn it costs a coin.',
    entrance: 'The three paths. The same sign stands on the portal.',
    coin: 'Gold: for the portal, heroes and upgrades.',
    wound: 'Wounds: the fewer the better.',
    experience: 'Experience: pays the upgrades of the hero that has it.',
    lord: 'Who holds this plays Lord Morth in this wave, and goes first.',
  },
};
