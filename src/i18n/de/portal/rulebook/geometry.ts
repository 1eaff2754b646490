import type { geometry as en } from '../../../en/portal/rulebook/geometry';

export const geometry = {
  'PORT-G01':
    'Orte werden in ganzen Millimetern gemerkt, Blickrichtungen in ganzen Grad, und Wege in tausendstel Millimetern gezählt.',
  'PORT-G02':
    'Gezählt wird von der Ecke oben links. 0° blickt nach rechts, 90° nach unten, 180° nach links, 270° nach oben; rechts von dir sind 90° mehr, links 90° weniger.',
  'PORT-G03': 'Alle Winkel kommen aus einer Tabelle ganzer Zahlen, auf jedem Gerät derselben.',
  'PORT-G04': 'Gerundet wird auf die nächste ganze Zahl; genau die Hälfte geht von der Null weg.',
  'PORT-G05': 'Quadratwurzeln sind genau und werden auf ganze Zahlen abgerundet.',
  'PORT-G06': 'Die Spielleitung rechnet nur mit ganzen Zahlen, damit jedes Gerät zum gleichen Ergebnis kommt.',
  'PORT-G07':
    'So viele Millimeter nach vorn und nach rechts führen bei jeder Blickrichtung zu einem Ort auf dem Tisch, auf ganze Millimeter gerundet.',
  'PORT-G08':
    'Umgekehrt liegt jeder Ort auf dem Tisch so weit vor einer Figur und so weit rechts von ihr, ebenso gerundet.',
  'PORT-G09': 'Zu einem Punkt blicken heißt: der ganze Grad, der am besten passt; von zwei gleich guten der kleinere.',
  'PORT-G10': 'Eine Gerade wird auf tausendstel Millimeter gemessen und abgerundet.',
  'PORT-G11':
    'Runde Bases haben zu Fuß 1 cm Radius, beritten 1,5 cm; eigenständige Reittiere 2 cm mit W8 oder W10, 2,5 mit W12, 3 mit W20.',
  'PORT-G12': 'Fahrzeuge und Geschütze sind Rechtecke um ihre Mitte, der Länge nach in Blickrichtung.',
  'PORT-G13':
    'Eine Figur ist auf dem Tisch oder in einer Zone, wenn es ihre ganze Base ist. Die Kante berühren darf sie.',
  'PORT-G14':
    'Zwei runde Bases überlappen, wenn ihre Mitten näher sind als beide Radien. Sie sind in Kontakt, wenn sie nicht überlappen und höchstens 2 mm Lücke bleibt.',
  'PORT-G15':
    'Zwischen runder Base und Rechteck wird von der Mitte der Base zum nächsten Punkt des Rechtecks gemessen. Kontakt ist auch hier höchstens 2 mm Lücke.',
  'PORT-G16':
    'Zwei Rechtecke überlappen, wenn keine Linie längs einer ihrer Kanten sie trennt; Berühren ist kein Überlappen. Ihr Abstand ist der kürzeste von einer Ecke zum anderen, und bis 2 mm ist Kontakt.',
  'PORT-G17': '„Höchstens“ und „im Umkreis von“ schließen die Entfernung selbst ein, „näher als“ nicht.',
  'PORT-G18':
    'Für die nächste Figur werden Lücken auf tausendstel Millimeter verglichen. Sind sie gleich, zählt die niedrigere Nummer.',
  'PORT-G19':
    'Figuren und Einheiten werden in der Reihenfolge der Aufstellung nummeriert, über alle hinweg. Neue bekommen die nächste Nummer.',
  'PORT-G20':
    'Alles auf Höhe der Mitte eines Soldaten oder davor liegt in seiner Front, alles andere in seinem Rücken.',
  'PORT-G21':
    'Die Front eines Fahrzeugs reicht 45° nach jeder Seite, die Flanken von 45° bis 135°, der Rest ist Rücken. Die Grenzen gehören zu Front und Flanke.',
  'PORT-G22': 'Wird Gelände gedreht, liegen seine Ecken auf ganzen Millimetern.',
  'PORT-G23':
    'Ein Punkt liegt in einem Geländestück, wenn eine Linie von ihm nach rechts den Umriss ungerade oft kreuzt.',
  'PORT-G24':
    'Die Lücke zwischen zwei Geländestücken ist der kürzeste Weg zwischen ihren Umrissen, und genau 10 cm reichen.',
  'PORT-G25': 'Ein Weg hat höchstens 12 Punkte nach dem Start und kostet die Summe seiner geraden Stücke.',
  'PORT-G26':
    'Ein gerades Stück wird in gleiche Schritte von rund einem Millimeter geteilt. Jeder kostet je nach Grund in seiner Mitte das 1-, 3- oder 5-Fache seiner Länge, und weder er noch ein Wegpunkt darf unpassierbar sein.',
  'PORT-G27':
    'Für eine geschlossene Einheit kostet jeder Schritt so viel wie der teuerste Grund, den ein Mitglied dabei hat.',
  'PORT-G28':
    'Unterwegs darf eine runde Base keine feindliche oder verlassene überlappen. Gegen Rechtecke wird etwa jeden Zentimeter und am Ende geprüft.',
  'PORT-G29':
    'Ein Fahrzeug bewegt sich in Geraden aus ganzen Millimetern und Drehungen aus ganzen Grad, je mindestens 1, nie zwei Geraden hintereinander. Es hat eine Drehung, mit Doppeldrehung zwei; die Bewegung einer geschlossenen Einheit hat höchstens 8 Teile.',
  'PORT-G30':
    'Bodenfahrzeuge und Geschütze werden jeden Zentimeter einer Geraden, an ihrem Ende und nach jeder Drehung auf Feinde, Verlassenes und unpassierbaren Grund geprüft; auf Freunde am Ende der Bewegung.',
  'PORT-G31': 'Lässt du eine Figur höchstens 6 mm vor einem Kontakt los, setzt die App sie in den nächsten erlaubten.',
  'PORT-G32': 'Eine Figur blickt von der Mitte ihrer Base.',
  'PORT-G33':
    'Fünf Sichtlinien führen zu einem Ziel: zur Mitte und zu vier Punkten quer über eine runde Base, oder zu den vier Ecken eines Rechtecks.',
  'PORT-G34':
    'Festes versperrt eine Linie, ein Hügel auch, außer einer von beiden steht darauf, und Wald ab mehr als 10 cm; weniger Wald und weiche Deckung trüben sie nur. Weiche Deckung stört den nicht, der darin oder höchstens 2 cm davor steht. Das Schlechteste zählt.',
  'PORT-G35':
    'Stehende Figuren, Fahrzeuge und Geschütze dritter Einheiten versperren eine Linie durch ihre Base, Verlassenes ebenso. Wer liegt oder fliegt, verdeckt nichts.',
  'PORT-G36':
    'Durch Brücke und Furt sieht man wie durch das Geländestück, zu dem sie gehören. Eine Linie, die einen Umriss nur streift, bleibt frei.',
  'PORT-G37':
    'Die Sicht ist frei, wenn alle fünf Linien frei sind, keine, wenn alle fünf versperrt sind, sonst teilweise.',
  'PORT-G38': 'Fliegt einer von beiden, ist die Sicht frei.',
  'PORT-G39':
    'Ein Zauber blickt auf einer Linie zu seinem Punkt. Getrübt genügt, und wer dort unter der Schablone steht, ist nicht im Weg.',
  'PORT-G40':
    'Eine Schablone bedeckt eine runde Base, wenn deren Mitte darin liegt, auch auf dem Rand; ein Rechteck schon mit jedem Punkt.',
  'PORT-G41':
    'Dahinter, davor, links und rechts werden vom Ziel aus gemessen, längs und quer zur Linie vom Geschütz zum Ziel.',
  'PORT-G42':
    'Eine geschlossene Einheit hat eine Front, eine Blickrichtung und Spalten. Die Plätze füllen sich Reihe um Reihe von links, so weit auseinander, wie die größte Base breit ist. Mitglieder einer Einheit dürfen sich um 2 mm überlappen.',
  'PORT-G43':
    'Beim Schwenk bleibt der Drehpunkt stehen, und der Block wird um ganze Grad neu um ihn gelegt. Der Bogen ist der des Mitglieds, das am weitesten vom Drehpunkt steht. Grund und Feinde werden alle 5° und am Ende geprüft, Freunde am Ende.',
  'PORT-G44':
    'Bei einer Wendung wechselt niemand den Ort, nur Blickrichtung und Namen von Reihen und Spalten ändern sich. Die erste Reihe ist die vorderste mit einem Mitglied, und ein Schwenk dreht um ihr äußerstes Mitglied dieser Seite.',
  'PORT-G45':
    'Mitglieder sind bis 5 cm von Rand zu Rand verbunden. Eine lockere Einheit hält zusammen, wenn die Verbindungen alle erreichen.',
  'PORT-G46': 'Die Mitte einer Einheit ist der Durchschnitt der Mitten ihrer Figuren, in ganzen Millimetern.',
  'PORT-G47':
    'Hinter Freunden heißt: auf der Seite weg vom nächsten Feind, 3 cm hinter dem entferntesten von ihnen. Der Ort muss mindestens 3 cm innerhalb des Tisches liegen, ohne Unpassierbares auf dem geraden Weg. Figuren stören dabei nicht.',
  'PORT-G48':
    'Wer irgendwo abgesetzt wird, nimmt den Ort selbst oder den ersten freien in bis zu sechs Ringen darum, nach Nummern und mit den anderen verbunden. Findet einer keinen, kommt eine Flucht nicht an, ein Teleportierter bleibt, und Besatzung eines geborstenen Geschützes verschwindet ohne Punkte.',
  'PORT-G49': 'Nach der Flucht blicken alle zu dem nächsten Feind, vor dem sie liefen.',
  'PORT-G50':
    'Für die Herrschaft über den Tisch wird er in Quadrate von 20 cm geteilt. Ein Quadrat gehört dem, der darin die größte Stärke hat, allein vorn, und die meisten Quadrate gewinnen.',
  'PORT-G51':
    'Alle Würfel kommen aus einem Generator, der bei der Startzahl beginnt, und jede Seite ist genau gleich wahrscheinlich.',
  'PORT-G52':
    'Würfel fallen in der Reihenfolge der Regeln: ein Angriff, sofort danach die Rettung; Besatzung vor Waffen; beim Geschütz Schuss, Richtung, Weite, Rettung; dann die Moral.',
  'PORT-G53':
    'Was keine Rolle spielen kann, wird nicht gewürfelt. Unter einem Schutzschild fällt der Angriffswürfel, aber kein Rettungswurf.',
  'PORT-G54':
    'Ein Spielstand besteht aus Aufbau, Startzahl und allen Befehlen. Noch einmal gespielt, führen sie zu genau demselben Tisch.',
  'PORT-G55': 'Nach jedem Befehl hat der Stand einen Fingerabdruck. Zwei Geräte mit derselben Partie haben denselben.',
  'PORT-G56':
    'Es gibt eine feste Liste von Befehlen, vom Aufstellen bis zum Aufgeben. Was nicht erlaubt ist, ändert nichts und nennt die Regel, die es bricht.',
  'PORT-G57':
    'Ausrichten dreht einen Block um das berührende Mitglied der ersten Reihe, das der Mitte am nächsten ist, bis 15°: die kleinste Drehung, die am meisten der ersten Reihe in Kontakt bringt. Sie endet vor dem ersten Grad, bei dem jemand den Tisch verließe, auf unpassierbarem Grund stünde oder eine andere Einheit überlappte.',
} satisfies typeof en;
