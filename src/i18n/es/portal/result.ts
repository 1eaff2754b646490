import type { result as en } from '../../en/portal/result';

export const result = {
  byTurn: 'Puntos por ronda',
  byMove: 'Puntos por jugada',
  points_one: '{{count}} punto',
  points_other: '{{count}} puntos',
  draw: 'Tablas',
  score: '{{best}} a {{other}}',
  source: {
    destroyed: 'Destruido',
    left: 'Queda en la mesa',
    fled: 'Puesto en fuga',
    objectives: 'Objetivos',
    cover: 'Mesa dominada',
  },
  notCounted: 'no se cuenta',
  lastTurn: 'La mesa al final',
  squares_one: '{{count}} cuadro',
  squares_other: '{{count}} cuadros',
  fellHere: 'cayó aquí',
  exchanged: 'bandos cambiados',
  deeds: {
    destroyed: 'destruido',
    lost: 'perdido',
    fled: 'huido',
  },
} satisfies typeof en;
