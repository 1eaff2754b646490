import type { coach as en } from '../en/coach';

export const coach = {
  title: 'El consejero',
  ask: '¿Y ahora?',
  thinks: 'El consejero está pensando…',
  waits: 'El consejero hablará en tu próxima decisión.',
  held: 'Lo que dice el consejero puede revelar lo que los demás no deben ver.',
  here: 'El consejero señala aquí',
  layOut: 'Prepáralo por mí',
  sure: '¿Seguro?',
  better: 'Mejor: {{move}}.',
  insist: 'Hacerlo igual',
  show: 'Muéstramelo',
} satisfies typeof en;
