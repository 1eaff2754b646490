import type * as en from '../../en/molthar/front';

export const gate = {
  name: 'Portals of Molthar',
  short: 'Molthar',
  heroes: 'Portal of Heroes',
  heroesShort: 'Heroes',
  line: 'Reúne perlas, gana aliados de cuento y llega a 12.',
  credit:
    'Portals of Molthar es un juego de Johannes Schmidauer-König, publicado por AMIGO, también con el nombre Portal of Heroes.',
} satisfies typeof en.gate;

export const result = {
  diamonds_one: '{{count}} diamante',
  diamonds_other: '{{count}} diamantes',
  most: '{{name}} tiene más puntos que nadie.',
  most_you: 'Tienes más puntos que nadie.',
  byDiamonds: '{{points}} puntos cada uno: deciden los diamantes.',
  shared: '{{points}} puntos y {{diamonds}} diamantes cada uno: nada los separa.',
  moreDiamonds: 'Más diamantes',
} satisfies typeof en.result;
