import type * as en from '../../en/morth/front';

export const gate = {
  name: 'Portal of Morth',
  short: 'Morth',
  line: 'Dreh das Portal, halte die Wege, schick die Horde nach nebenan.',
  credit: 'Portal of Morth ist ein Spiel von Buster Lehn, Manuel Muñoz und Francisco Ruiz, erschienen bei Abba Games.',
} satisfies typeof en.gate;

export const result = {
  wounds_one: '{{count}} Wunde',
  wounds_other: '{{count}} Wunden',
  gold_one: '{{count}} Gold',
  gold_other: '{{count}} Gold',
  fewest: '{{name}} hat die wenigsten Wunden.',
  fewest_you: 'Du hast die wenigsten Wunden.',
  byGold: 'Je {{wounds}} Wunden, also entscheidet das Gold.',
  shared: 'Je {{wounds}} Wunden und {{gold}} Gold: Nichts trennt sie.',
  moreGold: 'Mehr Gold',
  verdict: '{{name}} mit {{wounds}} Wunden. {{line}}',
  byRound: 'Wunden je Runde',
  byMove: 'Wunden je Zug',
} satisfies typeof en.result;
