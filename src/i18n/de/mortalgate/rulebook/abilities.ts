import type { abilities as en } from '../../../en/mortalgate/rulebook/abilities';

export const abilities = {
  'GATE-103': 'Sobald du eine Fähigkeit nutzt, läuft ihre volle Abklingzeit.',
  'GATE-104': 'Solange ihre Abklingzeit über 0 ist, ruht eine Fähigkeit.',
  'GATE-105':
    'Zähle die Züge des Helden selbst: Mit Abklingzeit 2 setzt die Fähigkeit einen Zug aus und ist im zweiten bereit, mit 3 setzt sie zwei aus.',
  'GATE-106': 'Die eine Fähigkeit hält die andere nicht auf.',
  'GATE-107': 'Grundschaden ist der Schadenswert des Helden, mit Wucht 1 mehr.',
  'GATE-108': 'Genaues Zielen und Statische Ladung helfen Grundangriffen, nicht anderen Fähigkeiten.',
  'GATE-109': 'Niemand wird über sein volles Leben hinaus geheilt.',
  'GATE-110': 'Geheilt wird ein anderer Held deines Teams, der auf der Insel ist, nicht der Heiler selbst.',
  'GATE-111': 'Wer unverletzt ist, kann nicht geheilt werden.',
  'GATE-112': 'Ohne Feind auf einem Nachbarfeld lassen sich Sturmwind und Tiefschlag nicht nutzen.',
  'GATE-113': 'Was mehrere Felder trifft, trifft die Feinde dort und sonst niemanden.',
  'GATE-114':
    'Drei Fähigkeiten brauchen kein Ziel: Genaues Zielen, Statische Ladung und Schildwall. Nutze sie, wann immer sie bereit sind.',
  'GATE-115':
    'Was einige Züge anhält, beginnt mit dem nächsten Zug des Helden. Jeder Auftakt zieht einen ab, und der letzte gilt noch.',

  'GATE-116':
    'Weitschuss (Reichweite 6, Abklingzeit 2): Greven greift einmal aus bis zu 6 statt 3 Feldern an. Es ist ein Grundangriff mit Wurf, und Segen helfen wie sonst.',
  'GATE-117':
    'Sprengschuss (Reichweite 3, Abklingzeit 3): Ein Feind verliert Grevens Grundschaden und 2 mehr, ohne Wurf. Wer daneben steht, ist sicher.',
  'GATE-118': 'Voller Auszug (Reichweite 3, Abklingzeit 3): Seiren gibt einem Gefährten 4 Leben zurück.',
  'GATE-119': 'Genaues Zielen (Abklingzeit 3): In ihren nächsten 3 Zügen machen Seirens Grundangriffe 1 Schaden mehr.',
  'GATE-120': 'Nochmals Genaues Zielen zählt die 3 Züge neu. Einen weiteren Punkt gibt es nicht.',

  'GATE-121':
    'Kettenblitz (Reichweite 2, Abklingzeit 3): Ein Feind und alle in der Kette nehmen Elazars Grundschaden, jeder einmal und ohne Wurf.',
  'GATE-122':
    'Die Kette läuft vom Ziel zu Feinden daneben, von diesen zu den nächsten und so fort. Sie steht fest, bevor jemand verletzt wird.',
  'GATE-123':
    'Nur den ersten Feind muss Elazar erreichen und sehen. Danach zählen weder Entfernung noch Sicht noch Fels.',
  'GATE-124': 'Elazars Gefährten bleiben verschont, und die Kette springt nicht über sie.',
  'GATE-125':
    'Statische Ladung (Abklingzeit 2): Elazars nächste zwei Grundangriffe machen 1 Schaden mehr, wenn sie treffen.',
  'GATE-126': 'Ein Grundangriff verbraucht eine Ladung, auch wenn er fehlgeht. Kettenblitz lässt sie unberührt.',
  'GATE-127':
    'Ladungen warten, bis sie gebraucht werden. Mehr als 2 gibt es nicht: Nochmals genutzt, füllt die Fähigkeit nur auf.',
  'GATE-128': 'Lebenswacht (Reichweite 2, Abklingzeit 3): Yodan gibt einem Gefährten 4 Leben zurück.',
  'GATE-129': 'Sengender Schmerz (Reichweite 2, Abklingzeit 2): Ein Feind nimmt von Yodan 3 Schaden, ohne Wurf.',
  'GATE-130': 'Wer Sengenden Schmerz überlebt, brennt 2 Züge lang.',

  'GATE-131':
    'Mächtiger Hieb (Reichweite 1, Abklingzeit 3): Ein Feind verliert Drexirs Grundschaden und 2 mehr, ohne Wurf.',
  'GATE-132': 'Schildwall (Abklingzeit 2): Bis zu seinem nächsten Zug schadet Drexir überhaupt nichts.',
  'GATE-133':
    'Du darfst auf Drexir hinter dem Wall zielen, aber er nimmt weder Schaden noch Zustände, und der Gnadenstoß versagt.',
  'GATE-134':
    'Ein Grundangriff auf Drexir hinter dem Wall gilt nie als Treffer; Blutegel, Splitter und Druckwelle bleiben also aus.',
  'GATE-135':
    'Drexir hinter dem Wall behält sein Feld, versperrt die Sicht, macht Altäre streitig und leitet Kettenblitz weiter.',
  'GATE-136': 'Der Wall fällt als Erstes in Drexirs Zug; sein eigener Brand und sein Gift tun ihm also weh.',
  'GATE-137': 'Sturmwind (Reichweite 1, Abklingzeit 2): Alle Feinde neben Sabea nehmen ihren Grundschaden, ohne Wurf.',
  'GATE-138':
    'Glockenschlag (Reichweite 1, Abklingzeit 3): Sabea betäubt einen Feind für 1 Zug. Kein Schaden, kein Wurf.',

  'GATE-139':
    'Eiternde Wunden (Reichweite 1, Abklingzeit 2): Dekhar vergiftet einen Feind für 3 Züge. Noch kein Schaden, kein Wurf.',
  'GATE-140':
    'Tiefschlag (Abklingzeit 3): Dekhar führt gegen jeden Feind neben sich einen Grundangriff, jeden mit eigenem Wurf.',
  'GATE-141': 'Diese Angriffe gehen im Uhrzeigersinn herum und beginnen im Norden.',
  'GATE-142': 'Splitter und Druckwelle wirken beim Tiefschlag nicht.',
  'GATE-143': 'Mit Blutegel heilt jeder Treffer eines Tiefschlags Dekhar um 1.',
  'GATE-144': 'Flinke Klinge (Abklingzeit 3): Zadita führt in einer Aktion zwei Grundangriffe nacheinander.',
  'GATE-145':
    'Du siehst, wie der erste ausgeht, bevor du beim zweiten zielst, auf denselben Feind oder auf einen anderen.',
  'GATE-146': 'Auf den zweiten Angriff darfst du verzichten. Ist niemand in Reichweite und Sicht, so verfällt er.',
  'GATE-147':
    'Gnadenstoß (Reichweite 1, Abklingzeit 3): Zadita tötet einen Feind, der höchstens noch 3 Leben hat. Gewürfelt wird nicht.',
  'GATE-148': 'Mit 4 Leben oder mehr ist ein Feind vor dem Gnadenstoß sicher.',
} satisfies typeof en;
