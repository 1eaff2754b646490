import type { hall as en } from '../en/hall';

export const hall = {
  players: '{{min}}–{{max}}',
  minutes: '{{n}} min',
  gateLabel: '{{name}}. {{line}} {{facts}}.',
  playersLabel: 'De {{min}} a {{max}} jugadores',
  minutesLabel: 'unos {{n}} minutos',
  gateHint: 'Abre una partida nueva',
  continue: 'Continuar',
  all: 'Todas las partidas',
  with: '{{progress}}, con {{names}}',
  alone: '{{progress}}, en solitario',
  matchLabel: '{{game}}: {{turn}}. {{progress}}. {{when}}.',
  matchHint: 'Continúa esta partida',
  unreadable: 'No se ha podido leer la lista de partidas.',
  noMatches: 'Las partidas que empieces te esperan aquí.',
  navigation: 'Partidas, reglamento y ajustes',
  saves: 'Partidas',
  rulebook: 'Reglas',
  settings: 'Ajustes',
} satisfies typeof en;
