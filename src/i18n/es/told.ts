import type { told as en } from '../en/told';

export const told = {
  thinking: '{{name}} está pensando',
  plays: 'Juega {{name}}',
  hurry: 'Deprisa',
} satisfies typeof en;
