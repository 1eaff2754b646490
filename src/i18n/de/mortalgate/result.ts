import type { result as en } from '../../en/mortalgate/result';

export const result = {
  byRound: 'Gunst nach Runden',
  byMove: 'Gunst nach Zügen',
  altars_one: '{{count}} Altar',
  altars_other: '{{count}} Altäre',
  draw: 'Unentschieden',
  score: '{{best}} Gunst zu {{other}}',
  deeds: { slain: 'besiegt', captures: 'Altäre', damage: 'Schaden', healed: 'geheilt', deaths: 'gefallen' },
  exchanged: 'Teams getauscht',
} satisfies typeof en;
