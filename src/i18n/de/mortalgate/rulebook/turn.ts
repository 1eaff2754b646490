import type { turn as en } from '../../../en/mortalgate/rulebook/turn';

export const turn = {
  'GATE-036':
    'Die Teams sind abwechselnd dran: der erste Held des eröffnenden Teams, der erste des anderen, dann die zweiten, die dritten, die vierten und wieder von vorn.',
  'GATE-037': 'Eine Runde sind acht Züge, für jeden Helden einer. Gezählt wird ab Runde 1.',
  'GATE-038': 'Nur der Held, der dran ist, kann gehen, kämpfen und einnehmen.',
  'GATE-039': 'Ein Gefallener setzt nicht aus. Sein Zug beginnt mit der Rückkehr auf die Insel.',
  'GATE-040': 'Jeder Zug führt durch Auftakt, Bewegung, Kampf und Einnahme.',
  'GATE-041': 'Zurück in eine frühere Phase geht es nicht: Wer gekämpft hat, geht nicht mehr.',
  'GATE-042': 'Gehen, kämpfen und einnehmen kannst du lassen. Der Auftakt findet immer statt.',
  'GATE-043': 'Mit einem Angriff oder einer Fähigkeit ist das Gehen vorbei, und übrige Punkte sind verloren.',
  'GATE-044': 'Eine Einnahme überspringt, was von Bewegung und Kampf noch offen war.',
  'GATE-045':
    'Ein Zug ist aus nach einer Einnahme, wenn du ihn beendest, wenn sein Held stirbt oder wenn jemand gewonnen hat.',

  'GATE-046': 'Ein Gefallener kehrt gleich zu Beginn seines Zuges von selbst zurück.',
  'GATE-047': 'Er erscheint auf dem ersten freien Feld, das in der Reihenfolge seines Lagers kommt.',
  'GATE-048':
    'Ist das ganze Lager besetzt? Dann erscheint er auf dem nächsten freien Feld, in Schritten gezählt ab K27 für Rot und ab L2 für Blau, als wären keine Helden da. Von gleich nahen nimmt Rot das erste und Blau das letzte, Reihe für Reihe von links oben gelesen.',
  'GATE-049': 'Wer zurückkehrt, hat volles Leben und beide Fähigkeiten und ist alle Zustände und Wirkungen los.',
  'GATE-050': 'Der Zug der Rückkehr ist ein ganzer: Der Held darf gehen, kämpfen und einnehmen.',

  'GATE-051':
    'Der Auftakt hat sechs Schritte: Schildwall endet; Abklingzeiten; Brand; Gift; Betäubung; Genaues Zielen.',
  'GATE-052': 'Jede Abklingzeit des Helden sinkt um 1. Die der anderen warten auf deren Züge.',
  'GATE-053': 'Ist die Abklingzeit bei 0 angekommen, kannst du die Fähigkeit noch in diesem Zug nutzen.',
  'GATE-054': 'Jeder Zustand wirkt einmal und hat dann einen Zug weniger. Ist keiner mehr übrig, verschwindet er.',
  'GATE-055': 'Was ein Zustand im Auftakt getan hat, gilt den ganzen Zug, auch wenn es sein letzter war.',
  'GATE-056':
    'Drei Züge Gift heißt: die nächsten drei Züge des Vergifteten. So ist es bei jedem Zustand und jeder Zahl.',
  'GATE-057': 'Wer im eigenen Auftakt stirbt, verliert den Rest des Zuges und kehrt im nächsten zurück.',

  'GATE-058':
    'Du hast so viele Bewegungspunkte, wie der Wert des Helden sagt: 1 mehr mit Sprint, 2 weniger mit Gift, mindestens 0.',
  'GATE-059': 'Jeder Punkt ist ein Schritt auf ein Nachbarfeld.',
  'GATE-060': 'Ein Schritt führt nur auf ein Nachbarfeld der Insel.',
  'GATE-061': 'Fels und Meer halten alle auf.',
  'GATE-062': 'Auf dem Feld eines anderen Helden kannst du weder anhalten noch es durchqueren, ob Freund oder Feind.',
  'GATE-063': 'Nutze so viele Punkte, wie du magst, oder keinen. Du darfst in mehreren Etappen gehen.',
  'GATE-064': 'Du darfst über Felder zurückgehen, von denen du kommst. Auch diese Schritte kosten Punkte.',
  'GATE-065': 'Zonen, Altäre und die Lager beider Teams stehen allen offen.',
  'GATE-066': 'Punkte lassen sich nicht für einen anderen Zug aufheben.',
} satisfies typeof en;
