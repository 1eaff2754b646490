import type { setup as en } from '../../en/mortalgate/setup';

export const setup = {
  heroes: 'Helden',
  by: {
    draft: { name: 'Auswahl', note: 'Die Teams wählen abwechselnd' },
    random: { name: 'Per Los', note: 'Jedes Team bekommt vier Helden zugelost' },
    chosen: { name: 'Bestimmt', note: 'Ihr legt vorher fest, wer wen führt' },
  },
  opening: 'Erster Zug',
  opens: {
    roll: { name: 'Würfel', note: 'Die Würfel entscheiden' },
    red: { name: 'Rot', note: 'Rot beginnt, Blau wählt zuerst' },
    blue: { name: 'Blau', note: 'Blau beginnt, Rot wählt zuerst' },
  },
  teams: 'Teams',
  teamsNote:
    'Tippe einen Namen an oder ziehe ihn, und er wechselt die Seite. Die Teams sind bis auf einen gleich groß.',
  size_one: '{{count}} Platz',
  size_other: '{{count}} Plätze',
  share_one: '{{count}} Held',
  share_other: '{{count}} Helden',
  captain: 'spricht fürs Team',
  seat: '{{name}}, {{team}}, {{share}}',
  seatHint: 'Wechselt die Seite',
  leads: 'Wer führt wen',
  leadsNote: 'Tippe zwei Helden an, und sie tauschen die Plätze.',
  hero: '{{hero}}, {{kind}}, geführt von {{name}}',
  heroHint: 'Danach den Helden antippen, mit dem getauscht wird',
  heroOther: 'Tauscht mit {{hero}}',
} satisfies typeof en;
