import type { told as en } from '../en/told';

export const told = {
  thinking: '{{name}} está pensando',
  plays: 'Juega {{name}}',
  hurry: 'Deprisa',
  yourTurn: 'Tu turno',
  more: 'Más',
} satisfies typeof en;
