import type { closed as en } from '../../en/morth/closed';

export const closed = {
  hand: {
    place: 'Karte {{number}} von {{count}}, verdeckt',
    look: 'Nur du darfst sie sehen. Sieh nach, wähle eine und decke sie auf, wenn du sie spielen willst.',
    wait: 'Du siehst sie dir in deinem Zug an oder wenn du rufst.',
    turn: 'Aufdecken',
    back: 'Diese nicht',
    which: 'Wähle eine Karte',
  },
  call: {
    text: 'Das Spiel wartet, bis ihr sagt, wer ruft.',
    done: 'Fertig',
  },
} satisfies typeof en;
