import type { rulebookMorth as en } from '../../en/morth/rulebook';
import { pictures } from './pictures';

export const rulebookMorth = {
  sections: {
    terms: 'Begriffe und Orte',
    setup: 'Vorbereitung',
    rounds: 'Runden und Wellen',
    lordMorth: 'Lord-Morth-Phase',
    portal: 'Portalphase',
    heroTurn: 'Ein Heldenzug',
    upgrades: 'Verbesserungen',
    hiring: 'Helden anwerben',
    counters: 'Gold, Erfahrung, Wunden',
    movement: 'Helden bewegen',
    attack: 'Angreifen',
    kills: 'Besiegte Gegner und Lohn',
    assault: 'Ansturm',
    ending: 'Ende der Partie',
    introductory: 'Einführungspartie',
    cards: 'Lord-Morth-Karten',
    cardEffects: 'Was die Karten bewirken',
    sharedDevice: 'Karten an einem Gerät',
    specialists: 'Spezialisten',
    races: 'Volksfähigkeiten',
    bags: 'Beutel und rote Würfel',
    cooperative: 'Kooperative Partie',
    solitaire: 'Solopartie',
    length: 'Länge der Partie',
    rulings: 'Auslegungen',
  },
  pictures,
  rules: {
    'MOR-001':
      'Ihr könnt gegeneinander spielen (zu zweit bis viert), als Team (zu zweit bis viert), allein oder eine kurze erste Partie (zu zweit bis viert).',
    'MOR-002':
      'Über jeden einzelnen Plan führen drei Wege: links (gelb), Mitte (blau) und rechts (grün). Jeder hat sein eigenes Eingangszeichen.',
    'MOR-003': 'Die Felder eines Weges sind lückenlos nummeriert, von 1 am Eingang bis zum letzten vor dem Ausgang.',
    'MOR-004':
      'Vor Feld 1 jedes Weges liegt ein Startfeld. Es gehört nicht zum Plan, und beliebig viele Würfel dürfen dort warten.',
    'MOR-005': 'Auf ein Wegfeld passen höchstens drei Gegnerwürfel.',
    'MOR-006':
      'Eine Kreuzung ist ein einziges Feld, das zu zwei Wegen gehört. Auf jedem der beiden hat es eine Nummer.',
    'MOR-007': 'Auf einer Kreuzung zählen die Würfel beider Wege zusammen: drei und nicht mehr.',
    'MOR-008':
      'Jedes Feld des Plans ist genau eines: offenes Gelände, Weg, Festung (oder Stadt), Tunnel oder Hindernis.',
    'MOR-009': 'Helden können kein Hindernis betreten.',
    'MOR-010': 'Deine Helden beginnen in der Festung.',
    'MOR-011': 'Auf einem Festungsfeld dürfen beliebig viele Helden stehen. Überall sonst ist Platz für einen.',
    'MOR-012': 'Felder sind benachbart, wenn sie eine Kante teilen. Eine gemeinsame Ecke reicht nicht.',
    'MOR-013':
      'Ein Heldenblatt gilt für zwei Helden seiner Art, einen blauen und einen gelben. Jeder hat eigene Erfahrung und eigene Verbesserungen.',
    'MOR-014':
      'Im grünen Beutel sind die grünen und gelben Würfel (45), im orangen die 44 orangen, im roten die 8 roten.',
    'MOR-015': 'Wer den Lord-Morth-Marker hat, spielt in dieser Welle Lord Morth und würfelt für ihn.',
    'MOR-016': 'Lord Morth beginnt, dann geht es links herum weiter.',
    'MOR-017': 'Deine Lord-Morth-Karten siehst nur du. Alles andere ist offen.',

    'MOR-018': 'Der Ring des Portals ist der für eure Personenzahl.',
    'MOR-019': 'Der Wellenmarker wartet vor der ersten Welle von Runde 1.',
    'MOR-020': 'Die Markierung der Drehscheibe beginnt auf Position 12.',
    'MOR-021':
      'Alle haben je einen Plan in einer Farbe des Rings: Gelb und Rot zu zweit, dazu Lila zu dritt und Grau zu viert.',
    'MOR-022':
      'Die Pläne folgen den Plätzen links herum in der Reihenfolge, in der ihre Farben im Uhrzeigersinn auf dem Ring stehen.',
    'MOR-023': 'Auf Wunsch verteidigen alle denselben Plan, jeweils in der Farbe des eigenen Platzes.',
    'MOR-024': 'Für jede Person wird das Gold und werden die Wunden gezählt.',
    'MOR-025': 'Du wählst ein Volk: Menschen, Elfen, Zwerge oder Gnome.',
    'MOR-026': 'Jedes Volk gehört einer Person. Zwei können nicht dasselbe führen.',
    'MOR-027': 'Du beginnst mit einem Krieger und einem Priester deines Volkes.',
    'MOR-028': 'Deine ersten Helden beginnen ohne Erfahrung und ohne Verbesserung.',
    'MOR-029': 'Auf welchen Festungsfeldern deine ersten Helden stehen, bestimmst du, bevor einer von ihnen handelt.',
    'MOR-030': 'Du beginnst mit 3 Gold.',
    'MOR-031': 'Du beginnst ohne Wunden.',
    'MOR-032': 'Am Anfang sind alle 97 Gegnerwürfel in ihren Beuteln.',
    'MOR-033': 'Das Los entscheidet, wer zuerst den Lord-Morth-Marker bekommt.',
    'MOR-034': 'Die 32 Lord-Morth-Karten werden gemischt und liegen verdeckt.',

    'MOR-035': 'Eine normale Partie hat fünf Runden.',
    'MOR-036': 'Gegeneinander hat eine Runde so viele Wellen wie Personen. Allein oder als Team hat sie zwei.',
    'MOR-037': 'Das macht 10 Wellen allein, zu zweit oder als Team, 15 zu dritt und 20 zu viert.',
    'MOR-038': 'Jede Welle hat vier Phasen: Lord Morth, Portal, Helden, Ansturm.',
    'MOR-039': 'Nach dem Ansturm wandert der Lord-Morth-Marker für die nächste Welle nach links.',
    'MOR-040': 'Spielst du allein, bleibt der Lord-Morth-Marker bei dir.',

    'MOR-041': 'Eine Welle beginnt damit, dass Lord Morth den Marker auf ihr Feld rückt.',
    'MOR-042': 'In der allerersten Welle einer Partie gegeneinander bekommen alle zwei Lord-Morth-Karten.',
    'MOR-043': 'Ab Runde 2 bekommen alle in der ersten Welle der Runde eine weitere Lord-Morth-Karte.',
    'MOR-044':
      'Lord Morth zieht blind aus dem grünen und dem orangen Beutel, so viele Würfel, wie die Leiste für die Welle zeigt.',
    'MOR-045': 'Jeder gezogene Würfel wird einmal geworfen. Der Gegner, der oben liegt, erscheint.',
    'MOR-046':
      'Jeder Würfel fällt rein zufällig in einen der zwölf Sektoren der Drehscheibe, unabhängig von den anderen.',
    'MOR-047': 'In einen Sektor der Drehscheibe passen beliebig viele Würfel.',
    'MOR-048': 'Lord Morth wirft den W12 und dreht die Markierung der Scheibe auf diese Position.',
    'MOR-049': 'Die Würfel drehen sich mit der Scheibe. Jeder bleibt in seinem Sektor, bis er aufgenommen wird.',
    'MOR-050':
      'Der markierte Sektor liegt über der Position der Markierung, die weiteren im Uhrzeigersinn über den nächsten; nach 12 kommt 1.',
    'MOR-051': 'Zahlen, Farben und Zeichen des Rings bleiben, wo sie sind. Nur die Scheibe dreht sich.',
    'MOR-052':
      'Der Zufall hat eine feste Reihenfolge: grüner Beutel, oranger Beutel, Würfel für Würfel Seite und Sektor, dann der W12. So zeigt eine Wiederholung dieselbe Partie.',

    'MOR-053': 'Alle haben genau einen Portalzug, Lord Morth zuerst.',
    'MOR-054': 'Am Portal darfst du die Scheibe beliebig weit drehen. Jeder Schritt kostet 1 Münze.',
    'MOR-055': 'Du kannst die Scheibe nicht weiter drehen, als deine Münzen reichen.',
    'MOR-056': 'Du darfst die Scheibe lassen, wie sie ist. Passen kostet nichts.',
    'MOR-057':
      'Ein Schritt nach rechts, im Uhrzeigersinn, bringt die Markierung eine Position weiter und von 12 auf 1.',
    'MOR-058': 'Ein Schritt nach links bringt die Markierung eine Position zurück und von 1 auf 12.',
    'MOR-059': 'In einem Portalzug gehen alle deine Schritte in dieselbe Richtung.',
    'MOR-060': 'Du drehst die Scheibe von dort weiter, wo sie nach dem Zug vor dir stand.',
    'MOR-061': 'Münzen, die am Portal bezahlt werden, gehen an die Bank.',
    'MOR-062':
      'Nach dem letzten Portalzug kommt jeder Würfel auf den Plan und den Weg, die unter seinem Sektor stehen.',
    'MOR-063': 'Ein Würfel aus dem Portal wartet auf dem Startfeld seines Weges.',
    'MOR-064': 'Gegner kommen immer unverletzt: Der Würfel wird auf den höchsten Widerstand dieses Gegners gedreht.',
    'MOR-065': 'Der gewürfelte Gegner bleibt derselbe, auch wenn sein Würfel noch andere zeigt.',
    'MOR-066':
      'Einem Gegner auf dem Startfeld kann nichts etwas anhaben: kein Angriff, keine Karte, kein Effekt. Warte, bis er auf dem Weg ist.',
    'MOR-067': 'Die Helden handeln erst, wenn der letzte Würfel die Drehscheibe verlassen hat.',

    'MOR-068': 'Alle haben einen Heldenzug, Lord Morth zuerst.',
    'MOR-069': 'In deinem Heldenzug kaufst du zuerst ein, danach bewegst du dich und greifst an.',
    'MOR-070': 'Sobald einer deiner Helden etwas getan hat, ist der Einkauf für diesen Zug vorbei.',
    'MOR-071': 'Du musst nicht kaufen, dich nicht bewegen und nicht angreifen. Alles ist freiwillig.',
    'MOR-072':
      'Was du im Kampf verdienst, gilt für später: Gold ab deinem nächsten Portalzug, Gold und Erfahrung beim nächsten Einkauf.',

    'MOR-073':
      'Ein Held lernt nur vom eigenen Heldenblatt. Es hat zwei Zweige mit je einer Verbesserung der Stufe 1 und danach zweien der Stufe 2 zur Wahl.',
    'MOR-074': 'Eine Verbesserung der Stufe 1 kostet 6, eine der Stufe 2 kostet 10.',
    'MOR-075': 'Eine Verbesserung wird zuerst mit der Erfahrung dieses Helden bezahlt.',
    'MOR-076': 'Was die Erfahrung des Helden nicht deckt, zahlst du mit Gold.',
    'MOR-077': 'Ein Held kann nicht die Erfahrung eines anderen ausgeben.',
    'MOR-078': 'Die Erfahrung des Helden und dein Gold müssen zusammen für die Verbesserung reichen.',
    'MOR-079':
      'Für diese Verbesserung der Stufe 2 braucht der Held zuerst Stufe 1 desselben Zweigs. Du darfst beide im selben Zug kaufen.',
    'MOR-080': 'Stufe 2 kommt hinzu: Stufe 1 wirkt weiter.',
    'MOR-081': 'Ein Held folgt nur einem Zweig, mit je einer Verbesserung der Stufe 1 und der Stufe 2.',
    'MOR-082': 'Eine Verbesserung wirkt, sobald sie bezahlt ist.',
    'MOR-083': 'Eine Verbesserung hat nur der Held, der sie gekauft hat, nicht der andere auf demselben Blatt.',
    'MOR-084': 'Legen beide Stufen denselben Wert fest, gilt Stufe 2.',
    'MOR-085': 'Eine Verbesserung bleibt für immer. Sie wird nicht zurückgegeben oder getauscht.',

    'MOR-086': 'In einer Mannschaft ist Platz für fünf Helden und nicht mehr.',
    'MOR-087': 'Du darfst zwei Helden einer Art haben, aber nicht drei.',
    'MOR-088': 'Du kannst nur Helden deines eigenen Volkes anwerben.',
    'MOR-089':
      'Einen Helden bezahlst du mit Gold. Der Preis hängt davon ab, ob er der dritte, vierte oder fünfte deiner Mannschaft wird; alle drei stehen auf dem Heldenblatt.',
    'MOR-090': 'Ein Priester kostet als dritter Held 6, als vierter 8 und als fünfter 10.',
    'MOR-091': 'Erfahrung hilft nicht beim Anwerben. Nur Gold zählt.',
    'MOR-092': 'Ein neuer Held kommt ohne Erfahrung und Verbesserungen und nimmt die freie Farbe seines Heldenblatts.',
    'MOR-093': 'Ein neuer Held erscheint auf einem Festungsfeld deiner Wahl.',
    'MOR-094': 'Ein neuer Held darf sich sofort bewegen und angreifen.',
    'MOR-095': 'Du darfst in einem Zug mehrere Verbesserungen und Helden kaufen, solange Grenzen und Geld es zulassen.',
    'MOR-096': 'Helden sterben nie, und du kannst keinen entlassen.',

    'MOR-097': 'Bei 22 Gold ist Schluss. Was darüber liegt, verfällt.',
    'MOR-098': 'Dein Gold kann nicht unter 0 fallen.',
    'MOR-099': 'Ein Held sammelt höchstens 16 Erfahrung. Was darüber liegt, verfällt.',
    'MOR-100': 'Wunden zählen über 22 hinaus weiter, auch wenn die Leiste dort endet.',

    'MOR-101': 'Du handelst mit deinen eigenen Helden, in beliebiger Reihenfolge und mit jedem einmal im Zug.',
    'MOR-102': 'Bring einen Helden zu Ende, bevor du mit dem nächsten beginnst.',
    'MOR-103':
      'Ein Held hat so viele Bewegungspunkte, wie Heldenblatt, Verbesserungen und Effekte ihm geben, nie weniger als 0. Sind sie verbraucht, geht er nicht weiter.',
    'MOR-104': 'Ein Krieger ohne Verbesserungen hat 2 Bewegungspunkte.',
    'MOR-105': 'Ein Priester ohne Verbesserungen hat 3 Bewegungspunkte.',
    'MOR-106': 'Ein Schritt auf ein Nachbarfeld kostet 1 Bewegungspunkt.',
    'MOR-107': 'Ein Held geht von Feld zu Nachbarfeld, nie schräg.',
    'MOR-108': 'Helden dürfen Wege betreten und überqueren.',
    'MOR-109': 'Gegner, Fallen und Barrieren halten einen Helden nicht auf, und er löst sie nie aus.',
    'MOR-110': 'Ein Held darf einen Weg überqueren, aber nicht darauf stehen bleiben.',
    'MOR-111': 'Ein Held darf über Felder gehen, auf denen andere Helden stehen.',
    'MOR-112': 'Zwei Helden können nicht auf demselben Feld stehen bleiben, außer in der Festung.',
    'MOR-113':
      'Ein Held darf nur dorthin gehen, von wo er mit den restlichen Punkten noch ein Feld zum Stehenbleiben erreicht.',
    'MOR-114': 'Helden bleiben auf dem Plan und betreten keine Startfelder.',
    'MOR-115': 'Bewegungspunkte lassen sich nicht aufsparen. Was du nicht nutzt, verfällt.',
    'MOR-116': 'Von einem Troll kommt man schwer weg: Ein Feld neben ihm zu verlassen kostet 1 Bewegungspunkt mehr.',
    'MOR-117': 'An einen Troll heranzutreten kostet nichts extra.',
    'MOR-118': 'Auch mehrere Trolle neben einem Feld kosten nur 1 Punkt mehr.',
    'MOR-119': 'Ein Held neben einem Troll, dem der zusätzliche Bewegungspunkt fehlt, kommt nicht von seinem Feld weg.',
    'MOR-120':
      'Hält ein Effekt einen Helden an, wo er nicht bleiben darf, geht er auf das letzte Feld dieser Bewegung zurück, auf dem er hätte bleiben können.',

    'MOR-121':
      'Ein Held greift einmal im Zug mit seinem Muster an. Nur ein Erfinder, der seinen Angriff teilt, tut es zweimal.',
    'MOR-122': 'Ein Held darf vor seiner Bewegung, zwischen zwei Schritten oder danach angreifen.',
    'MOR-123': 'Ein Held darf unterwegs auch von einem Wegfeld aus angreifen.',
    'MOR-124': 'Ein Angriff trifft alle Felder des Musters gleichzeitig.',
    'MOR-125': 'Vor dem Angriff darfst du das Muster kostenlos drehen, um ein, zwei oder drei Viertel.',
    'MOR-126': 'Ein Muster lässt sich drehen, aber nicht spiegeln.',
    'MOR-127': 'Ein Krieger trifft die vier Felder vor, hinter und neben sich.',
    'MOR-128': 'Ein Priester trifft die vier Felder an seinen Ecken.',
    'MOR-129': 'Angriffe sind physisch, spirituell, speziell oder arkan.',
    'MOR-130': 'Ein Angriff, der nicht arkan ist, trifft auf jedem Feld des Musters genau einen Gegner.',
    'MOR-131': 'Teilen sich mehrere Gegner ein Feld, bestimmt die angreifende Person, wer getroffen wird.',
    'MOR-132': 'Ein arkaner Angriff trifft alle Gegner auf jedem Feld des Musters.',
    'MOR-133': 'Ein Angriff mit zwei Arten ist beides zugleich: Es genügt, wenn eine davon beim Gegner wirkt.',
    'MOR-134': 'Jeder Gegner, bei dem der Angriff wirkt, verliert so viel Widerstand, wie der Angriff Stärke hat.',
    'MOR-135': 'Nach einem Treffer zeigt der Würfel, wie viel Widerstand dem Gegner bleibt.',
    'MOR-136': 'Ein Gegner, bei dem diese Angriffsart nicht wirkt, verliert nichts.',
    'MOR-137': 'Bei einem Skelett wirken nur physische Angriffe.',
    'MOR-138': 'Bei einem Minotaurus wirken nur physische Angriffe.',
    'MOR-139': 'Bei einem Dämon wirken nur spirituelle Angriffe.',
    'MOR-140': 'Ein rein physischer Angriff lässt einen Gargoyle kalt.',
    'MOR-141':
      'Skelett, Minotaurus, Dämon und Gargoyle sind die einzigen Gegner, bei denen manche Angriffe nicht wirken.',
    'MOR-142': 'Ein Drache kommt mit Schuppen. Solange sie heil sind, verliert er keinen Widerstand.',
    'MOR-143': 'Ein einzelner Treffer mit Stärke 2 oder mehr bricht die Schuppen des Drachen und bewirkt sonst nichts.',
    'MOR-144': 'Ein Treffer mit Stärke 1 prallt an den Schuppen eines Drachen ab.',
    'MOR-145': 'Nichts hält einen Angriff unterwegs auf, weder Hindernisse noch Helden noch Gegner.',
    'MOR-146': 'Ein Angriff braucht mindestens einen Gegner auf den Feldern seines Musters.',
    'MOR-147': 'Kein Muster reicht auf ein Startfeld.',
    'MOR-148': 'Gegner greifen Helden nie an.',

    'MOR-149': 'Ein Gegner ohne Widerstand ist besiegt, und sein Würfel kommt weg.',
    'MOR-150': 'Ein Held bekommt 1 Erfahrung für jeden Gegner, den er besiegt.',
    'MOR-151': 'Der Lohn richtet sich nach der Würfelfarbe: Grün bringt 1 Gold, Gelb 2, Orange 3, Rot 4.',
    'MOR-152':
      'Der Würfel eines besiegten Gegners kommt in seinen Beutel zurück: Grün und Gelb in den grünen, Orange und Rot in den eigenen.',
    'MOR-153': 'Überzähliger Schaden verfällt.',

    'MOR-154': 'Lord Morth wirft den W3 einmal, und das Ergebnis gilt auf allen Plänen.',
    'MOR-155':
      'Jeder Gegner, auch auf einem Startfeld, zieht so viele Felder, wie seine Bewegung und der Wurf zusammen ergeben.',
    'MOR-156': 'Auf jedem Plan zieht zuerst der linke Weg, dann der mittlere, dann der rechte.',
    'MOR-157': 'Auf einem Weg zieht zuerst, wer am weitesten vorn ist.',
    'MOR-158': 'Auf demselben Feld zieht der schnellere Gegner zuerst.',
    'MOR-159': 'Unter gleich schnellen Gegnern auf einem Feld zieht zuerst, wer mehr Widerstand übrig hat.',
    'MOR-160':
      'Sind Gegner auch darin gleich, zieht zuerst, wer länger auf dem Plan ist, danach die niedrigere Würfelnummer.',
    'MOR-161':
      'Kein Würfel zieht in einem Ansturm zweimal, auch wenn er auf einen Weg gewechselt ist, der später zieht.',
    'MOR-162': 'Gegner gehen Feld für Feld auf den Ausgang ihres Weges zu.',
    'MOR-163': 'Gegner dürfen über ein volles Feld hinweggehen. Nur stehen bleiben können sie dort nicht.',
    'MOR-164': 'Ein Gegner, dessen Zug auf einem vollen Feld enden würde, bleibt ein Feld davor stehen.',
    'MOR-165':
      'Ist auch das Feld davor voll, weicht der Gegner weiter zurück, schlimmstenfalls bis dahin, wo sein Zug begann.',
    'MOR-166': 'Ein Gegner auf dem letzten Feld seines Weges verlässt mit dem nächsten Schritt den Plan.',
    'MOR-167': 'Ein Gegner, dessen Zug genau auf dem letzten Feld endet, ist noch auf dem Plan.',
    'MOR-168': 'Verlässt ein Gegner den Plan, bekommt dessen Verteidiger 1 Wunde.',
    'MOR-169': 'Ork, Zyklop, Hydra und Drache bringen beim Verlassen 2 Wunden statt 1.',
    'MOR-170': 'Ein Rattenmensch, der den Plan verlässt, nimmt dir außerdem 1 Münze ab.',
    'MOR-171': 'Eine Spinne, die den Plan verlässt, nimmt dir außerdem 2 Münzen ab.',
    'MOR-172': 'Ein Drache, der den Plan verlässt, kostet dich außerdem 2 Münzen.',
    'MOR-173': 'Geraubte Münzen gehen an die Bank. Hast du zu wenige, verlierst du, was du hast.',
    'MOR-174': 'Der Würfel eines entkommenen Gegners geht in seinen Beutel zurück und bringt niemandem etwas.',
    'MOR-175': 'Außer dem Goblin wechselt kein Gegner von sich aus den Weg.',
    'MOR-176': 'Ein Goblin, der eine Kreuzung betritt, biegt ab und folgt dem anderen Weg zu dessen Ausgang.',
    'MOR-177': 'Ein Goblin biegt an jeder Kreuzung ab, die er betritt, auch mehrmals in einem Zug.',
    'MOR-178':
      'Ein Goblin, der auf einer Kreuzung stehen bleibt, ist schon abgebogen. Beim Weitergehen tut er es nicht noch einmal.',
    'MOR-179':
      'Ein Goblin, der von einem vollen Feld zurückweicht, ist auf dem Weg, dem er auf jenem Feld gefolgt ist.',
    'MOR-180': 'Im Ansturm läuft jeder Plan für sich. Keiner wirkt auf einen anderen.',
    'MOR-181': 'Ein Gegner, der eine Falle betritt, löst sie sofort aus. Überlebt er, geht er weiter.',
    'MOR-182': 'Ein Gegner, der eine Barriere betritt, verliert etwas von der Bewegung, die ihm noch bleibt.',

    'MOR-183': 'Die Partie endet nach dem Ansturm der letzten Welle.',
    'MOR-184': 'Gegner, die am Ende noch auf dem Plan sind, richten keinen Schaden an.',
    'MOR-185': 'Wer die wenigsten Wunden hat, gewinnt.',
    'MOR-186': 'Bei gleich vielen Wunden gewinnt, wer mehr Gold hat.',
    'MOR-187': 'Sind Wunden und Gold gleich, teilt ihr euch den Sieg.',

    'MOR-188': 'Die Einführungspartie dauert zu zweit vier Wellen, zu dritt fünf und zu viert sechs.',
    'MOR-189': 'In der Einführungspartie gibt es keine Lord-Morth-Karten.',
    'MOR-190':
      'In der Einführungspartie wird jeder orange Würfel der Leiste durch einen weiteren aus dem grünen Beutel ersetzt.',
    'MOR-191': 'Gelbe Würfel spielen in der Einführungspartie mit, denn sie sind im grünen Beutel.',
    'MOR-192': 'Spezialisten, Volksfähigkeiten und gekaufte rote Würfel gibt es in der Einführungspartie nicht.',
    'MOR-193': 'Geht in der Einführungspartie der grüne Beutel zur Neige, fällt die Welle kleiner aus.',
    'MOR-194':
      'Die Einführungspartie gewinnt man wie eine normale: wenigste Wunden, dann meistes Gold, sonst gemeinsam.',

    'MOR-195':
      'Eine Lord-Morth-Karte darfst du jederzeit spielen, auch wenn andere am Zug sind, zwischen zwei einzelnen Schritten des Spiels.',
    'MOR-196': 'Du darfst beliebig viele Lord-Morth-Karten spielen.',
    'MOR-197': 'Lord-Morth-Karten treffen andere: Auf eigene Helden, Gegner oder Felder darfst du sie nicht richten.',
    'MOR-198':
      'Zwei Karten dürfen deine Seite berühren: „Platztausch“ nimmt einen Gegner von deinem Plan, und „Taschendieb“ bringt dir Münzen.',
    'MOR-199': 'Eine Karte braucht ein erlaubtes Ziel. Bis dahin bleibt sie auf deiner Hand.',
    'MOR-200': 'Eine gespielte Karte kommt offen auf die Ablage.',
    'MOR-201':
      'Zu Beginn einer Runde, mit der neuen Karte auf der Hand, wirfst du bis auf drei Karten ab. Statt abzuwerfen darfst du eine Karte auch spielen.',
    'MOR-202': 'Welche Karten deiner Hand du abwirfst, entscheidest du.',
    'MOR-203': 'Während der Runde darfst du beliebig viele Karten halten.',
    'MOR-204': 'Ist der Kartenstapel leer, wird die Ablage gemischt und zum neuen Stapel.',
    'MOR-205': 'Auf einen Gegner auf einem Startfeld lässt sich keine Karte richten.',
    'MOR-206':
      '„In diesem Zug“ meint auf einer Karte den Heldenzug der betroffenen Person: den laufenden oder sonst den nächsten.',
    'MOR-207':
      'Karten, die den Angriff eines Helden ändern, gelten für Muster und Bogen, nie für Fallen und Barrieren.',
    'MOR-208': 'Mehrere Karten auf einem Helden wirken zusammen.',

    'MOR-209':
      '„Holzweg“: Ein Gegner auf einem anderen Plan wechselt dort auf einen anderen Weg, auf das Feld mit derselben Nummer.',
    'MOR-210': 'Für „Holzweg“ muss es diese Nummer auf dem anderen Weg geben und auf dem Feld noch Platz sein.',
    'MOR-211': '„Angewurzelt“: Der Held kann sich in diesem Zug nicht bewegen.',
    'MOR-212': '„Angewurzelt“, mitten in einer Bewegung gespielt, beendet sie an Ort und Stelle.',
    'MOR-213': '„Gelähmte Hand“: Der Held kann in diesem Zug nicht angreifen.',
    'MOR-214': '„Gelähmte Hand“ stoppt auch einen eben angesagten Angriff. Er ist damit verbraucht.',
    'MOR-215': '„Gewaltmarsch“: Ein Gegner auf einem anderen Plan geht ein Feld weiter.',
    'MOR-216':
      'Ein Gegner, den „Gewaltmarsch“ vom letzten Feld weiterschickt, verlässt den Plan, mit Wunden und Raub wie üblich.',
    'MOR-217': '„Gewaltmarsch“ kann keinen Gegner auf ein volles Feld schicken.',
    'MOR-218':
      'Ein Gegner, den „Gewaltmarsch“ bewegt, löst eine Falle aus, und ein Goblin biegt an einer Kreuzung ab. Barrieren wirken dabei nicht.',
    'MOR-219': '„Platztausch“: Ein Gegner von deinem Plan und einer von einem fremden tauschen die Plätze.',
    'MOR-220': 'Beim „Platztausch“ kommen beide Gegner geheilt an, ein Drache wieder mit heilen Schuppen.',
    'MOR-221': 'Beim „Platztausch“ müssen beide Gegner auf Wegen stehen, und am neuen Platz wird nichts ausgelöst.',
    'MOR-222': '„Taschendieb“: Du nimmst jemandem 1 oder 2 Münzen ab, je nach Karte.',
    'MOR-223': 'Hat dein Opfer weniger Münzen, als „Taschendieb“ verlangt, bekommst du alle.',
    'MOR-224':
      '„Es kommt schlimmer“: Ein Gegner auf einem fremden Plan wird auf seinem Feld durch einen stärkeren Würfel ersetzt.',
    'MOR-225':
      '„Es kommt schlimmer“ legt einen grünen oder gelben Würfel in den Beutel zurück; dafür wird einer aus dem orangen Beutel geworfen.',
    'MOR-226': '„Es kommt schlimmer“ legt einen orangen Würfel in den Beutel zurück; dafür kommt ein roter.',
    'MOR-227': 'Schlimmer als Rot geht nicht: „Es kommt schlimmer“ wirkt nicht auf rote Würfel.',
    'MOR-228': 'Der neue Gegner von „Es kommt schlimmer“ steht unverletzt auf demselben Feld desselben Weges.',
    'MOR-229': '„Es kommt schlimmer“ lässt sich nicht spielen, wenn der nötige Beutel leer ist.',
    'MOR-230': '„Schwere Stiefel“: Der Held hat in diesem Zug 1 oder 2 Bewegungspunkte weniger, je nach Karte.',
    'MOR-231': '„Schubser“: Ein fremder Held wird auf ein Nachbarfeld geschoben.',
    'MOR-232': '„Schubser“ schiebt einen Helden nur auf ein Feld, auf dem Helden stehen bleiben dürfen.',
    'MOR-233': '„Dunkler Balsam“: Ein verletzter Gegner auf einem anderen Plan bekommt 1 Widerstand zurück.',
    'MOR-234':
      'Kein Gegner heilt über seinen vollen Widerstand hinaus, also braucht „Dunkler Balsam“ einen verletzten.',
    'MOR-235': '„Verhexte Waffe“: Ein fremder Held greift in diesem Zug nur mit der Art an, die auf der Karte steht.',
    'MOR-236': '„Steinschlag“: Ein leeres Feld auf einem fremden Plan ist bis zum Ende des Zuges gesperrt.',
    'MOR-237': 'Kein Held kann ein gesperrtes Feld betreten.',
    'MOR-238':
      '„Steinschlag“ braucht ein Feld ohne Held, Gegner, Falle und Barriere: offenes Gelände, Tunnel oder Weg, nie die Festung.',
    'MOR-239': 'Es können nur zwei Felder zugleich gesperrt sein.',
    'MOR-240': '„Stumpfe Klinge“: Die Angriffe des Helden sind in diesem Zug um 1 oder 2 schwächer, je nach Karte.',
    'MOR-241': 'Stärke fällt nicht unter 0, und ein Angriff mit Stärke 0 bewirkt nichts.',

    'MOR-242':
      'Karten passen zwischen je zwei Schritte: Portalzug, Kauf, Schritt eines Helden, angesagter oder ausgeführter Angriff, Spezialaktion, Wurf, Marsch der Gegner.',
    'MOR-243':
      'Ein Angriff wird erst angesagt (Held, Ort, Richtung, Ziele) und dann ausgeführt. Dazwischen kommen nur Karten und Volksfähigkeiten.',
    'MOR-244': 'Während die Gegner marschieren, kann niemand Karten spielen.',
    'MOR-245':
      'Im Fragemodus hält das Spiel an zehn Stellen, vom Wurf der Würfel bis zur Weitergabe des Markers, und bietet allen anderen eine Karte an.',
    'MOR-246':
      'Im Rufmodus hält das Spiel nicht an. Wer eine Karte spielen will, ruft, während es auf einen Zug wartet.',
    'MOR-247':
      'Wollen mehrere antworten, werden sie der Reihe nach je einmal gefragt, von links neben der aktiven Person, bis alle hintereinander passen.',
    'MOR-248': 'Eine Karte wirkt sofort, und keine Karte kann sie aufheben.',
    'MOR-249': 'Schritte vor einer gespielten Karte lassen sich nicht mehr zurücknehmen.',
    'MOR-250': 'Bots antworten nur an den zehn Stellen des Fragemodus mit Karten, in welchem Modus ihr auch spielt.',

    'MOR-251': 'Der Grundangriff eines Spezialisten ist speziell und trifft einen Gegner je Feld.',
    'MOR-252': 'Falle, Bogen und Barriere kommen zum Angriff desselben Zuges hinzu.',
    'MOR-253': 'Falle, Bogen und Barriere sind jederzeit möglich, während ihr Held handelt.',
    'MOR-254': 'Nur eine Meuchlerin legt Fallen, und zwar auf ein leeres Wegfeld neben sich.',
    'MOR-255': 'Eine Falle oder Barriere braucht ein Wegfeld ohne Gegner, Falle und Barriere.',
    'MOR-256': 'Eine Meuchlerin legt eine Falle im Zug.',
    'MOR-257': 'Eine Meuchlerin hat höchstens zwei Fallen auf dem Plan, mit „3 Fallen“ drei.',
    'MOR-258': 'Der erste Gegner auf einer Falle nimmt 1 Schaden, und die Falle ist weg.',
    'MOR-259':
      'Besiegt eine Falle einen Gegner, bekommt die Meuchlerin, die sie gelegt hat, die Erfahrung und ihre Seite das Gold, egal wer am Zug ist.',
    'MOR-260': 'Eine Falle bleibt liegen, bis sie zuschnappt. Sie lässt sich nicht verschieben oder aufheben.',
    'MOR-261':
      'Fallen verletzen jeden Gegner außer dem Skelett, das sie unbeschadet auslöst. Heile Drachenschuppen brechen durch eine Falle mit 2 und trotzen einer mit 1.',
    'MOR-262': 'Spezialritual 2: Der Angriff der Meuchlerin ist speziell und spirituell, mit Stärke 2.',
    'MOR-263': 'Falle 2: Die Fallen dieser Meuchlerin richten 2 Schaden an. Der Lohn bleibt gleich.',
    'MOR-264': 'Bewegung 3: Die Meuchlerin hat 3 Bewegungspunkte.',
    'MOR-265': '3 Fallen: Die Meuchlerin darf drei Fallen auf dem Plan haben.',
    'MOR-266': 'Spezialmagie: Der Angriff der Meuchlerin ist speziell und arkan.',
    'MOR-267': 'Angriff 3: Die Meuchlerin greift mit Stärke 3 an.',
    'MOR-268':
      'Nur eine Jägerin hat einen Bogen. Sie schießt mit Stärke 1 auf einen Gegner, der genau zwei Felder entfernt ist, gerade oder schräg.',
    'MOR-269': 'Der Bogen reicht genau zwei Felder weit, nicht näher und nicht weiter.',
    'MOR-270': 'Ein Bogenschuss ist ein spezieller Angriff auf einen Gegner im Feld. Du wählst, welchen.',
    'MOR-271': 'Der Bogen schießt einmal im Zug, mit „2 Bögen“ zweimal.',
    'MOR-272': 'Mit dem Bogen besiegte Gegner bringen den üblichen Lohn.',
    'MOR-273': 'Bewegung 3: Die Jägerin hat 3 Bewegungspunkte.',
    'MOR-274': 'Spezialmagie: Der Musterangriff der Jägerin ist speziell und arkan. Der Bogen bleibt, wie er ist.',
    'MOR-275': 'Bogen 2: Der Bogen schießt mit Stärke 2. Der Lohn bleibt gleich.',
    'MOR-276': 'Angriff 2: Der Musterangriff der Jägerin hat Stärke 2.',
    'MOR-277': '2 Bögen: Die Jägerin darf zweimal im Zug schießen, auf einen Gegner oder auf zwei.',
    'MOR-278': 'Größere Reichweite: Die Jägerin nutzt das große Muster ihres Heldenblatts.',
    'MOR-279': 'Nur ein Bergmann setzt Barrieren, und zwar auf ein leeres Wegfeld neben sich.',
    'MOR-280': 'Ein Bergmann setzt eine Barriere im Zug.',
    'MOR-281': 'Ein Bergmann hat höchstens eine Barriere auf dem Plan, mit „2 Barrieren“ zwei.',
    'MOR-282': 'Ein Gegner, der im Ansturm eine Barriere betritt, verliert für diese Welle 2 Bewegung.',
    'MOR-283':
      'Eine Barriere bremst alle Gegner, die sie in dem Ansturm betreten, in dem sie zum ersten Mal berührt wird.',
    'MOR-284': 'Nach einem Ansturm, in dem sie betreten wurde, kommt die Barriere weg und darf neu gesetzt werden.',
    'MOR-285': 'Eine Barriere, die niemand betreten hat, bleibt stehen.',
    'MOR-286':
      'Ein Gegner, dem eine Barriere die letzte Bewegung nimmt, bleibt auf ihrem Feld stehen, wenn dort Platz ist.',
    'MOR-287': 'Bewegung 3: Der Bergmann hat 3 Bewegungspunkte.',
    'MOR-288': 'Größere Reichweite: Der Bergmann nutzt das große Muster seines Heldenblatts.',
    'MOR-289': '2 Barrieren: Der Bergmann darf zwei Barrieren auf dem Plan haben.',
    'MOR-290': 'Stärke 3: Der Bergmann greift mit Stärke 3 an.',
    'MOR-291': 'Barriere −3: Die Barrieren dieses Bergmanns nehmen 3 Bewegung.',
    'MOR-292': 'Spezialmagie: Der Angriff des Bergmanns ist speziell und arkan.',
    'MOR-293': 'Ein Erfinder würfelt die Stärke seines Angriffs mit dem W3.',
    'MOR-294': 'Beim Erfinder wählst du erst Ort, Richtung und Ziele. Dann wird gewürfelt.',
    'MOR-295': 'Der Wurf des Erfinders gilt für alle Gegner dieses Angriffs.',
    'MOR-296': 'Erfinder haben weder Falle noch Bogen noch Barriere. Ihre Würfel genügen ihnen.',
    'MOR-297': 'Angriff W4+1: Der Erfinder wirft den W4 und zählt 1 dazu.',
    'MOR-298':
      'Angriff teilen: Der Erfinder darf die gewürfelte Stärke auf zwei Angriffe verteilen, die zusammen nicht stärker sind als der Wurf.',
    'MOR-299':
      'Die beiden Teile eines geteilten Angriffs dürfen von verschiedenen Feldern und in verschiedene Richtungen gehen. Gewürfelt wird beim ersten.',
    'MOR-300': 'Spezialfaust: Der Angriff des Erfinders ist speziell und physisch.',
    'MOR-301': 'Bewegung 4: Der Erfinder hat 4 Bewegungspunkte.',
    'MOR-302': 'Angriff W3+1: Der Erfinder wirft den W3 und zählt 1 dazu.',
    'MOR-303': 'Spezialmagie: Der Angriff des Erfinders ist speziell und arkan.',

    'MOR-304': 'Volksfähigkeiten lassen sich vor einer neuen Partie einschalten. Sonst hat sie niemand.',
    'MOR-305': 'Deine Volksfähigkeit wirkt einmal im Zug, bei einem Helden.',
    'MOR-306': 'Elfen und Menschen: Ein Held hat in diesem Zug 1 Bewegungspunkt mehr.',
    'MOR-307': 'Zwerge und Gnome: Ein Angriff eines Helden hat 1 Stärke mehr.',
    'MOR-308': 'Die zusätzliche Stärke der Zwerge und Gnome gilt auf jedem Feld dieses Angriffs.',
    'MOR-309':
      'Setz die Volksfähigkeit vor dem Schritt oder Schlag ein, den sie ändern soll, beim Erfinder vor dem Wurf.',
    'MOR-310': 'Bei einem geteilten Angriff zählt die zusätzliche Stärke einmal, zur Summe.',

    'MOR-311':
      'Mit „Aus dem anderen Beutel auffüllen“ (normalerweise an) kommen Würfel, die im grünen oder orangen Beutel fehlen, aus dem anderen.',
    'MOR-312': 'Sind beide Beutel leer, fällt die Welle kleiner aus.',
    'MOR-313': 'Rote Würfel füllen nie eine Welle auf.',
    'MOR-314': 'Für 3 Gold schickst du einen zufälligen roten Würfel auf einen fremden Plan.',
    'MOR-315':
      'Du wählst, wen es trifft und auf welchem Weg. Der rote Würfel wartet dort mit vollem Widerstand auf dem Startfeld.',
    'MOR-316': 'Rote Würfel kaufst du im eigenen Zug beim Einkaufen.',
    'MOR-317': 'Ein gekaufter roter Gegner marschiert im nächsten Ansturm mit.',
    'MOR-318': 'Ist der rote Beutel leer, gibt es keinen roten Würfel zu kaufen.',
    'MOR-319': 'Du darfst so viele rote Würfel kaufen, wie du bezahlen kannst.',
    'MOR-320': 'Rote Würfel kauft man gegen andere. Allein oder als Team habt ihr keine Rivalen.',

    'MOR-321': 'Das Team wählt einen von zwei großen Plänen aus je zwei Teilen mit der Stadt in der Mitte.',
    'MOR-322':
      'Das Team spielt mit dem Ring für zwei: Gelbe Positionen führen in Hälfte A des Plans, rote in Hälfte B.',
    'MOR-323': 'Ein Team spielt 10 Wellen auf einer eigenen Leiste, egal wie viele mitspielen.',
    'MOR-324': 'Das Team beginnt mit vier Helden: zu zweit je zwei, zu viert je einer. Zu dritt hat eine Person zwei.',
    'MOR-325': 'Zu dritt macht ihr unter euch aus, wer mit zwei Helden beginnt.',
    'MOR-326': 'Die ersten Helden eines Teams sind Krieger und Priester in beliebiger Mischung.',
    'MOR-327': 'Im Teamspiel beginnen und erscheinen Helden in der Stadt. Sie zählt als Festung.',
    'MOR-328': 'Auch im Team führt jede Person ein Volk.',
    'MOR-329': 'Auf Wunsch dürfen im Teamspiel Helden aller Völker gemischt werden.',
    'MOR-330':
      'Auch bei gemischten Völkern gibt es am ganzen Tisch nur zwei Figuren je Heldenblatt, und deine Grenze von zwei zählt Krieger, Priester und Zauberer aller Völker zusammen.',
    'MOR-331': 'Das Team beginnt mit 3 Gold in der gemeinsamen Kasse.',
    'MOR-332': 'Das Team hat eine gemeinsame Kasse. Sie fasst höchstens 41 Gold.',
    'MOR-333': 'Der fünfte Held des ganzen Teams kostet den Grundpreis, jeder weitere 2 mehr als der vorige.',
    'MOR-334': 'Der Grundpreis eines Helden ist der Preis als drittes Mitglied auf seinem Heldenblatt.',
    'MOR-335': 'Auch im Team hat jede Person höchstens fünf Helden und höchstens zwei einer Art.',
    'MOR-336':
      'Im Teamspiel geht das Gold für einen besiegten Gegner in die gemeinsame Kasse, die Erfahrung an den Helden.',
    'MOR-337': 'Das Team zählt seine Wunden gemeinsam.',
    'MOR-338': 'In Welle 3, 6 und 9 des Teamspiels deckt Lord Morth eine Karte auf und führt sie sofort aus.',
    'MOR-339': 'Im Teamspiel wählt allein Lord Morth das Ziel der Karte. Niemand darf mitreden.',
    'MOR-340':
      'Im Teamspiel muss Lord Morth ein Ziel nehmen, wenn es eines gibt: irgendeinen Helden, einen Gegner auf einem Weg oder ein leeres Feld.',
    'MOR-341': 'Im Teamspiel gelten Effekte „in diesem Zug“ bis zum Ende der Heldenphase der Welle.',
    'MOR-342': 'Im Teamspiel nimmt jeder „Taschendieb“ 1 Münze aus der gemeinsamen Kasse.',
    'MOR-343': 'Im Teamspiel tauscht „Platztausch“ zwei beliebige Gegner auf dem Plan.',
    'MOR-344': 'Im Teamspiel bleibt „Holzweg“ innerhalb einer Hälfte des Plans.',
    'MOR-345': 'Im Teamspiel hat niemand Karten auf der Hand.',
    'MOR-346':
      'Zeigt die Karte des Teams einen roten Würfel, wirft Lord Morth auch den W12 und legt einen zufälligen roten Würfel auf das Startfeld, das diese Position des Rings nennt.',
    'MOR-347': 'Das Team dreht die Scheibe einmal je Welle, so weit die gemeinsame Kasse reicht, oder gar nicht.',
    'MOR-348': 'Im Teamspiel gibt Lord Morth ein, was ihr am Portal beschlossen habt.',
    'MOR-349': 'Im Team handelt jede Person nur mit den eigenen Helden, Lord Morth zuerst.',
    'MOR-350': 'Von einem Tunnelfeld kommt ein Held für 1 Bewegungspunkt ans andere Ende des Tunnels.',
    'MOR-351': 'Ein Tunnelfeld ist wie offenes Gelände: Wo ein Held steht, kann kein zweiter bleiben.',
    'MOR-352': 'Im Teamspiel ziehen zuerst die Wege von Hälfte A, links, Mitte, rechts, dann die von Hälfte B.',
    'MOR-353': 'Im Teamspiel dringt ein Gegner am Ende seines Weges in die Stadt ein und verwundet das Team.',
    'MOR-354': 'Die Wunden des Teams entscheiden über das Ergebnis, nach derselben Tabelle wie in der Solopartie.',

    'MOR-355': 'Allein spielst du mit dem Ring für eine Person und einem Plan deiner Wahl.',
    'MOR-356': 'In der Solopartie gibt es keine Lord-Morth-Karten.',
    'MOR-357':
      'Mitten in der Solopartie kommt ein zufälliger roter Würfel hinzu, auf den Weg, den ein W12 am Ring bestimmt.',
    'MOR-358': 'Der rote Würfel der Solopartie kommt mit der ersten Welle der zweiten Hälfte: Welle 6 von 10.',
    'MOR-359': 'Sonst hat die Solopartie alle vier Phasen, auch die bezahlten Schritte am Portal.',
    'MOR-360':
      'Bis 5 Wunden bist du heldenhaft, 6 bis 10 sind ein Sieg, 11 bis 14 sind mittelmäßig, ab 15 bist du geschlagen.',
    'MOR-361': 'Allein oder als Team wird immer bis zur letzten Welle gespielt, wie viele Wunden es auch sind.',

    'MOR-362': 'Vor der Partie könnt ihr euch auf eine längere oder kürzere einigen.',
    'MOR-363': 'Zur Wahl stehen 3 bis 7 Runden. Nach der fünften wiederholen sich die Wellen von Runde 5.',
    'MOR-364': 'Mit halb so vielen Wellen spielt ihr nur jede zweite der Leiste: die 1., 3., 5. und so weiter.',
    'MOR-365': 'Fallen Wellen aus, gibt es die neue Karte in der ersten Welle der Runde, die ihr spielt.',
  },
  rulings: {
    'MOR-D01':
      'Wie schnell ist ein Zentaur? Bewegung 4, also 7 Felder bei einem Wurf von 3. Ein gedrucktes Beispiel nennt weniger; wir lesen das als den Wert ohne Wurf.',
    'MOR-D02':
      'Gibt es Angriffe, die einem Zentauren nichts tun? Nein. Die vier Ausnahmen sind Skelett, Minotaurus, Dämon und Gargoyle.',
    'MOR-D03':
      'Muss ein physischer Angriff Auge in Auge sein? Nein. Die Art zählt, nicht der Abstand: Ein Krieger mit größerer Reichweite verletzt ein Skelett auch zwei Felder weiter.',
    'MOR-D04':
      'Was ist ein Angriff mit zwei Arten? Beides zugleich. Eine wirksame Art genügt, und ist arkan dabei, trifft er alle im Feld.',
    'MOR-D05': 'Was kann der Zerberus? Rennen und sonst nichts: keine Fähigkeit, 1 Wunde, kein Raub.',
    'MOR-D06': 'Was bringt ein besiegter Gegner? Grün 1, Gelb 2, Orange 3, Rot 4 Gold.',
    'MOR-D07': 'Wie zäh ist ein Ork? Widerstand 4. Ein Krieger schlägt mit 2, und ein Skelett hat 2.',
    'MOR-D08': 'Wie zäh sind Goblins und Gargoyles? Ein Goblin hat Widerstand 1, ein Gargoyle 2.',
    'MOR-D09':
      'Wer darf welche Helden haben? Das entscheidet allein dein Volk. Nur der Name wechselt: Es kann ein Priester oder eine Priesterin sein.',
    'MOR-D10': 'Wie viele Würfel bringt die erste Welle? Sechs aus dem grünen Beutel, zu zweit wie zu dritt.',
    'MOR-D11':
      'Wie bauen Verbesserungen aufeinander auf? In zwei Zweigen mit je einer der Stufe 1 und zwei der Stufe 2 zur Wahl.',
    'MOR-D12': 'Wie viel raubt eine Spinne? 2 Münzen, mehr als ein Rattenmensch.',
    'MOR-D13': 'Wie viel Material gibt es? 97 Gegnerwürfel, 3 Beutel, 6 Fallen und 4 Barrieren.',
    'MOR-D14':
      'Sind alle Pläne gleich? Nein, sie unterscheiden sich, sind aber etwa gleich gefährlich. Für einen ausgeglichenen Wettstreit wählt denselben Plan für alle.',
    'MOR-D15':
      'Dürfen zwei Personen dasselbe Volk haben? Nein, es gibt nur zwei Figuren jeder Sorte. Gemischte Völker im Team heben das auf, die Figuren bleiben die Grenze.',
    'MOR-D16': 'Wohin fallen die Würfel? Jeder Sektor ist gleich wahrscheinlich. Zielen kann niemand.',
    'MOR-D17':
      'Was ist eine Position? Der Ring ist ein Zifferblatt mit 12 festen Positionen. Darüber dreht sich die Scheibe samt Würfeln, und ein Schritt ist eine Zwölftelumdrehung. Rechts heißt im Uhrzeigersinn.',
    'MOR-D18': 'Beide Richtungen in einem Portalzug? Nein. Das würde nur Münzen verschwenden.',
    'MOR-D19': 'Wie viele Würfel passen auf eine Kreuzung? Drei insgesamt, denn sie ist ein einziges Feld.',
    'MOR-D20': 'Kann die Festung voll sein? Nein, auf jedes ihrer Felder passen alle deine Helden.',
    'MOR-D21': 'Was geschieht mit Gold über der Leiste? Es verfällt: 22 je Person, 41 im Team.',
    'MOR-D22': 'Wie viel Erfahrung behält ein Held? 16, genau genug für beide Stufen.',
    'MOR-D23': 'Was kommt nach 22 Wunden? Es wird weitergezählt, und niemand scheidet aus.',
    'MOR-D24': 'Dürfen sich zwei Helden abwechseln? Nein, einer ist fertig, bevor der nächste beginnt.',
    'MOR-D25':
      'Dürfen Helden durch Gegner hindurchgehen? Ja, wenn sie nicht auf dem Weg stehen bleiben. Fallen und Barrieren kümmern sich nicht um Helden.',
    'MOR-D26':
      'Wann hält ein Troll einen Helden fest? Wenn sie eine Kante teilen. Der Schritt kostet 1 mehr, egal wie viele Trolle da sind. Trolle auf Startfeldern zählen nicht.',
    'MOR-D27':
      'Was, wenn eine Karte einen Helden auf einem Weg anhält? Er geht zurück auf das letzte Feld, auf dem er bleiben durfte. Punkte gibt es nicht zurück, und Angriffe bleiben gültig.',
    'MOR-D28':
      'Darf ein Held von einem Weg aus angreifen? Ja, wenn er noch herunterkommt. So erreicht ein Krieger ein Skelett auf einer Kreuzung.',
    'MOR-D29':
      'Wer wählt unter Gegnern auf einem Feld? Wer angreift, und das darf sogar einer sein, dem der Angriff nichts tut.',
    'MOR-D30': 'Kann die Angriffslinie versperrt sein? Nein. Die Felder des Musters zählen einfach.',
    'MOR-D31':
      'Verletzt der Treffer, der die Schuppen bricht, den Drachen? Nein. Er wechselt von heilen Schuppen zu vollem Widerstand 5.',
    'MOR-D32':
      'Zwei völlig gleiche Gegner auf einem Feld? Wer zuerst kam, zieht zuerst, dann die niedrigere Würfelnummer.',
    'MOR-D33': 'Kann ein Goblin durch einen Wegwechsel zweimal ziehen? Nein, jeder Würfel zieht einmal.',
    'MOR-D34':
      'Wie weicht ein Gegner zurück? Feld für Feld auf dem Weg, den er kam. Fallen und Barrieren wirken nicht noch einmal, und ein Goblin nimmt ein Abbiegen zurück, wenn er hinter die Kreuzung zurückweicht. Wo er losging, ist immer Platz.',
    'MOR-D35':
      'Wo ist der Ausgang? Einen Schritt hinter dem letzten Feld. Auf dem letzten Feld lässt sich ein Gegner noch besiegen.',
    'MOR-D36': 'Wohin kommen Würfel, die den Plan verlassen? Sofort zurück in ihre Beutel.',
    'MOR-D37':
      'Wann biegt ein Goblin ab? Wenn er eine Kreuzung betritt. Legt ihn eine Karte dorthin, biegt er nicht ab.',
    'MOR-D38':
      'Ist eine Falle ein Angriff? Nein, deshalb verletzt sie auch Minotauren und Dämonen, die nur manche Angriffe treffen. Einem Skelett schaden allein physische Angriffe: Unter ihm schnappt die Falle vergebens zu. Darüberlaufen genügt. Der Schaden richtet sich nach den Verbesserungen der Meuchlerin, wenn die Falle zuschnappt.',
    'MOR-D39':
      'Wie bremst eine Barriere? Darüberlaufen genügt. Der Verlust geht von der restlichen Bewegung ab, nicht unter 0, und zwei Barrieren zählen beide. Sie wirkt nur im Ansturm.',
    'MOR-D40':
      'Wohin reicht der Bogen? Auf die acht Felder zwei Schritte entfernt, gerade oder schräg, nicht im Rösselsprung. Ein Schuss ist ein Angriff, aber nicht der Musterangriff des Zuges.',
    'MOR-D41':
      'Wie wird ein Angriff geteilt? Du würfelst beim ersten und sagst, wie viel du einsetzt. Der Rest bleibt für einen weiteren Angriff dieses Helden. Zuschlag und Abzug ändern die Summe einmal.',
    'MOR-D42':
      'Wann und wie viele rote Würfel darf man kaufen? Beim eigenen Einkauf, beliebig viele zu je 3 Gold, solange der Beutel reicht. Das Opfer verdient 4 Gold, wenn es den Gegner besiegt.',
    'MOR-D43': 'Abwerfen vor oder nach der neuen Karte? Danach, damit du unter allen wählst.',
    'MOR-D44': 'Was ist „in diesem Zug“, wenn die betroffene Person nicht am Zug ist? Ihr nächster Heldenzug.',
    'MOR-D45':
      'Ändern Karten auch Fallen und Bögen? Bögen ja, denn ein Schuss ist ein Angriff. Fallen und Barrieren nicht.',
    'MOR-D46':
      'Was heißt „nicht zum eigenen Vorteil“? Du darfst nicht auf deine eigene Seite zielen, außer die Karte nennt sie. Ob du damit jemandem hilfst, ist deine Sache.',
    'MOR-D47':
      'Wohin darf eine Karte etwas setzen? Auf ein Feld, das dafür erlaubt ist. Fallen und Kreuzungen wirken dabei nicht.',
    'MOR-D48':
      'Welche Felder lassen sich sperren? Jedes leere, das ein Held betreten könnte, aber nicht die Festung: Niemand soll eingesperrt werden.',
    'MOR-D49':
      'Was heißt „jederzeit“ an einem Gerät? Zwischen zwei beliebigen Schritten. Entweder ruft jemand und nimmt das Gerät, oder das Spiel fragt an zehn Stellen. Beides erlaubt dieselben Karten.',
    'MOR-D50':
      'Mit welchen Helden beginnt ein Team? Mit einer beliebigen Mischung aus Kriegern und Priestern. Vorgeschlagen werden zwei und zwei.',
    'MOR-D51': 'Mit wie viel Gold beginnt ein Team? Mit 3, egal wie groß es ist.',
    'MOR-D52': 'Was nimmt „Taschendieb“ einem Team? 1 Münze aus der gemeinsamen Kasse.',
    'MOR-D53':
      'Was kann eine Karte im Teamspiel treffen? Jeden Helden, jeden Gegner und jedes Feld des gemeinsamen Plans. Ohne Ziel wird sie abgelegt.',
    'MOR-D54':
      'Erst die Karte oder der rote Würfel? Die Karte, dann der rote Würfel. Der W12 nennt eine Position des Rings und damit einen Weg.',
    'MOR-D55':
      'Was kostet ein Tunnel? Einen Punkt, um ihn zu betreten, einen, um hindurchzugehen. Du darfst an einem besetzten Ende herauskommen, wenn du weitergehst.',
    'MOR-D56':
      'In welcher Reihenfolge ziehen die Wege des großen Plans? Erst Hälfte A, dann B, jeweils von links nach rechts, von ihren Eingängen aus gesehen.',
    'MOR-D57': 'Wann ist die Mitte einer Solopartie? In der ersten Welle der zweiten Hälfte.',
    'MOR-D58': 'Ist bei 15 Wunden Schluss? Nein, es wird zu Ende gespielt. Aufgeben darfst du jederzeit.',
    'MOR-D59':
      'Wer gewinnt eine normale Partie? Wie in der Einführungspartie: wenigste Wunden, dann meistes Gold, sonst gemeinsam.',
    'MOR-D60':
      'Welche Nummern haben die Regeln? Unsere eigenen. Die Kapitel der gedruckten Regeln werden auf zwei Arten gezählt, also folgen wir keiner.',
  },
} satisfies typeof en;
