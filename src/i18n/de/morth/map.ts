import type { morthMap as en } from '../../en/morth/map';

/** What is said about a map that does not fit its window. */
export const morthMap: typeof en = {
  above_one: '{{count}} Gegner weiter oben, nicht im Bild',
  above_other: '{{count}} Gegner weiter oben, nicht im Bild',
  below_one: '{{count}} Gegner weiter unten, nicht im Bild',
  below_other: '{{count}} Gegner weiter unten, nicht im Bild',
  enemies_one: '{{count}} Gegner',
  enemies_other: '{{count}} Gegner',
  whole: 'Ganze Karte zeigen',
  near: 'Wieder heran',
};
