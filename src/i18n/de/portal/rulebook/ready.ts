import type { ready as en } from '../../../en/portal/rulebook/ready';

export const ready = {
  'PORT-054':
    'Vor der Partie legt ihr Armeegröße, Aktivierung, Länge, Tisch, Gelände mit Schwierigkeit, Missionsziele und Startzahl fest. Danach ändert sich davon nichts mehr.',
  'PORT-055':
    'Der Tisch ist ein Rechteck: 90 × 60, 120 × 80 oder 180 × 120 cm, außer ein Szenario bringt einen eigenen mit.',
  'PORT-056':
    'Im Scharmützel hat jede Figur ihren eigenen Zug, bei der Belagerung handelt die ganze Einheit auf einmal. Die Wahl gilt für alle.',
  'PORT-057':
    'Hat eine Armee mehr als 20 Figuren, schlägt die App eine Belagerung vor, sonst ein Scharmützel. Ihr dürft auch das andere wählen.',
  'PORT-058':
    'Eine Partie dauert eine Zahl von Runden (meist 6), eine Zahl von Minuten (meist 120), das Längere von beidem oder bis zum Sieg.',
  'PORT-059':
    'Die Uhr allein ändert nichts. Es zählt nur der Zug „Die Zeit ist um“, der wie jeder andere festgehalten wird.',
  'PORT-060':
    'Bevor es losgeht, ist jedes Geländestück leicht, schwer oder unpassierbar. Der freie Tisch ist nichts davon.',
  'PORT-061': 'Zwischen zwei Geländestücken bleiben mindestens 10 cm, von Rand zu Rand.',
  'PORT-062': 'Ein Geländestück liegt ganz auf dem Tisch. Die Kante darf es berühren.',
  'PORT-063': 'Ohne Szenario legt ihr das Gelände reihum aus, ein Stück nach dem anderen, insgesamt 4 bis 8.',
  'PORT-064':
    'Ein Geländestück kann Abschnitte haben, etwa eine Brücke oder Furt. Darin gilt deren eigene Schwierigkeit.',
  'PORT-065': 'Teich und Fluss sind tiefes Wasser, solange sie unpassierbar sind.',
  'PORT-066':
    'Du stellst in deiner Zone auf: der des Szenarios oder einem Streifen an einer Tischkante, 12, 15 oder 20 cm tief auf kleinem, mittlerem und großem Tisch.',
  'PORT-067':
    'Zur Aufstellung würfeln alle einen W6, Gleichstände noch einmal. Dann stellt ihr reihum je eine Einheit auf, der niedrigste Wurf beginnt.',
  'PORT-068': 'Eine Figur wird ganz innerhalb deiner Zone aufgestellt.',
  'PORT-069':
    'Sie darf keine andere überlappen und mit der Mitte nicht auf unpassierbarem Grund stehen. Bodenfahrzeuge und Geschütze halten den ganzen Umriss heraus.',
  'PORT-070': 'Beim Aufstellen darf eine Figur in jede Richtung blicken.',
  'PORT-071': 'Bei der Belagerung wird eine Einheit im Zusammenhalt aufgestellt.',
  'PORT-072':
    'Die Anfangsstärke einer Einheit ist, was sie am Ende der Aufstellung hat, oder wenn sie später entsteht.',
  'PORT-073': 'Eine Partie geht Runde um Runde, gezählt ab 1. Eine Runde besteht aus Zügen.',
  'PORT-074': 'Zu Beginn jeder Runde würfeln alle, die noch mitspielen, einen W6. Der höchste Wurf beginnt.',
  'PORT-075': 'Teilen sich mehrere den höchsten Wurf, würfeln sie untereinander weiter, bis einer gewinnt.',
  'PORT-076': 'Dann geht es reihum nach Plätzen, je ein Zug, immer wieder.',
  'PORT-077': 'Was einen Zug hat, ist eine Gruppe: im Scharmützel eine Figur, bei der Belagerung eine Einheit.',
  'PORT-078': 'Jede Gruppe auf dem Tisch hat in jeder Runde genau einen Zug.',
  'PORT-079': 'Haben alle deine Gruppen gehandelt, wirst du übersprungen, und die anderen machen weiter.',
  'PORT-080': 'Bist du dran und hast noch eine Gruppe übrig, handelst du mit einer. Auch Warten verbraucht ihren Zug.',
  'PORT-081': 'In einem Zug darf sich eine Gruppe bewegen und danach eine Aktion tun, in dieser Reihenfolge.',
  'PORT-082': 'Die Aktionen sind Nahkampf, Schießen, Zaubern, Erbeuten und Bemannen.',
  'PORT-083': 'Bei der Belagerung tut eine Einheit eine Art von Aktion, und alle, die können, machen mit.',
  'PORT-084':
    'Eine Gruppe, die mitten in der Runde entsteht, handelt erst ab der nächsten: ein Wächter, ein zurückgebliebener Anführer, die Besatzung eines geborstenen Geschützes, ein erbeutetes oder neu bemanntes Fahrzeug.',
  'PORT-085':
    'Ist keine Gruppe mehr übrig, endet die Runde: Erst laufen Zauber aus, dann werden Missionsziele geprüft, dann das Ende der Partie.',
  'PORT-086': 'Eine Partie über so viele Runden endet mit der letzten.',
  'PORT-087': 'Eine Partie nach der Uhr endet mit der Runde, in der „Die Zeit ist um“ festgehalten wurde.',
  'PORT-088':
    'Gilt das Längere, endet die Partie mit der ersten Runde, die die Zahl erreicht hat und an deren Ende die Zeit um ist.',
  'PORT-089':
    'Die Partie endet sofort, wenn höchstens eine Seite noch etwas auf dem Tisch hat, das nicht verlassen ist.',
  'PORT-090':
    'Eine Partie bis zum Sieg endet nur so, durch ein Missionsziel, das die Partie beendet, oder mit der letzten möglichen Runde.',
  'PORT-091': 'Nach Runde 30 ist eine Partie bis zum Sieg auf jeden Fall vorbei.',
  'PORT-092':
    'Ein Missionsziel, das die Partie beendet, tut das bei jeder Länge, am Ende der Runde, in der es erreicht wird.',
} satisfies typeof en;
