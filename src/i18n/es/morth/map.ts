import type { morthMap as en } from '../../en/morth/map';

/** What is said about a map that does not fit its window. */
export const morthMap: typeof en = {
  above_one: '{{count}} enemigo más arriba, fuera de la vista',
  above_other: '{{count}} enemigos más arriba, fuera de la vista',
  below_one: '{{count}} enemigo más abajo, fuera de la vista',
  below_other: '{{count}} enemigos más abajo, fuera de la vista',
  enemies_one: '{{count}} enemigo',
  enemies_other: '{{count}} enemigos',
  whole: 'Ver el mapa entero',
  near: 'Acercar de nuevo',
};
