import type { saves as en } from '../en/saves';

export const saves = {
  title: 'Partidas',
  importLabel: 'Importar una partida de un archivo',
  imported: 'La partida está en la lista',
  empty: 'Aún no hay partidas',
  emptyNote:
    'Cada partida se guarda en cada jugada y espera aquí. Empieza una en una puerta o impórtala de un archivo.',
  open: 'Continuar',
  openFinished: 'Ver el resultado',
  replay: 'Ver la repetición',
  name: 'Nombre de la partida',
  save: 'Guardar el nombre',
  duplicate: 'Duplicar',
  duplicated: 'Hay una copia en la lista',
  export: 'Exportar a un archivo',
  exported: 'Guardada como {{file}}',
  exportFailed: 'No se pudo escribir el archivo',
  delete: 'Eliminar',
  actions: 'Qué hacer con {{name}}',
  turnOf: 'Turno de {{name}}',
  finished: 'Terminada',
  moves_one: '{{count}} jugada',
  moves_other: '{{count}} jugadas',
  unreadable: 'No se pudo leer la lista de partidas',
} satisfies typeof en;
