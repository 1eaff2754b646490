import type { result as en } from '../../en/portal/result';

export const result = {
  byTurn: 'Punkte nach Runden',
  byMove: 'Punkte nach Befehlen',
  points_one: '{{count}} Punkt',
  points_other: '{{count}} Punkte',
  draw: 'Unentschieden',
  score: '{{best}} zu {{other}}',
  source: {
    destroyed: 'Zerstört',
    left: 'Noch auf dem Tisch',
    fled: 'In die Flucht geschlagen',
    objectives: 'Missionsziele',
    cover: 'Tisch beherrscht',
  },
  exchanged: 'Seiten getauscht',
} satisfies typeof en;
