import type { common as en } from '../en/common';

export const common = {
  appName: 'Gatehouse',
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  tryAgain: 'Noch einmal versuchen',
  home: 'Zur Halle',
  seat: 'Platz {{n}}',
  listComma: ', ',
  listLast: ' und ',
  person: 'Mensch',
  botLevel: { easy: 'Bot, sanft', medium: 'Bot, solide', sharp: 'Bot, scharf' },
  readRule: 'Regel lesen',
  when: {
    now: 'Gerade eben',
    minutes_one: 'Vor {{count}} min',
    minutes_other: 'Vor {{count}} min',
    hours_one: 'Vor {{count}} Stunde',
    hours_other: 'Vor {{count}} Stunden',
    yesterday: 'Gestern',
    days_one: 'Vor {{count}} Tag',
    days_other: 'Vor {{count}} Tagen',
  },
} satisfies typeof en;
