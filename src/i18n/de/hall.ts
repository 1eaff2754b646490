import type { hall as en } from '../en/hall';

export const hall = {
  players: '{{min}}–{{max}}',
  minutes: '{{n}} Min.',
  gateLabel: '{{name}}. {{min}} bis {{max}} Personen, etwa {{n}} Minuten. {{line}}',
  gateHint: 'Öffnet eine neue Partie',
  shut: 'Dieses Tor ist zu.',
  shutLabel: '{{name}}. Dieses Tor ist zu.',
  continue: 'Weiterspielen',
  all: 'Alle Partien',
  turn: '{{name}} ist am Zug',
  yourTurn: 'Du bist am Zug',
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
