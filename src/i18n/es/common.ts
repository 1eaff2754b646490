import type { common as en } from '../en/common';

export const common = {
  appName: 'Gatehouse',
  back: 'Atrás',
  close: 'Cerrar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  tryAgain: 'Reintentar',
  home: 'Al vestíbulo',
  seat: 'Puesto {{n}}',
  listComma: ', ',
  listLast: ' y ',
  person: 'Persona',
  botLevel: { easy: 'Bot, tranquilo', medium: 'Bot, firme', sharp: 'Bot, agudo' },
  readRule: 'Leer la regla',
  when: {
    now: 'Ahora mismo',
    minutes_one: 'Hace {{count}} min',
    minutes_other: 'Hace {{count}} min',
    hours_one: 'Hace {{count}} hora',
    hours_other: 'Hace {{count}} horas',
    yesterday: 'Ayer',
    days_one: 'Hace {{count}} día',
    days_other: 'Hace {{count}} días',
  },
} satisfies typeof en;
