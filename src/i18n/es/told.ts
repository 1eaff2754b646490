import type { told as en } from '../en/told';

export const told = {
  thinking: '{{name}} está pensando',
  plays: 'Juega {{name}}',
  hurry: 'Deprisa',
  yourTurn: 'Tu turno',
  turnOf: 'Turno de {{name}}',
  more: 'Más',
  since: 'Desde tu último turno',
  again: 'Ver otra vez',
  andMore_one: 'y 1 más',
  andMore_other: 'y {{count}} más',
  stop: 'Volver a la mesa',
} satisfies typeof en;
