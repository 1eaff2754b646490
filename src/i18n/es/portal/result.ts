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
  exchanged: 'bandos cambiados',
} satisfies typeof en;
