import type { told as en } from '../en/told';

export const told = {
  thinking: '{{name}} überlegt',
  plays: '{{name}} spielt',
  hurry: 'Schneller',
  yourTurn: 'Du bist am Zug',
  more: 'Mehr',
} satisfies typeof en;
