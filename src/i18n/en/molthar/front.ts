/** The gate of Molthar. */
export const gate = {
  name: 'Portals of Molthar',
  short: 'Molthar',
  heroes: 'Portal of Heroes',
  heroesShort: 'Heroes',
  line: 'Gather pearls, win fairy-tale allies, reach 12.',
  credit:
    'Portals of Molthar is a game by Johannes Schmidauer-König, published by AMIGO, also under the name Portal of Heroes.',
};

/** How a match of Molthar ended. */
export const result = {
  diamonds_one: '{{count}} diamond',
  diamonds_other: '{{count}} diamonds',
  most: '{{name}} has the most points.',
  most_you: 'You have the most points.',
  byDiamonds: '{{points}} points each, so diamonds decide.',
  shared: '{{points}} points and {{diamonds}} diamonds each: nothing parts them.',
  moreDiamonds: 'More diamonds',
};
