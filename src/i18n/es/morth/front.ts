import type * as en from '../../en/morth/front';

export const gate = {
  name: 'Portal of Morth',
  short: 'Morth',
  line: 'Gira el portal, defiende los caminos y manda la horda al vecino.',
  credit: 'Portal of Morth es un juego de Buster Lehn, Manuel Muñoz y Francisco Ruiz, publicado por Abba Games.',
} satisfies typeof en.gate;

export const result = {
  wounds_one: '{{count}} herida',
  wounds_other: '{{count}} heridas',
  gold_one: '{{count}} de oro',
  gold_other: '{{count}} de oro',
  fewest: '{{name}} tiene menos heridas.',
  fewest_you: 'Eres quien menos heridas tiene.',
  byGold: '{{wounds}} heridas cada uno: decide el oro.',
  shared: '{{wounds}} heridas y {{gold}} de oro cada uno: nada los separa.',
  moreGold: 'Más oro',
  verdict: '{{name}} con {{wounds}} heridas. {{line}}',
  byRound: 'Heridas por ronda',
  byMove: 'Heridas por jugada',
} satisfies typeof en.result;
