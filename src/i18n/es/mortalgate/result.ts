import type { result as en } from '../../en/mortalgate/result';

export const result = {
  byRound: 'Gracia por ronda',
  byMove: 'Gracia por jugada',
  altars_one: '{{count}} altar',
  altars_other: '{{count}} altares',
  draw: 'Empate',
  score: '{{best}} de gracia a {{other}}',
  deeds: { slain: 'abatidos', captures: 'capturas', damage: 'daño', healed: 'curado', deaths: 'muertes' },
  exchanged: 'equipos cambiados',
} satisfies typeof en;
