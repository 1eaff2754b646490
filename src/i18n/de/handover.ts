import type { handover as en } from '../en/handover';

export const handover = {
  where: '{{game}}, {{progress}}',
  turn: '{{name}} ist am Zug',
  pass: 'Gib das Gerät an {{name}}. Verdeckte Karten erscheinen erst nach dem Tippen.',
  take: 'Verdeckte Karten erscheinen erst nach dem Tippen, nur für {{name}}.',
  passOpen: 'Gib das Gerät an {{name}}.',
  takeOpen: 'Die Partie wartet auf {{name}}.',
  called: '{{name}} ruft',
  cancel: 'Doch nicht',
  ready: 'Ich bin {{name}}',
  leave: 'Für jetzt verlassen',
  picture: 'Das Gerät geht von {{from}} an {{to}}',
  pictureTo: 'Das Gerät geht an {{to}}',
  peek: {
    hold: 'Zum Ansehen halten',
    shut: 'Loslassen: wieder verdeckt',
    keep: 'Offen lassen',
    close: 'Wieder verdecken',
    hint: 'Zeigt deine Karten, solange du drückst. Die anderen sehen weg.',
  },
} satisfies typeof en;
