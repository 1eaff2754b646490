import type { powers as en } from '../../../en/portal/rulebook/powers';

export const powers = {
  'PORT-262': 'Ein Geschütz ohne lebende Besatzung kann nicht feuern, sich nicht bewegen und nicht kämpfen.',
  'PORT-263': 'Ein lebendes Besatzungsmitglied genügt zum Feuern, Drehen und Kämpfen.',
  'PORT-264':
    'Zum Feuern nennst du eine feindliche Figur in der Front des Geschützes, höchstens das Doppelte von R entfernt. Die Schablone zielt auf ihre Mitte.',
  'PORT-265': 'Direktes Feuer muss sein Ziel wenigstens teilweise sehen. Teilweise Sicht gibt −1.',
  'PORT-266': 'Bogenfeuer braucht keine Sicht und verliert dadurch nichts.',
  'PORT-267': 'Ein Geschütz wirft seinen Waffenwürfel, einmal.',
  'PORT-268': 'Ab R hat der Schuss −1. Weiter als das Doppelte von R wird er nicht angeboten.',
  'PORT-269': 'Flanke und Rücken spielen für Geschützfeuer keine Rolle.',
  'PORT-270': 'Mit einem Ergebnis von 4 oder mehr liegt der Schuss im Ziel.',
  'PORT-271':
    'Zeigt der Würfel eine 1, ist es eine Fehlzündung, gleich welche Modifikatoren gelten. Kein Schuss fällt, und das Geschütz bekommt eine Marke.',
  'PORT-272': 'Die zweite Fehlzündung zerstört das Geschütz.',
  'PORT-273':
    'Seine lebende Besatzung steht dann um die Mitte herum: eine lockere Einheit zu Fuß mit Handwaffen und ohne Anführer.',
  'PORT-274': 'Jedes andere Ergebnis geht daneben, und der Schuss weicht ab.',
  'PORT-275': 'Ein W4 sagt wohin, vom Geschütz aus gesehen: 1 hinter das Ziel, 2 nach links, 3 nach rechts, 4 davor.',
  'PORT-276':
    'Ein weiterer W4 sagt, wie weit: 1 heißt 6 cm, 2 heißt 4 cm, 3 heißt 2 cm, und 4 ist doch noch ein Volltreffer.',
  'PORT-277': 'Es fallen immer beide Würfel, zuerst der für die Richtung.',
  'PORT-278':
    'Die Schablone liegt, wo der Schuss einschlägt, und alles darunter ist getroffen, gleich von welcher Seite.',
  'PORT-279':
    'Ein Soldat oder Reittier liegt unter einer Schablone, wenn die Mitte darunter ist; ein Fahrzeug oder Geschütz schon mit jedem Teil.',
  'PORT-280':
    'Alles Getroffene macht nach Nummern seinen Rettungswurf. Ein Geschütz würfelt einmal je lebendem Besatzungsmitglied.',
  'PORT-281': 'Auch eine Schablone, deren Mitte neben dem Tisch liegt, trifft, was sie bedeckt.',
  'PORT-282': 'Zaubern kann nur, wer Magie hat, und nur bekannte Zauber.',
  'PORT-283': 'Wer zaubert, wirft den eigenen Würfel. Mit einem Ergebnis über 1 gelingt der Zauber.',
  'PORT-284': 'Mit 1 oder weniger gibt es einen Rückschlag, und er tut nicht, was er soll.',
  'PORT-285': 'Nach einem Rückschlag wird noch einmal ohne Modifikatoren gewürfelt. Bei 4 oder mehr passiert nichts.',
  'PORT-286': 'Bei 2 oder 3 ist es in dieser Partie mit dem Zaubern vorbei.',
  'PORT-287': 'Bei 1 trifft der Zauber den, der ihn wirkte.',
  'PORT-288': 'Feuerball auf sich selbst: ein Treffer.',
  'PORT-289': 'Trägheit oder Schock auf sich selbst: Es wirkt nur auf den Zaubernden.',
  'PORT-290': 'Eile, Flug oder Stärkung auf sich selbst hilft nur dem Zaubernden; Eiserner Wille hilft seiner Einheit.',
  'PORT-291': 'Schutzschild auf sich selbst liegt über dem Zaubernden und schützt sonst niemanden.',
  'PORT-292':
    'Beschwörung auf sich selbst: Ein W8-Wächter greift den Zaubernden einmal im Nahkampf an, ohne Modifikatoren, und verschwindet.',
  'PORT-293':
    'Teleport auf sich selbst: Ein W8 wählt eine von acht Richtungen, und der Zaubernde landet dort in 20 cm Entfernung oder so nahe dabei, wie Platz ist.',
  'PORT-294': 'Jeder Versuch verbraucht eine Anwendung des Zaubers, auch beim Rückschlag.',
  'PORT-295': 'Die Reichweite geht vom Rand des Zaubernden zum nächsten Rand des Ziels oder zur Mitte der Schablone.',
  'PORT-296':
    'Feuerball, Trägheit und Schock brauchen eine Linie zur Mitte der Schablone, die nicht versperrt ist. Die anderen brauchen keine Sicht.',
  'PORT-297': 'Beim Zaubern ist die Blickrichtung egal.',
  'PORT-298': 'Die Größe einer Zauberschablone ist ihr Durchmesser.',
  'PORT-299': 'Wirkt ein Zauber mehrere Runden, zählt die Runde des Zauberns als erste, und er endet mit der letzten.',
  'PORT-300': 'Derselbe Zauber doppelt wirkt nicht stärker, aber das spätere Ende gilt.',
  'PORT-301': 'Eile (12 cm, 4 Runden): Eine befreundete Gruppe bewegt sich 2 cm weiter.',
  'PORT-302': 'Feuerball (9 cm, Schablone 5 cm): Jeder Feind darunter ist getroffen. Beliebig oft.',
  'PORT-303': 'Flug (2 Runden): Wer zaubert, fliegt und bewegt sich 25 cm wie ein W20.',
  'PORT-304': 'Eiserner Wille (12 cm, 3 Runden): Eine befreundete Einheit hat +2 auf Moral.',
  'PORT-305':
    'Schutzschild (12 cm, 2 Runden, Schablone 5 cm): Die Schablone bleibt auf dem Tisch. Treffer auf Freunde, deren Mitte darunter liegt, entfallen.',
  'PORT-306':
    'Trägheit (12 cm, 1 Runde, Schablone 10 cm): Jeder Feind, der beim Zaubern darunter ist, bewegt sich 2 cm weniger.',
  'PORT-307':
    'Stärkung (12 cm, 3 Runden): Eine befreundete Gruppe hat +2 im Nahkampf, beim Schießen und mit Geschützen.',
  'PORT-308':
    'Beschwörung (2-mal je Partie): Ein W8-Wächter mit Handwaffe tritt der Einheit des Zaubernden bei, höchstens 5 cm von ihm.',
  'PORT-309': 'Ein Wächter kostet nichts, zählt keine Punkte, keine Stärke und testet nie die Moral.',
  'PORT-310':
    'Teleport (20 cm, 1-mal je Partie): Eine befreundete Einheit im Umkreis von 20 cm wird neu aufgestellt, unter einer 20-cm-Schablone, deren Mitte höchstens 20 cm vom Zaubernden liegt, im Zusammenhalt und ohne Kontakt zu Feinden.',
  'PORT-311':
    'Schock (12 cm, 2-mal je Partie, Schablone 12 cm): Jeder Feind, der beim Zaubern darunter ist, hat bis zum Ende der Runde −2 auf alle Würfel.',
  'PORT-312': 'Aggressiv: +1 auf alle Nahkampfangriffe.',
  'PORT-313': 'Amphibisch: Für diesen Soldaten ist tiefes Wasser freier Grund.',
  'PORT-314':
    'Schnell: Bewegt sich wie der nächsthöhere Würfel seiner Art oder 3 cm weiter als der eigene, wenn das besser ist. Ein W20 bewegt sich 3 cm weiter.',
  'PORT-315':
    'Furchterregend: Eine feindliche Einheit testet, wenn sie nach einer Bewegung von einem der beiden zum ersten Mal in der Partie höchstens 25 cm von dieser Figur entfernt ist.',
  'PORT-316': 'Gekoppelte Waffen: Ein lebendes Besatzungsmitglied genügt, um alle heilen Waffen abzufeuern.',
  'PORT-317': 'Schwere Rüstung: +1 auf jeden Rettungswurf; bei einem Fahrzeug auf jeden Wurf für Besatzung und Waffen.',
  'PORT-318': 'Schwerer Nahkampf: +1 auf Nahkampfangriffe, zusätzlich zu Aggressiv.',
  'PORT-319': 'Schwerer Fernkampf: +1 beim Schießen.',
  'PORT-320':
    'Schweben: +2 im Nahkampf und beim Schießen in einem Zug, in dem sich das Fahrzeug weder bewegt noch gedreht hat.',
  'PORT-321':
    'Glück: Einmal je Partie darfst du einen Würfel dieser Figur, der gegen dich fiel, noch einmal werfen. Der zweite Wurf gilt.',
  'PORT-322': 'Magie: Kann zaubern.',
  'PORT-323': 'Scharfschütze: Schießt auch bis 6 cm über das Doppelte von R hinaus, auf lange Reichweite.',
  'PORT-324': 'Doppeldrehung: Das Fahrzeug darf sich je Zug um bis zu 90° drehen, auf einmal oder in zwei Drehungen.',
  'PORT-325': 'Schwimmfähig: Für dieses Reittier oder Fahrzeug ist tiefes Wasser freier Grund.',
} satisfies typeof en;
