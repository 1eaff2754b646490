import type { hall as en } from '../en/hall';

export const hall = {
  players: '{{min}}–{{max}}',
  minutes: '{{n}} Min.',
  gateLabel: '{{name}}. {{line}} {{facts}}.',
  playersLabel: '{{min}} bis {{max}} Personen',
  minutesLabel: 'etwa {{n}} Minuten',
  gateHint: 'Öffnet eine neue Partie',
  continue: 'Weiterspielen',
  all: 'Alle Partien',
  with: '{{progress}}, mit {{names}}',
  alone: '{{progress}}, allein',
  matchLabel: '{{game}}: {{turn}}. {{progress}}. {{when}}.',
  matchHint: 'Spielt diese Partie weiter',
  unreadable: 'Die Liste der Partien konnte nicht gelesen werden.',
  noMatches: 'Begonnene Partien warten hier.',
  navigation: 'Spielstände, Regeln und Einstellungen',
  saves: 'Spielstände',
  rulebook: 'Regeln',
  settings: 'Einstellungen',
} satisfies typeof en;
