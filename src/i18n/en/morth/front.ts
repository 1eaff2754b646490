/** The gate of Morth. */
export const gate = {
  name: 'Portal of Morth',
  short: 'Morth',
  line: 'Turn the portal, hold the roads, send the horde next door.',
  credit: 'Portal of Morth is a game by Buster Lehn, Manuel Muñoz and Francisco Ruiz, published by Abba Games.',
};

/** How a match of Morth ended. */
export const result = {
  wounds_one: '{{count}} wound',
  wounds_other: '{{count}} wounds',
  gold_one: '{{count}} gold',
  gold_other: '{{count}} gold',
  fewest: '{{name}} has the fewest wounds.',
  fewest_you: 'You have the fewest wounds.',
  byGold: '{{wounds}} wounds each, so gold decides.',
  shared: '{{wounds}} wounds and {{gold}} gold each: nothing parts them.',
  moreGold: 'More gold',
  verdict: '{{name}} with {{wounds}} wounds. {{line}}',
  byRound: 'Wounds by round',
  byMove: 'Wounds by move',
};
