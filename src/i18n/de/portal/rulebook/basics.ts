import type { basics as en } from '../../../en/portal/rulebook/basics';

export const basics = {
  'PORT-001': 'Es spielen zwei bis vier. Du führst eine Armee, und alle anderen sind deine Feinde.',
  'PORT-002':
    'Alle Entfernungen siehst du in Zentimetern. Für die Spielleitung ist ein Zentimeter genau 10 Millimeter.',
  'PORT-003': 'Gemessen wird von Rand zu Rand, zwischen den nächsten Punkten zweier Bases.',
  'PORT-004': 'Gewürfelt wird mit W4, W6, W8, W10, W12 und W20, mit keinem anderen. Jede Seite fällt gleich oft.',
  'PORT-005':
    'Jeder Soldat, jedes Reittier, Fahrzeug, Besatzungsmitglied und Geschütz hat einen Würfel. Er gilt für alle Würfe, außer eine Regel nennt einen anderen.',
  'PORT-006':
    'Die Augenzahl ist, was der Würfel zeigt. Das Ergebnis zählt alle Modifikatoren dazu und darf unter 1 oder über der höchsten Seite liegen.',
  'PORT-007':
    'Bei Angriffen, Rettung und Moral zählt nur das Ergebnis. Allein Fehlzündung und explodierende Munition hängen an der Augenzahl.',
  'PORT-008': 'Ein Soldat ist eine Figur auf einer runden Base.',
  'PORT-009':
    'Eine Figur ist alles, was eine eigene Base hat: ein Soldat, ein eigenständiges Reittier mit oder ohne Reiter, ein Fahrzeug oder ein Geschütz.',
  'PORT-010': 'Figuren, die zusammengehören, bilden eine Einheit. Jede Figur auf dem Tisch gehört zu genau einer.',
  'PORT-011':
    'Ein Fahrzeug hat einen Würfel, mindestens einen Mann Besatzung und beliebig viele Waffen. Besatzung und Waffen sind an Bord und brauchen keine Base.',
  'PORT-012':
    'Ein Geschütz ist jede Artillerie, auch ein Katapult. Es hat einen Waffenwürfel und eine Besatzung ohne eigene Base.',
  'PORT-013': 'Was zerstört, geflohen oder vom Tisch gegangen ist, bleibt für den Rest der Partie fort.',
  'PORT-014': 'Eine Armee gehört zu einer Epoche, vor oder nach 1900, und zahlt deren Preise.',
  'PORT-015': 'Fantastische Armeen zahlen die Preise vor 1900.',
  'PORT-016': 'Armeen verschiedener Epochen dürfen gegeneinander antreten.',
  'PORT-017':
    'Soldat, Reittier, Rumpf, Besatzungsmitglied und Geschütz kosten nach ihrem Würfel, W4 bis W20: vor 1900 4, 12, 24, 40, 60 oder 120; nach 1900 4, 12, 36, 60, 100 oder 200.',
  'PORT-018':
    'Gewöhnliche Ausrüstung ist im Preis eines Soldaten enthalten: eine Nahkampfausrüstung, höchstens eine Fernwaffe und für Berittene ein gewöhnliches Reittier.',
  'PORT-019':
    'Ein Soldat trägt eine Nahkampfausrüstung; oder eine Fernwaffe, dann mit Handwaffe für den Nahkampf; oder eine Nahkampfausrüstung und eine Wurfwaffe.',
  'PORT-020': 'Eine Waffe bekommt nur, wessen Epoche sie kennt.',
  'PORT-021': 'Manche Waffen sind nur für Soldaten zu Fuß, und die Lanze ist nur für Berittene.',
  'PORT-022': 'Waffen von Kreaturen, etwa Feueratem, brauchen einen W12 oder W20.',
  'PORT-023': 'Ein Trupp darf je volle fünf Soldaten eine Unterstützungswaffe haben. Gezählt wird beim Bau der Armee.',
  'PORT-024':
    'Ein Fahrzeug kostet den Würfel seines Rumpfs, den Würfel jedes Besatzungsmitglieds, 50 je Waffe und seine Attribute.',
  'PORT-025': 'Jedes Fahrzeug hat mindestens ein Besatzungsmitglied.',
  'PORT-026':
    'Besatzung und Waffen dürfen nicht mehr kosten als die Nutzlast des Rumpfs, W4 bis W20: 12, 36, 60, 100, 200 oder 250. Vor der Partie dürft ihr diese Prüfung abschalten.',
  'PORT-027': 'Ein Bodenfahrzeug darf jeden Würfel von W4 bis W20 haben.',
  'PORT-028': 'Ein Fahrzeug mit W4 bleibt stehen: Seine Bewegung ist 0.',
  'PORT-029': 'Ein fliegendes Fahrzeug hat einen W10, W12 oder W20.',
  'PORT-030':
    'Ein Geschütz kostet seinen Waffenwürfel und den Würfel jedes Besatzungsmitglieds. Die Waffe kostet nichts extra.',
  'PORT-031': 'Ein Geschütz kaufst du mit mindestens zwei Mann Besatzung.',
  'PORT-032': 'Die Besatzung eines Geschützes hat durchweg den gleichen Würfel.',
  'PORT-033':
    'Die Art des Geschützes bestimmt Würfel, Feuerart, Reichweite und Schablone. Leichte haben einen W10, schwere einen W12.',
  'PORT-034': 'Attribute gibt es nur für Soldaten, Reittiere und Fahrzeuge mit W12 oder W20.',
  'PORT-035':
    'Preise der Attribute: Aggressiv 6, Amphibisch 12, Schnell 25, Furchterregend 25, Gekoppelte Waffen 50, Schwere Rüstung 30, Schwerer Nahkampf 30, Schwerer Fernkampf 30, Schweben 50, Glück 10, Magie 100, Scharfschütze 30, Doppeldrehung 50, Schwimmfähig 36.',
  'PORT-036': 'Dasselbe Attribut gibt es für eine Figur nur einmal.',
  'PORT-037':
    'Amphibisch ist für Soldaten; Gekoppelte Waffen und Doppeldrehung für Fahrzeuge; Schweben für fliegende Fahrzeuge; Magie für Soldaten und Reittiere; Schwimmfähig für Reittiere und Fahrzeuge. Die übrigen sind für alle drei.',
  'PORT-038': 'Schwerer Fernkampf und Scharfschütze brauchen eine Fernwaffe oder eine Fahrzeugwaffe.',
  'PORT-039':
    'Magie bringt einen freien Zauber, gewählt beim Bau der Armee. Ein zweiter und ein dritter, alle verschieden, kosten je 50 Punkte.',
  'PORT-040': 'Niemand kennt mehr als drei Zauber.',
  'PORT-041': 'Ein eigenständiges Reittier kostet seinen Würfel und seine Attribute. Es hat mindestens einen W8.',
  'PORT-042': 'Sein Reiter ist ein Soldat, den du dazukaufst, zu seinem Preis mit Attributen und Zaubern.',
  'PORT-043': 'Fliegen darf nur ein eigenständiges Reittier mit W20. Das kostet nichts.',
  'PORT-044': 'Ein Trupp hat 3 bis 20 Mitglieder: Soldaten und eigenständige Reittiere.',
  'PORT-045':
    'Ein einzelner Soldat oder ein eigenständiges Reittier mit W12 oder W20, mit oder ohne Reiter, darf allein eine Einheit sein.',
  'PORT-046': 'Jedes Fahrzeug ist eine eigene Einheit.',
  'PORT-047': 'Jedes Geschütz ist eine eigene Einheit.',
  'PORT-048': 'Jeder Trupp bestimmt einen seiner Soldaten zum Anführer, genau einen und kostenlos.',
  'PORT-049': 'Wer allein steht, führt sich selbst. Bei einem gerittenen Reittier sind es beide.',
  'PORT-050': 'Fahrzeuge und Geschütze haben keinen Anführer.',
  'PORT-051': 'Eine Armee darf weniger kosten als vereinbart, nie mehr.',
  'PORT-052': 'Eine Armee hat mindestens eine Einheit und höchstens 60 Figuren.',
  'PORT-053': 'Die App rechnet jede Armee selbst zusammen und lehnt eine Liste mit anderer Summe ab.',
} satisfies typeof en;
