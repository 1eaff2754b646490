import type { movement as en } from '../../../en/portal/rulebook/movement';

export const movement = {
  'PORT-093':
    'Soldaten und eigenständige Reittiere bewegen sich nach ihrem Würfel, W4 bis W20: 8, 10, 12, 15, 18 oder 25 cm.',
  'PORT-094': 'Ein Bodenfahrzeug bewegt sich nach seinem Würfel, W6 bis W20: 20, 18, 15, 15 oder 12 cm.',
  'PORT-095': 'Ein fliegendes Fahrzeug bewegt sich mit W10 40 cm, mit W12 30, mit W20 25.',
  'PORT-096': 'Ein berittener Soldat bewegt sich wie ein W8 oder nach dem eigenen Würfel, wenn der besser ist.',
  'PORT-097':
    'Ein Geschütz bewegt sich halb so weit wie ein Soldat mit dem niedrigsten Würfel seiner lebenden Besatzung, auf ganze Millimeter abgerundet.',
  'PORT-098': 'Mit weniger als zwei lebenden Besatzungsmitgliedern lässt sich ein Geschütz nicht bewegen.',
  'PORT-099':
    'Die Bewegung wird der Reihe nach bestimmt: Tabelle (unter Flug die des W20-Soldaten), das Attribut Schnell, die Zauber Eile und Trägheit, nie unter 0, doppelt beim Rennen und Stürmen, weniger das Aufstehen.',
  'PORT-100': 'Bei der Belagerung bewegt sich die ganze Einheit so weit wie ihr langsamstes lebendes Mitglied.',
  'PORT-101': 'Ein Weg darf höchstens so viel kosten, wie sich die Gruppe bewegen kann.',
  'PORT-102': 'Auf freiem Grund kostet ein Weg seine Länge.',
  'PORT-103': 'In leichtem Gelände kostet jeder Zentimeter 3.',
  'PORT-104': 'In schwerem Gelände kostet jeder Zentimeter 5.',
  'PORT-105': 'Kein Weg führt in unpassierbares Gelände.',
  'PORT-106': 'Eine Figur steht in dem Gelände, in dem ihre Mitte liegt.',
  'PORT-107':
    'Nach jeder Geraden und Drehung darf ein Bodenfahrzeug oder Geschütz mit keiner Ecke und keinem Rand in unpassierbarem Gelände liegen. Der Rand wird jeden Zentimeter geprüft.',
  'PORT-108': 'Was fliegt, kommt über Gelände und über alle Figuren hinweg.',
  'PORT-109': 'Was fliegt, darf über jedem Gelände anhalten.',
  'PORT-110': 'Durch eigene Figuren darfst du dich hindurchbewegen.',
  'PORT-111': 'Durch Feinde und durch Verlassenes führt kein Weg.',
  'PORT-112': 'Am Ende einer Bewegung überlappt niemand eine andere Figur oder ragt über die Tischkante.',
  'PORT-113': 'Kontakt hält niemanden fest: Vom Feind gehst du ohne Wurf weg.',
  'PORT-114': 'Bei der Belagerung muss eine Einheit am Ende ihrer Bewegung zusammenhalten.',
  'PORT-115':
    'Haben Verluste eine lockere Einheit zerrissen, darf sie ihre Bewegung in ebenso vielen Teilen beenden, nicht in mehr.',
  'PORT-116': 'Niemand geht vom Tisch, außer über eine Ausgangskante des Szenarios.',
  'PORT-117': 'Vor der Bewegung sagt eine Gruppe an: normal, rennen oder stürmen.',
  'PORT-118': 'Rennen und Stürmen verdoppeln die Bewegung.',
  'PORT-119': 'Nach dem Rennen hat jeder Würfel der Aktion −1. Nur beim Erbeuten gilt das nicht.',
  'PORT-120': 'Nach dem Sturm hat jeder Nahkampfangriff dieses Zuges +1.',
  'PORT-121':
    'Ein Sturm nennt eine feindliche Figur, die der Stürmende zu Beginn des Zuges wenigstens teilweise sieht.',
  'PORT-122':
    'Ein Sturm muss im Kontakt mit diesem Feind enden, und der muss vor dem Stürmenden liegen. Bei der Belagerung genügt ein Mitglied.',
  'PORT-123': 'Wen du zu Beginn des Zuges schon berührst, den kannst du nicht stürmen.',
  'PORT-124': 'Nach einem Sturm ist nur Nahkampf möglich.',
  'PORT-125': 'Fahrzeuge und Geschütze rennen und stürmen nicht.',
  'PORT-126': 'Ein Soldat zu Fuß darf sich bei seiner Bewegung hinlegen, das kostet nichts.',
  'PORT-127': 'Berittene, eigenständige Reittiere, Fahrzeuge und Geschütze können sich nicht hinlegen.',
  'PORT-128': 'Aufstehen kostet 2 cm, abgezogen nach einer Verdopplung.',
  'PORT-129': 'Wer liegt, muss aufstehen, bevor er sich von der Stelle bewegt.',
  'PORT-130': 'Auch im Liegen darf sich ein Soldat drehen und jede Aktion tun.',
  'PORT-131': 'Wer liegt, bleibt liegen, bis er aufsteht.',
  'PORT-132': 'Bei der Belagerung legt sich eine Einheit gemeinsam hin und steht gemeinsam auf.',
  'PORT-133': 'Schüsse auf Liegende haben −1.',
  'PORT-134': 'Wer auf Liegende stürmt, hat im Nahkampf noch +1, zusätzlich zu dem des Sturms.',
  'PORT-135':
    'Soldaten und eigenständige Reittiere haben Front und Rücken. Die Front ist die vordere Hälfte samt der Trennlinie.',
  'PORT-136': 'Fahrzeuge und Geschütze haben vier Seiten zu je 90°: Front, Rücken, linke und rechte Flanke.',
  'PORT-137': 'Genau zwischen zwei Seiten zählt die für den Verteidiger bessere: Front vor Flanke, Flanke vor Rücken.',
  'PORT-138':
    'Außerhalb einer geschlossenen Einheit darf sich ein Soldat bei seiner Bewegung jederzeit frei und kostenlos drehen.',
  'PORT-139':
    'Ein Fahrzeug oder Geschütz darf sich je Zug einmal drehen, höchstens um 45°, vor, zwischen oder nach seinen Geraden.',
  'PORT-140': 'Drehen kostet ein Fahrzeug keine Bewegung.',
  'PORT-141': 'Zwischen Drehungen bewegt sich ein Fahrzeug oder Geschütz nur geradeaus in seiner Richtung.',
  'PORT-142': 'Rückwärts kostet doppelt.',
  'PORT-143': 'Außerhalb des eigenen Zuges ändert niemand die Blickrichtung, außer auf der Flucht oder durch Teleport.',
} satisfies typeof en;
