import type { log as en } from '../en/log';

export const log = {
  title: 'Protokoll',
  empty: 'Noch ist nichts geschehen',
  reading: 'Was davor war, wird gelesen …',
} satisfies typeof en;
