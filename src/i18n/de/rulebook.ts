import type { rulebook as en } from '../en/rulebook';

export const rulebook = {
  title: 'Regelbuch',
  minute: 'In einer Minute',
  goal: 'Das Ziel',
  turn: 'Ein Zug',
  end: 'Das Ende',
  signs: 'Zeichen',
  all: 'Alle Regeln',
  game: 'Spiel',
  search: 'Regeln durchsuchen',
  clear: 'Suche löschen',
  found_one: '{{count}} Regel gefunden',
  found_other: '{{count}} Regeln gefunden',
  none: 'Keine Regel enthält diese Wörter',
  noneNote: 'Versuche ein kürzeres Wort oder die Nummer einer Regel, etwa {{example}}.',
  contents: 'Inhalt',
  ruleLabel: 'Regel {{id}}',
  unknownRule: 'Die Regel {{id}} gibt es hier nicht',
} satisfies typeof en;
