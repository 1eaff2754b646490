import type { words as en } from '../../en/mortalgate/words';

export const words = {
  team: { red: 'Rot', blue: 'Blau' },
  grace_one: '{{count}} Gunst',
  grace_other: '{{count}} Gunst',
  round: 'Runde {{round}}',
  terrain: { open: 'Freies Feld', rock: 'Fels', sea: 'Meer' },
  place: { zone: 'Altarzone', altar: 'Altar', campRed: 'Lager von Rot', campBlue: 'Lager von Blau' },
  phase: {
    choice: { name: 'Auswürfeln', line: 'Wer gewinnt, nimmt die erste Wahl oder den ersten Zug.' },
    draft: { name: 'Heldenwahl', line: 'Die Teams wählen abwechselnd Helden.' },
    order: { name: 'Reihenfolge', line: 'Jedes Team ordnet seine Helden.' },
    upkeep: { name: 'Auftakt', line: 'Abklingzeiten und Zustände zählen herunter.' },
    movement: { name: 'Bewegung', line: 'Erst gehen, dann kämpfen oder einnehmen.' },
    combat: { name: 'Kampf', line: 'Ein Grundangriff oder eine Fähigkeit.' },
    capture: { name: 'Einnahme', line: 'Nimm den Altar ein, in dessen Zone der Held steht.' },
    over: { name: 'Ende', line: 'Die Partie ist vorbei.' },
  },
  status: {
    burning: { name: 'Brand', line: 'In jedem Zug 1 Schaden, auch für Gefährten daneben.' },
    poison: { name: 'Gift', line: 'In jedem Zug 1 Schaden und 2 Bewegung weniger.' },
    stun: { name: 'Betäubung', line: 'Weder gehen noch kämpfen. Einnehmen ist erlaubt.' },
    turns_one: 'noch {{count}} Zug',
    turns_other: 'noch {{count}} Züge',
  },
  effect: {
    wall: { name: 'Schildwall', line: 'Nichts schadet ihm, bis sein nächster Zug beginnt.' },
    precision: { name: 'Genaues Zielen', line: 'Grundangriffe machen 1 Schaden mehr.' },
    charges: { name: 'Statische Ladung', line: 'Die nächsten Grundangriffe machen 1 Schaden mehr.' },
    left_one: '{{count}} Ladung',
    left_other: '{{count}} Ladungen',
  },
  victory: {
    grace: { name: 'Gunst', line: '{{team}} hat 20 Gunst erreicht.' },
    conquest: { name: 'Eroberung', line: '{{team}} hielt alle acht Altäre zugleich.' },
    elimination: { name: 'Vernichtung', line: '{{team}} hat alle vier Feinde von der Insel gefegt.' },
    concession: { name: 'Aufgabe', line: 'Das andere Team hat aufgegeben: {{team}} gewinnt.' },
    draw: { name: 'Unentschieden', line: 'Beide Teams haben sich auf ein Unentschieden geeinigt.' },
  },
} satisfies typeof en;
