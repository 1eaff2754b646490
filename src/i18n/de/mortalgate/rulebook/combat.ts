import type { combat as en } from '../../../en/mortalgate/rulebook/combat';

export const combat = {
  'GATE-067': 'Einmal im Zug darf ein Held kämpfen: mit einem Grundangriff oder mit einer Fähigkeit, die bereit ist.',
  'GATE-068': 'Auch ein Fehlschlag oder eine Abwehr verbraucht die Aktion.',
  'GATE-069': 'Ein Grundangriff gilt einem Feind, der auf der Insel ist.',
  'GATE-070':
    'Der Feind darf so weit weg sein, wie der Held reicht. Jedes Feld zählt einen Schritt, auch eines mit Fels oder Helden.',
  'GATE-071': 'Eine gezielte Fähigkeit reicht so weit, wie ihre eigene Reichweite sagt.',

  'GATE-072':
    'Wen du angreifst oder mit einer Fähigkeit bedenkst, den muss dein Held sehen. Das gilt auch fürs Heilen.',
  'GATE-073': 'Gesehen wird in gerader Linie, Feld für Feld, von der Mitte des einen Feldes zur Mitte des anderen.',
  'GATE-074': 'Weder dein eigenes Feld noch das des Ziels ist je im Weg; Nachbarn sehen einander also immer.',
  'GATE-075': 'Fels und Meer auf der Linie versperren die Sicht.',
  'GATE-076': 'Ein Feind, der zwischen dir und dem Ziel steht, versperrt die Sicht.',
  'GATE-077': 'An eigenen Gefährten siehst du vorbei.',
  'GATE-078': 'Läuft die Linie genau zwischen zwei Feldern, so ist sie dort nur versperrt, wenn beide es sind.',
  'GATE-079': 'Über den Rand der Karte hinweg sieht man nicht: Was draußen liegt, versperrt die Sicht.',

  'GATE-080': 'Fähigkeiten wirken ohne Wurf, außer sie bestehen aus Grundangriffen.',
  'GATE-081':
    'Wo nicht gewürfelt wird, zählen weder Genauigkeit noch Ausweichen, und auch Scharfblick und Wendigkeit nicht.',
  'GATE-082':
    'Weitschuss, Flinke Klinge und Tiefschlag bestehen aus Grundangriffen. Jeder davon wird einzeln gewürfelt.',
  'GATE-083':
    'Deine Chance ist 75 plus deine Genauigkeit minus das Ausweichen des Ziels. Scharfblick gibt 5 zur Genauigkeit, Wendigkeit 10 zum Ausweichen.',
  'GATE-084': 'Zwei zehnseitige Würfel, Zehner und Einer, ergeben 1 bis 100. Eine doppelte Null ist 100.',
  'GATE-085': 'Du triffst, wenn du mindestens 100 minus deine Chance würfelst. Das ist die Zahl, die du brauchst.',
  'GATE-086': 'Ohne Segen brauchst du zwischen 16 (Greven oder Seiren gegen Drexir) und 32 (Drexir gegen Zadita).',
  'GATE-087': 'Kein Wurf trifft oder verfehlt von selbst. Mit Segen brauchst du mindestens 11 und höchstens 42.',
  'GATE-088':
    'Ein Treffer macht den Schaden des Angreifers und je 1 mehr für Wucht, für Genaues Zielen und für eine Statische Ladung.',
  'GATE-089': 'Göttlicher Schild kann Schaden auf 0 senken, aber nicht darunter.',
  'GATE-090': 'So viel Schaden ein Held nimmt, so viel Leben verliert er.',
  'GATE-091': 'Leben liegt immer zwischen 0 und dem vollen Wert des Helden.',
  'GATE-092':
    'Was ein Angriff oder eine Fähigkeit bewirkt, geschieht auf einmal, in dieser Folge: Schaden, Tod, Gunst, Blutegel, Sieg. Jeder Angriff von Flinker Klinge und Tiefschlag zählt für sich.',
  'GATE-093': 'Deine Angriffe und Fähigkeiten schaden dem eigenen Team nie und behindern es nicht.',

  'GATE-094': 'Mit 0 Leben fällt ein Held.',
  'GATE-095': 'Gefallene verlassen die Insel sofort, und ihr Feld ist frei.',
  'GATE-096': 'Wer nicht auf der Insel ist, versperrt nichts, macht nichts streitig und ist kein Ziel.',
  'GATE-097': 'Der Tod löscht die Abklingzeiten: Nach der Rückkehr sind beide Fähigkeiten bereit.',
  'GATE-098': 'Der Tod nimmt Brand, Gift und Betäubung weg.',
  'GATE-099': 'Schildwall, Genaues Zielen und Statische Ladung enden mit dem Tod dessen, der sie genutzt hat.',
  'GATE-100': 'Für jeden Gefallenen erhält das andere Team 1 Gunst. Woran er starb, ist egal.',
  'GATE-101': 'Auch Brand und Gift töten für das andere Team, ebenso übergesprungenes Feuer.',
  'GATE-102': 'Stirbt ein Held, so behält sein Team alle Altäre.',
} satisfies typeof en;
