import type { told as en } from '../en/told';

export const told = {
  thinking: '{{name}} überlegt',
  plays: '{{name}} spielt',
  hurry: 'Schneller',
} satisfies typeof en;
