import type { rulings as en } from '../../../en/portal/rulebook/rulings';

export const rulings = {
  'PORT-D01':
    'Was braucht ein Angriff, 4 oder mehr als 4? Ein Ergebnis von 5 oder mehr, im Nahkampf wie beim Schießen. Ein Zivilist mit W4 schafft das ohne Bonus nicht.',
  'PORT-D02': 'Reicht eine 4 zur Rettung? Ja, 4 oder mehr überlebt.',
  'PORT-D03': 'Trifft oder verfehlt eine Augenzahl immer? Nein. Nur Fehlzündung, Munition und Erbeuten hängen an ihr.',
  'PORT-D04':
    'Sind Besatzungen eigene Figuren? Nein, sie fahren im Fahrzeug oder stehen am Geschütz und werden als Liste geführt.',
  'PORT-D05':
    'Welche Preise gelten für Fantasy, und was bei gemischten Epochen? Fantasy zahlt wie vor 1900. Jede Armee behält ihre Preise, egal gegen wen.',
  'PORT-D06': 'Was kosten Waffen? Die der Soldaten sind enthalten, eine Fahrzeugwaffe kostet 50.',
  'PORT-D07':
    'Ist die Nutzlast Grenze oder Rat? Eine Grenze für den Preis von Besatzung und Waffen, außer ihr schaltet sie vorher ab.',
  'PORT-D08':
    'Wie weit fährt ein Fahrzeug mit W4? Gar nicht: ein vertäutes Floß, ein Karren ohne Gespann. Kaufen darfst du es trotzdem.',
  'PORT-D09': 'Zahlt ein Geschütz 50 für seine Waffe? Nein, sein Würfel ist schon bezahlt.',
  'PORT-D10': 'Attribute über W10: Zählt der W10 mit? Nein, nur W12 und W20.',
  'PORT-D11': 'Wer darf welches Attribut haben? Wie die Regel es aufzählt. Geschütze haben keine.',
  'PORT-D12': 'Können Kreaturen fliegen? Ein eigenständiges Reittier mit W20 darf es. Es bewegt sich 25 cm.',
  'PORT-D13':
    'Wie groß ist eine Einheit? Trupps haben 3 bis 20, Einzelne brauchen einen W12, Fahrzeuge und Geschütze stehen allein. Sonst würden Armeen aus lauter Einzelnen nie die Moral testen.',
  'PORT-D14':
    'Haben auch Fahrzeuge einen Anführer? Nein, Geschütze ebenso wenig. Sonst könnten ihre Besatzungen nie aufgeben.',
  'PORT-D15':
    'Sechs Runden oder zwei Stunden? Meist sechs Runden. Partien nach der Uhr gibt es auch, und das Ende der Zeit ist ein eigener Befehl.',
  'PORT-D16':
    'Wie liegt eine Brücke auf einem Fluss, wenn 10 cm Abstand gelten? Brücke und Furt sind Abschnitte des Flusses.',
  'PORT-D17': 'Wie wird aufgestellt? In der eigenen Zone, je eine Einheit, der niedrigste Wurf beginnt.',
  'PORT-D18': 'Welcher Würfel entscheidet, wer beginnt? Ein W6.',
  'PORT-D19': 'In welcher Folge spielen drei oder vier? Zuerst der höchste Wurf, dann reihum.',
  'PORT-D20': 'Darf man erst handeln und dann gehen? Nein, die Bewegung kommt zuerst.',
  'PORT-D21':
    'Darf die halbe Einheit schießen und die andere kämpfen? Nein, eine Art Aktion je Zug. Wird gezaubert, tut die Einheit sonst nichts.',
  'PORT-D22':
    'Was bringt es, beritten zu sein? Man bewegt sich mindestens wie ein W8, kann sich nicht hinlegen und hat eine größere Base. Sonst nichts.',
  'PORT-D23': 'Können sich Geschütze bewegen? Ja, halb so weit wie ein Soldat der Besatzung, mit mindestens zwei Mann.',
  'PORT-D24':
    'Wann ist eine Figur im Gelände? Wenn ihre Mitte es ist. Fahrzeuge und Geschütze halten auch den Umriss aus Unpassierbarem heraus, schon beim Aufstellen.',
  'PORT-D25':
    'Was bringt Fliegen? Es geht über Gelände und Figuren hinweg, und die Sicht ist beiderseits frei. Kontakt, Nahkampf, Reichweite und Schablonen gelten wie für alle.',
  'PORT-D26': 'Darf man durch andere hindurch? Durch Freunde ja, durch Feinde nein, und am Ende überlappt niemand.',
  'PORT-D27': 'Was kostet es, einen Nahkampf zu verlassen? Nichts.',
  'PORT-D28': 'Und wenn Verluste eine Einheit teilen? Sie darf handeln, aber sich nicht weiter teilen.',
  'PORT-D29':
    'Wann ist Rennen ein Sturm? Wenn es einen sichtbaren Feind nennt, im Kontakt mit ihm nach vorn endet und nicht schon dort begann.',
  'PORT-D30': 'Hilft ein Sturm auch beim Schießen? Nein, die +1 gilt im Nahkampf, und nach dem Sturm schießt niemand.',
  'PORT-D31':
    'Können Fahrzeuge rennen? Nein, und stürmen auch nicht. Versagt die Moral der Besatzung, lässt sie das Fahrzeug stehen.',
  'PORT-D32': 'Was darf, wer liegt? Alles außer gehen.',
  'PORT-D33':
    'Wie passen 45° und vier Seiten zusammen? 45° ist das Meiste, was sich ein Fahrzeug je Zug dreht, in ganzen Grad. Seine vier Seiten haben je 90°.',
  'PORT-D34': 'Dürfen Fahrzeuge rückwärts fahren? Ja, zu doppelten Kosten.',
  'PORT-D35':
    'Haben Soldaten Flanken? Nein, auch nicht in geschlossener Einheit. Flanken haben Fahrzeuge und Geschütze.',
  'PORT-D36': 'Zählt Sicht im Nahkampf? Nur bis 5 cm ohne Kontakt. Wer berührt, sieht.',
  'PORT-D37': 'Schlägt der Verteidiger zurück? Nein.',
  'PORT-D38': 'Wie kämpft ein Fahrzeug im Nahkampf? Mit einem Angriff seines Würfels, wenn es Besatzung hat.',
  'PORT-D39': 'Was ist mit Schüssen über das Doppelte von R? Sie werden nicht angeboten. Kein Würfel könnte treffen.',
  'PORT-D40': 'Welcher Würfel feuert eine Fahrzeugwaffe? Der des Fahrzeugs.',
  'PORT-D41': 'Darf man im Kontakt schießen? Ja, als wäre keiner da.',
  'PORT-D42':
    'Wer in einer Einheit wird beschossen? Die nächste erlaubte Figur, Schuss für Schuss. So pickt niemand Anführer heraus.',
  'PORT-D43': 'Wozu dient die Treffermarke eines Fahrzeugs? Sie zeigt nur, dass es getroffen wurde.',
  'PORT-D44':
    'Mit welchem Würfel rettet sich ein Fahrzeug? Mit seinem eigenen, für jeden Mann und jede Waffe. Jedes Mehr ist eine Gelegenheit mehr zu explodieren.',
  'PORT-D45': 'Kann ein unbewaffnetes Fahrzeug explodieren? Nein, es hat keine Munition.',
  'PORT-D46':
    'Wie übernimmt man Verlassenes? Fremdes mit einem W6, Geschütze wie Fahrzeuge. Eigenes wird einfach neu bemannt.',
  'PORT-D47': 'Ist Stärke Köpfe oder Punkte? Köpfe.',
  'PORT-D48':
    'Wer zählt bei erdrückender Übermacht? Alle Einheiten dieses Nahkampfs, ganz. Es testet nur, wer gerade jemanden verlor.',
  'PORT-D49': 'Wie zählt man 25 % Verluste? Über die ganze Runde, von der Stärke zu ihrem Beginn, und einmal je Runde.',
  'PORT-D50':
    'Wessen Würfel testet die Moral? Der höchste der Einheit, nicht der des Anführers. Ein Fahrzeug nimmt seinen, ein Geschütz den der Besatzung.',
  'PORT-D51': 'Wie schnell ist Flucht? Doppelt so weit wie die niedrigste Bewegung, wie beim Rennen.',
  'PORT-D52': 'Was, wenn der zweite Moralwurf gelingt? Die Einheit bleibt, wo sie ist.',
  'PORT-D53': 'Wie verlässt eine Einheit den Tisch? Sofort. Sie spielt nicht mehr mit.',
  'PORT-D54':
    'Was wird aus dem Anführer einer fliehenden Einheit? Er bleibt als Einheit für sich und darf sich einer anderen anschließen.',
  'PORT-D55': 'Gibt es im Scharmützel Zusammenhalt? Nein. Die Moral teilt ein Trupp trotzdem.',
  'PORT-D56': 'Wie weit auseinander ist locker? 5 cm.',
  'PORT-D57': 'Wie wechselt man die Formation? Auflockern ist frei, Schließen kostet die Bewegung.',
  'PORT-D58': 'Wie bewegt sich eine geschlossene Einheit? Geradeaus, mit Schwenks und mit Wendungen.',
  'PORT-D59':
    'Was kostet ein Schwenk? Die halbe Bewegung, und der Bogen des Mitglieds, das am weitesten vom Drehpunkt steht, darf nicht länger sein. So schleudert kein Block herum, der sich vorher wendet.',
  'PORT-D60': 'Hilft Zusammenhalt bei der Abwehr? Nein.',
} satisfies typeof en;
