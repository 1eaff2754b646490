import type { told as en } from '../en/told';

export const told = {
  thinking: '{{name}} überlegt',
  plays: '{{name}} spielt',
  hurry: 'Schneller',
  yourTurn: 'Du bist am Zug',
  turnOf: '{{name}} ist dran',
  more: 'Mehr',
  since: 'Seit deinem letzten Zug',
  again: 'Nochmals zeigen',
  andMore_one: 'und 1 weitere',
  andMore_other: 'und {{count}} weitere',
  stop: 'Zurück zum Tisch',
} satisfies typeof en;
