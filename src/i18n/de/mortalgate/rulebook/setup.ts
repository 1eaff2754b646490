import type { setup as en } from '../../../en/mortalgate/rulebook/setup';

export const setup = {
  'GATE-001': 'Es spielen zwei bis acht, Menschen oder Bots.',
  'GATE-002': 'Es gibt zwei Seiten, Rot und Blau, und du spielst für eine davon.',
  'GATE-003': 'Ein Team darf eine Person mehr haben als das andere, aber nicht zwei: von 1 gegen 1 bis 4 gegen 4.',
  'GATE-004': 'In jeder Partie sind alle acht Helden dabei, jeder genau einmal.',
  'GATE-005': 'Euer Team hat vier Helden, egal wie viele ihr seid.',
  'GATE-006':
    'Ein Team teilt seine Helden gerecht auf. Allein führst du 4; zu zweit je 2; zu dritt der erste Platz 2, die anderen je 1; zu viert je 1.',
  'GATE-007': 'Wer einen Helden gewählt hat, führt ihn vom ersten Zug bis zum letzten.',
  'GATE-008':
    'Sechs Werte beschreiben einen Helden: volles Leben, Schaden, Bewegung, Ausweichen, Reichweite und Genauigkeit.',
  'GATE-009':
    'Leben, Schaden, Bewegung, Ausweichen, Reichweite, Genauigkeit: Greven 15, 4, 4, 4, 3, 10. Seiren 14, 4, 5, 11, 3, 10. Elazar 13, 5, 5, 6, 2, 8. Yodan 16, 4, 5, 3, 2, 7. Drexir 20, 5, 4, 1, 1, 5. Sabea 18, 6, 4, 2, 1, 6. Dekhar 12, 4, 6, 9, 1, 9. Zadita 11, 5, 5, 12, 1, 9.',
  'GATE-010':
    'Greven und Seiren schießen mit dem Bogen, Elazar und Yodan sind Magier, Drexir und Sabea kämpfen als Krieger, Dekhar und Zadita als Schurken. Die Klasse ist nur ein Name.',
  'GATE-011': 'Ein Held hat zwei eigene Fähigkeiten und nie die eines anderen.',

  'GATE-012':
    'Die Insel ist 22 Spalten breit, A bis V, und 28 Reihen lang, 1 bis 28. Die Spalten A, C, E und so weiter liegen ein halbes Feld tiefer als ihre Nachbarn.',
  'GATE-013': 'Felder mit gemeinsamer Kante sind benachbart; die meisten haben sechs Nachbarn.',
  'GATE-014': 'Fels und Meer, 116 Felder der Karte, sind für alle Helden gesperrt.',
  'GATE-015': 'Auf einem Feld ist Platz für einen Helden, nie für zwei.',
  'GATE-016':
    'Acht Altäre, jeder mit eigenem Segen: Scharfblick C5, Splitter T7, Wucht I10, Sprint C14, Wendigkeit T15, Göttlicher Schild N19, Druckwelle C22, Blutegel T24.',
  'GATE-017': 'Die Zone eines Altars hat sieben Felder: sein eigenes und die sechs ringsum.',
  'GATE-018': 'Du darfst jedes Feld einer Zone betreten, auch den Altar selbst.',
  'GATE-019': 'Zonen überschneiden sich nie.',
  'GATE-020':
    'Jedes Lager hat sieben Felder in fester Reihenfolge. Rot: K26, L27, J27, K27, L28, J28, K28. Blau: L3, K2, M2, L2, K1, M1, L1.',
  'GATE-021': 'Zu Beginn gehört kein Altar jemandem.',
  'GATE-022': 'Rot und Blau beginnen beide mit 0 Gunst.',
  'GATE-023': 'Helden beginnen unverletzt, ohne Zustand und Wirkung, und haben vom ersten Zug an beide Fähigkeiten.',

  'GATE-024': 'Für jedes Team fällt ein sechsseitiger Würfel. Der höhere gewinnt das Auswürfeln.',
  'GATE-025': 'Bei Gleichstand fallen beide Würfel noch einmal, so oft wie nötig.',
  'GATE-026':
    'Wer das Auswürfeln gewinnt, nimmt eines von zwei Rechten: den ersten Helden wählen oder den ersten Zug spielen.',
  'GATE-027': 'Wollen die Gewinner den ersten Zug, so wählen die anderen zuerst.',
  'GATE-028': 'Wollen die Gewinner zuerst wählen, so spielen die anderen den ersten Zug.',
  'GATE-029':
    'Die Teams wählen abwechselnd je einen Helden, bis keiner mehr da ist. Wahl 1, 3, 5 und 7 hat das Team, das begonnen hat.',
  'GATE-030': 'Einen Helden, der schon ein Team hat, kannst du nicht wählen.',
  'GATE-031': 'Im Team wählen die Plätze reihum, immer wieder. Wer seinen Anteil voll hat, wird ausgelassen.',
  'GATE-032': 'Sind alle Helden gewählt, bestimmt jedes Team, in welcher Reihenfolge seine vier spielen.',
  'GATE-033': 'Das Team mit dem ersten Zug zeigt seine Reihenfolge, bevor das andere sich entscheidet.',
  'GATE-034': 'Einmal bestimmt, bleibt die Reihenfolge bis zum Ende.',
  'GATE-035':
    'Der Erste der Reihenfolge startet auf dem ersten Feld des Lagers, der Zweite auf dem zweiten und so weiter bis zum Vierten.',
} satisfies typeof en;
