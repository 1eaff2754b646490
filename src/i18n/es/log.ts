import type { log as en } from '../en/log';

export const log = {
  title: 'Registro',
  empty: 'Aún no ha pasado nada',
  reading: 'Leyendo lo anterior …',
} satisfies typeof en;
