import type { saves as en } from '../en/saves';

export const saves = {
  title: 'Partien',
  importLabel: 'Partie aus einer Datei importieren',
  imported: 'Die Partie steht in der Liste',
  empty: 'Noch keine Partien',
  emptyNote:
    'Jede Partie wird bei jedem Zug gesichert und wartet hier. Beginne eine an einem Tor oder importiere eine Datei.',
  open: 'Weiterspielen',
  openFinished: 'Ergebnis zeigen',
  replay: 'Wiederholung ansehen',
  name: 'Name der Partie',
  save: 'Namen sichern',
  duplicate: 'Duplizieren',
  duplicated: 'Eine Kopie steht in der Liste',
  export: 'In eine Datei exportieren',
  exported: 'Gesichert als {{file}}',
  exportFailed: 'Die Datei konnte nicht geschrieben werden',
  delete: 'Löschen',
  actions: 'Was geschieht mit {{name}}?',
  turnOf: '{{name}} ist dran',
  finished: 'Beendet',
  moves_one: '{{count}} Zug',
  moves_other: '{{count}} Züge',
  unreadable: 'Die Liste der Partien konnte nicht gelesen werden',
} satisfies typeof en;
