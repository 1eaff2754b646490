import type { log as en } from '../en/log';

export const log = {
  title: 'Protokoll',
  empty: 'Noch ist nichts geschehen',
} satisfies typeof en;
