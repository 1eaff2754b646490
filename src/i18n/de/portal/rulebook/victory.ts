import type { victory as en } from '../../../en/portal/rulebook/victory';

export const victory = {
  'PORT-326':
    'Du bekommst den vollen Preis für alles Feindliche, das du zerstörst: Soldat, Reittier, Reiter, Rumpf, Besatzungsmitglied, Waffe oder Geschütz, mit Attributen und Zaubern. Geflohenes bringt keinen Preis.',
  'PORT-327':
    'Du bekommst den Preis von allem Eigenen, das am Ende noch auf dem Tisch ist oder ihn für ein Missionsziel verlassen hat.',
  'PORT-328':
    'Du bekommst 20 für jede feindliche Einheit, die deinetwegen floh. Zu zweit zählt sie, gleich wer der Anlass war.',
  'PORT-329': 'Du bekommst 50 für jedes gewonnene Missionsziel.',
  'PORT-330': 'Hat ein Missionsziel die Partie beendet, bekommt noch 50, wer den größten Teil des Tisches beherrscht.',
  'PORT-331': 'Was du selbst von dir zerstörst, zählt zu zweit für den Gegner, sonst für niemanden.',
  'PORT-332':
    'Ein erbeutetes Fahrzeug oder Geschütz zählt einmal, für den Eroberer, als zerstört. Als übrig zählt es nie.',
  'PORT-333': 'Was am Ende verlassen dasteht, zählt weder als zerstört noch als übrig.',
  'PORT-334': 'Die höchste Punktzahl gewinnt. Gleiche Höchstzahlen sind ein Unentschieden.',
  'PORT-335':
    'Du darfst jederzeit aufgeben. Alle deine Figuren gelten als geflohen, und jede übrige Seite bekommt 20 je Einheit.',
  'PORT-336':
    'Ein Missionsziel zum Halten bekommt, wer am Ende die größte Stärke in seinem Umkreis hat: mindestens 1 und mehr als jede andere Seite.',
  'PORT-337':
    'Ein Missionsziel zum Halten in Folge ist deins, sobald du es am Ende so vieler Runden hintereinander beherrschst. Manche gelten nur für eine Seite.',
  'PORT-338':
    'Ein Missionsziel zum Entkommen ist deins, wenn der genannte Teil deiner Anfangspunkte über die genannte Kante gegangen ist.',
  'PORT-339':
    'Eine Figur entkommt, wenn ihre Mitte die Ausgangskante erreicht. Für die Wertung zählt sie wie auf dem Tisch.',
  'PORT-340':
    'Ein Missionsziel zum Zerstören ist deins, wenn keine feindliche Einheit dieser Art mehr da ist, sofern es eine gab.',
  'PORT-341': 'Verlassene Fahrzeuge, Wächter und wer gerade flieht, beherrschen nie ein Missionsziel.',
} satisfies typeof en;
