import type { startup as en } from '../en/startup';

export const startup = {
  opening: 'Abriendo las puertas',
  storageFailed: 'No se puede llegar a tus partidas',
  storageSafe: 'No se ha borrado ni sobrescrito nada.',
  crashed: 'Algo ha fallado en esta pantalla',
  crashedNote: 'Tus partidas se guardan en cada jugada; no se ha perdido nada. Reinténtalo o vuelve al vestíbulo.',
  details: 'Lo que dijo el dispositivo',
  notFound: 'Aquí no hay ninguna puerta',
  notFoundNote: 'El enlace {{path}} no lleva a ninguna parte en esta aplicación.',
} satisfies typeof en;
