import type { primer as en } from '../../en/mortalgate/primer';

export const primer = {
  goal: 'Zwei Teams aus vier Helden kämpfen um die acht Altäre einer Insel. Altäre und gefallene Feinde bringen Gunst.',
  turn: {
    parts: 'Die Teams sind abwechselnd dran, immer mit einem Helden. Ein Zug hat vier Teile:',
    upkeep: 'Auftakt, von selbst: Ein Gefallener kehrt ins Lager zurück, Abklingzeiten sinken, Brand und Gift schaden.',
    movement: 'Bewegung: Geh so viele Felder, wie der Wert des Helden sagt, um Fels und andere Helden herum.',
    combat:
      'Kampf: ein Grundangriff, den zwei Würfel entscheiden, oder eine Fähigkeit, die bereit ist. Das Ziel muss in Reichweite und in Sicht sein.',
    capture:
      'Einnahme des Altars, in dessen Zone der Held steht, wenn dort kein Feind ist: 2 Gunst, ein Segen für das ganze Team, und der Zug ist vorbei.',
  },
  end: 'Mit 20 Gunst gewinnt ein Team: 2 je Einnahme, 1 je gefallenem Feind. Es gewinnt auch mit allen acht Altären, oder wenn alle vier Feinde zugleich nicht auf der Insel sind.',
  signs: {
    hero: 'Helden. Blau ist rund, Rot hat Ecken; Ring und Zahl sind das Leben.',
    ability: 'Die zwei Fähigkeiten eines Helden: mit Raute bereit, sonst die Züge bis dahin.',
    status: 'Brand, Gift, Betäubung, und wie viele Züge sie dauern.',
    altar: 'Altäre, von niemandem, von Blau und von Rot, mit dem Zeichen des Segens.',
    contested: 'Umkämpft: Beide Teams sind in der Zone, niemand kann einnehmen.',
  },
} satisfies typeof en;
