import type { hall as en } from '../en/hall';

export const hall = {
  players: '{{min}}–{{max}}',
  minutes: '{{n}} min',
  gateLabel: '{{name}}. De {{min}} a {{max}} jugadores, unos {{n}} minutos. {{line}}',
  gateHint: 'Abre una partida nueva',
  shut: 'Esta puerta está cerrada.',
  shutLabel: '{{name}}. Esta puerta está cerrada.',
  continue: 'Continuar',
  all: 'Todas las partidas',
  turn: 'Turno de {{name}}',
  yourTurn: 'Tu turno',
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
