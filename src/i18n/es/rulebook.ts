import type { rulebook as en } from '../en/rulebook';

export const rulebook = {
  title: 'Reglamento',
  minute: 'En un minuto',
  goal: 'El objetivo',
  turn: 'Un turno',
  end: 'El final',
  signs: 'Signos',
  all: 'Todas las reglas',
  game: 'Juego',
  search: 'Buscar en las reglas',
  clear: 'Borrar la búsqueda',
  found_one: '{{count}} regla encontrada',
  found_other: '{{count}} reglas encontradas',
  none: 'Ninguna regla tiene esas palabras',
  noneNote: 'Prueba una palabra más corta o el número de una regla, como {{example}}.',
  contents: 'Contenido',
  ruleLabel: 'Regla {{id}}',
  unknownRule: 'Aquí no hay ninguna regla {{id}}',
} satisfies typeof en;
