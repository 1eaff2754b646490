import type { rulings as en } from '../../../en/mortalgate/rulebook/rulings';

export const rulings = {
  'GATE-D01':
    'Und wenn die Teams nicht gleich groß sind? Jedes hat trotzdem vier Helden, so gerecht wie möglich geteilt. Die Person mehr darf jede Farbe haben.',
  'GATE-D02':
    'Wer ist dran, wenn du mehrere Helden führst? Der Held. Jeder hat seinen eigenen Zug, und die Reihenfolge eines Teams darf seine Leute beliebig mischen.',
  'GATE-D03': 'Was, wenn das Auswürfeln unentschieden ausgeht? Dann wird neu gewürfelt.',
  'GATE-D04': 'Was bekommen die anderen, wenn die Gewinner zuerst wählen? Den ersten Zug.',
  'GATE-D05': 'Wer wählt im Team? Die Plätze reihum, ohne die, die ihren Anteil haben.',
  'GATE-D06': 'Wer zeigt seine Reihenfolge zuerst? Das Team, das eröffnet; so kann das andere antworten.',
  'GATE-D07': 'Zählen Abklingzeiten Runden oder Züge? Das ist dasselbe: Ein Held hat einen Zug je Runde.',
  'GATE-D08':
    'Greven oder Grevan? Es gibt beide Schreibweisen; wir sagen Greven. Angriffsphase heißt hier Kampf, Beweglichkeit heißt Bewegung.',
  'GATE-D09':
    'Wie liegen die Spalten? Die Felder haben oben eine flache Seite, und jede zweite Spalte, angefangen mit A, liegt ein halbes Feld tiefer.',
  'GATE-D10':
    'Wie groß ist eine Zone, und darf man auf dem Altar stehen? Sieben Felder, und ja. Der Altar hält weder Schritte noch Blicke auf.',
  'GATE-D11':
    'Wie passen vier Helden in ein Lager? Es hat sieben Felder, die in fester Folge besetzt werden, zu Beginn und bei jeder Rückkehr. Sind alle voll, dient das nächste freie Feld.',
  'GATE-D12': 'Darf man ins feindliche Lager? Ja. Nur Gelände und Helden halten dich auf.',
  'GATE-D13':
    'Wie zählt man die Reichweite? In Schritten über die leere Karte. Was dazwischen steht, zählt nur für die Sicht.',
  'GATE-D14':
    'Was ist auf Sechsecken eine gerade Linie? Ein Feld je Schritt, von Mitte zu Mitte. Läuft sie auf einer Kante, reicht eine offene Seite.',
  'GATE-D15': 'Fällt der Zug eines Gefallenen aus, oder darf er fortbleiben? Weder noch. Er kehrt zurück und spielt.',
  'GATE-D16':
    'In welcher Folge läuft der Auftakt? Erst Schildwall, dann Abklingzeiten, Brand, Gift, Betäubung und Genaues Zielen.',
  'GATE-D17':
    'Wann zählt ein Zug Betäubung? Ganz: Was im Auftakt wirkt, gilt den ganzen Zug, auch wenn seine Zeit dort endet. Den Auftakt hält Betäubung nicht auf.',
  'GATE-D18': 'Kann die Bewegung unter null sinken? Nein. Erst wird alles verrechnet, und 0 ist das Wenigste.',
  'GATE-D19':
    'Wer bekommt die Gunst, wenn Brand oder Gift tötet? Das andere Team. Wer im Auftakt stirbt, verliert den Rest des Zuges und kehrt im nächsten zurück.',
  'GATE-D20': 'Kostet eine Einnahme Bewegung? Nein. Punkte sind für Schritte da.',
  'GATE-D21':
    'Wird für Fähigkeiten gewürfelt? Nur bei Weitschuss, Flinker Klinge und Tiefschlag, denn das sind Grundangriffe.',
  'GATE-D22':
    'Brauchen Fähigkeiten und Heilung Sicht? Ja, wann immer sie jemandem gelten. So sagt eine einzige Regel, was du antippen kannst.',
  'GATE-D23':
    'Warum ist die gezeigte Chance um eins höher als gerechnet? Auch wer genau die nötige Zahl würfelt, trifft. Brauchst du 22, so treffen 79 von 100 Würfen, und das siehst du.',
  'GATE-D24': 'Was braucht Sabea gegen Seiren? 30. Die gedruckte 70 passt zu nichts ringsum.',
  'GATE-D25':
    'Was kommt in einem Angriff zuerst? Aller Schaden, dann Tod, Gunst, Blutegel und Sieg. Nach einem Sieg wird kein weiterer Angriff gewürfelt.',
  'GATE-D26': 'Trifft Sturmwind auch Freunde? Nein, nur Feinde.',
  'GATE-D27': 'Darf man ringsum schlagen, wenn niemand da ist? Nein. Das schützt auch vor einem Fehlgriff des Daumens.',
  'GATE-D28':
    'Was ist Grundschaden? Der Schaden des Helden samt Wucht. Genaues Zielen und Statische Ladung sind für Grundangriffe, und Sengender Schmerz macht immer 3.',
  'GATE-D29':
    'Trifft Sprengschuss mehrere, und ist Voller Auszug ein Angriff? Nein und nein: ein Feind, und eine Heilung.',
  'GATE-D30':
    'Durch wen geht der Kettenblitz? Durch Feinde neben Feinden, jeden einmal. Wer daran stirbt, leitet ihn noch weiter, und nur den ersten muss man sehen.',
  'GATE-D31':
    'Kostet ein Fehlschlag eine Ladung? Ja. Ladungen warten auf dich, enden mit dem Tod und sind nie mehr als 2.',
  'GATE-D32': 'Darf man sich selbst oder Gesunde heilen? Nein. Geheilt werden andere, und nur, wenn es hilft.',
  'GATE-D33':
    'Wie viel hält Schildwall ab? Allen Schaden, auch übergesprungenes Feuer, und alles, was Feinde ihm antun. Er endet, wenn Drexirs Zug beginnt. Im Weg stehen und streitig machen kann Drexir weiter.',
  'GATE-D34':
    'Wie geht der Tiefschlag? Ein gewürfelter Angriff auf jeden Feind neben Dekhar, im Uhrzeigersinn von Norden. Blutegel hilft bei jedem Treffer, Splitter und Druckwelle nicht.',
  'GATE-D35':
    'Muss Flinke Klinge zweimal zuschlagen? Nein. Das zweite Ziel ist irgendeines, das du angreifen kannst, gewählt nach dem ersten Angriff und ohne Schritt dazwischen.',
  'GATE-D36':
    'Wen tötet der Gnadenstoß? Feinde mit höchstens 3 Leben, ohne Wurf, für 1 Gunst. Auf Gesündere kannst du ihn nicht richten.',
  'GATE-D37': 'Überleben eigene Wirkungen ihren Helden? Nein, auch sie enden.',
  'GATE-D38':
    'Was, wenn ein Zustand zweimal kommt? Der längere gilt, und alle drei dürfen zugleich da sein. Auch Genaues Zielen und Statische Ladung häufen sich nicht.',
  'GATE-D39':
    'Steckt Feuer andere an? Nein, es verletzt nur Gefährten daneben, wenn es den Brennenden verletzt. Zwei brennende Nachbarn verletzen einander der Reihe nach.',
  'GATE-D40': 'Dürfen Betäubte einnehmen? Ja. Das ist weder gehen noch angreifen.',
  'GATE-D41':
    'Kann man den eigenen Altar einnehmen, und lohnt es, einen zurückzuholen? Nein, und ja: jedes Mal 2 Gunst. Sonst würde Stillstehen belohnt.',
  'GATE-D42':
    'Muss jemand einen Altar bewachen, und setzt ein Streit seinen Segen aus? Nein und nein. Nur eine Einnahme ändert etwas.',
  'GATE-D43':
    'Was schwächt Göttlicher Schild? Grundangriffe, Splitter, Druckwelle und Fähigkeiten, die Schaden machen. Nicht Brand, nicht Gift, nicht den Gnadenstoß.',
  'GATE-D44': 'Heilt Blutegel bei mehr Opfern mehr? Nein, 1 je Angriff.',
  'GATE-D45':
    'Wo sind links und rechts von einem Ziel? Auf den beiden Nachbarfeldern, die gleich weit vom Angreifer sind.',
  'GATE-D46':
    'Wo ist dahinter, wenn die Linie schräg läuft? Weiter auf der Linie. Im Zweifel zählt das Feld im Uhrzeigersinn, und Gelände beendet die Welle.',
  'GATE-D47':
    'Können beide Teams zugleich gewinnen? Nein. Und gewinnt eines auf zwei Arten, ist nur der Name zu wählen.',
  'GATE-D48':
    'Wann ist ein Team vernichtet? Sobald alle vier nicht auf der Insel sind, wer immer sie wann getötet hat.',
  'GATE-D49':
    'Gibt es eine letzte Runde? Nein. Aber ein Team darf aufgeben, oder beide einigen sich auf ein Unentschieden.',
  'GATE-D50':
    'Wer spricht für ein Team? Sein erster Platz: beim Recht nach dem Auswürfeln, bei der Reihenfolge und beim Aufgeben, das jederzeit möglich ist.',
  'GATE-D51':
    'Wer macht den Auftakt? Niemand muss. Endet ein Zug, so geschehen Rückkehr und Auftakt des nächsten Helden von selbst.',
  'GATE-D52':
    'Wer macht die Teams? Ihr, vor der Partie; sonst gehen die Plätze abwechselnd zu Rot und Blau. Ausgewürfelt wird gleich zu Beginn.',
  'GATE-D53':
    'Wird gegen Schildwall gewürfelt? Ja, obwohl nichts treffen kann. Der Angriff ist verbraucht, eine Statische Ladung mit ihm.',
  'GATE-D54':
    'Hält Schildwall eine Druckwelle auf? Nein. Sie tut Drexir nichts und geht weiter auf das Feld hinter ihm.',
  'GATE-D55':
    'Wie verzichtet man auf den zweiten Hieb der Flinken Klinge? Nimm ein oder beende den Zug. Gehen oder eine andere Fähigkeit nutzen kannst du stattdessen nicht.',
  'GATE-D56':
    'In wie vielen Etappen darf man gehen? In beliebig vielen, solange Punkte da sind. Ist ein Schritt deines Weges nicht erlaubt, wird nichts davon gegangen.',
} satisfies typeof en;
