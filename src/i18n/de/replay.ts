import type { replay as en } from '../en/replay';

export const replay = {
  position: 'Zug {{n}} von {{last}}',
  beginning: 'Anfang',
  slider: 'Moment der Partie',
  play: 'Abspielen',
  pause: 'Pause',
  next: 'Nächster Zug',
  previous: 'Voriger Zug',
  first: 'Zum Anfang',
  last: 'Zum Ende',
  speed: 'Tempo',
  speedValue: '{{n}}×',
  playOn: 'Von hier weiterspielen',
  playOnShort: 'Weiterspielen',
  playOnNote: 'Legt eine neue Partie an; diese bleibt, wie sie ist',
  hidden: 'Gezeigt wird nur, was alle sehen konnten.',
  nothing: 'Hier geschah nichts, was alle wissen dürfen.',
  opening: 'Die Partie wird zurückgespult',
  reading: 'Dieser Zug wird gelesen …',
} satisfies typeof en;
