import type * as en from '../../en/molthar/front';

export const gate = {
  name: 'Portals of Molthar',
  short: 'Molthar',
  heroes: 'Portal of Heroes',
  heroesShort: 'Heroes',
  line: 'Sammle Perlen, gewinne Märchenwesen, erreiche 12.',
  credit:
    'Portals of Molthar ist ein Spiel von Johannes Schmidauer-König, erschienen bei AMIGO, auch unter dem Namen Portal of Heroes.',
} satisfies typeof en.gate;

export const result = {
  diamonds_one: '{{count}} Diamant',
  diamonds_other: '{{count}} Diamanten',
  most: '{{name}} hat die meisten Punkte.',
  most_you: 'Du hast die meisten Punkte.',
  byDiamonds: 'Je {{points}} Punkte: Diamanten entscheiden.',
  shared: 'Je {{points}} Punkte und {{diamonds}} Diamanten: nichts trennt sie.',
  moreDiamonds: 'Mehr Diamanten',
} satisfies typeof en.result;
