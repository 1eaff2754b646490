import type { laterRulings as en } from '../../../en/portal/rulebook/laterRulings';

export const laterRulings = {
  'PORT-D61': 'Wer fällt in einem Block mit verschiedenen Würfeln? Wer getroffen wurde, und der Letzte rückt nach.',
  'PORT-D62': 'Haben Reittier und Reiter zwei Züge? Nein: ein Zug, eine Bewegung, zwei Aktionen.',
  'PORT-D63': 'Wer wird getroffen, Reittier oder Reiter? Das sagt der Angreifer. Schablonen treffen beide.',
  'PORT-D64': 'Helfen Flanke und Rücken einem Geschütz? Nein. Sein Wurf sagt, wo das Geschoss einschlägt.',
  'PORT-D65':
    'Was wird aus der Besatzung eines geborstenen Geschützes? Sie lebt weiter als Fußsoldaten mit Handwaffen und blickt wie das Geschütz.',
  'PORT-D66': 'Wohin führen 1 und 4, wenn ein Schuss abweicht? 1 hinter das Ziel, 4 davor.',
  'PORT-D67':
    'Wer ist getroffen, wenn die Schablone einen Teil bedeckt? Runde Bases nach der Mitte, Rechtecke nach jedem Teil. In einem vollen Block sind das 1, 5, 9, 13 und 21 Mann bei 2–3, 4–5, 6–7, 8 und 10 cm.',
  'PORT-D68': 'Welcher Wurf folgt für jeden unter einer Schablone? Der Rettungswurf.',
  'PORT-D69': 'Zählen Modifikatoren beim Zaubern? Ja, ein Ergebnis von 1 oder weniger ist ein Rückschlag.',
  'PORT-D70':
    'Was, wenn ein hilfreicher Zauber auf den Zaubernden fällt? Er hilft ihm allein. Beschwörung und Teleport gehen schief.',
  'PORT-D71': 'Brauchen Zauber Sicht? Nur feindliche mit Schablone: Ihre Linie darf nicht versperrt sein.',
  'PORT-D72': 'Sind 5 cm der Radius einer Schablone? Nein, der Durchmesser.',
  'PORT-D73': 'Ab wann zählen die Runden eines Zaubers? Die Runde des Zauberns ist die erste.',
  'PORT-D74': 'Darf man Feuerball nur einmal zaubern? Nein, beliebig oft. Er wirkt sofort und dauert nicht an.',
  'PORT-D75': 'Auf wen wirkt Flug? Auf den Zaubernden selbst.',
  'PORT-D76': 'Folgt der Schutzschild den Leuten? Nein, seine Schablone bleibt auf dem Tisch.',
  'PORT-D77': 'Wo wirkt Beschwörung? Gleich neben dem Zaubernden. Der Wächter bleibt für immer und zählt keine Punkte.',
  'PORT-D78':
    'Was sind die beiden 20 bei Teleport? Reichweite und Schablone. Niemand kommt im Kontakt an, das wäre ein kostenloser Sturm.',
  'PORT-D79': 'Welche Würfe trifft Schock? Alle, bis die Runde endet.',
  'PORT-D80':
    'Was ist tiefes Wasser? Teiche und Flüsse, solange sie unpassierbar sind. Wer Amphibisch oder Schwimmfähig ist, hat dort freien Grund.',
  'PORT-D81':
    'Was bringt Schnell den Fahrzeugen, die mit größerem Würfel langsamer sind? Das Bessere aus nächstem Würfel und 3 cm mehr.',
  'PORT-D82':
    'Wann wirkt Furchterregend? Beim ersten Mal im Umkreis von 25 cm, einmal je Partie für jede Einheit und jede solche Figur.',
  'PORT-D83': 'Was heißt „+1 auf Verteidigung“ bei Schwerer Rüstung? Rettungswürfe.',
  'PORT-D84': 'Zählen Aggressiv und Schwerer Nahkampf zusammen? Ja, wenn du beide kaufst.',
  'PORT-D85': 'Wann hilft Schweben? In einem Zug ohne Bewegung und Drehung, und nur fliegenden Fahrzeugen.',
  'PORT-D86':
    'Welchen Würfel darf Glück noch einmal werfen? Einen dieser Figur, der gegen ihre Seite fiel. Gefragt wird in diesem Augenblick.',
  'PORT-D87': 'Wie weit schießt ein Scharfschütze? 6 cm über das Doppelte von R, auf lange Reichweite.',
  'PORT-D88': 'Was ist ein Teil wert? Sein Preis, und er zählt, sobald er zerstört ist.',
  'PORT-D89':
    'Wer bekommt Punkte zu dritt oder viert? Die Seite, deren Aktion es auslöste. Zu zweit der Gegner, gleich wer es war.',
  'PORT-D90': 'Wer beherrscht den größten Teil des Tisches? Wer die meisten 20-cm-Quadrate hat.',
  'PORT-D91':
    'Wann ist ein Missionsziel gewonnen? Mit der alleinigen größten Stärke im Umkreis von 10 cm am Ende, oder im Umkreis des Szenarios.',
  'PORT-D92': 'Was ist teilweise Sicht? Von fünf Linien sind weder alle frei noch alle versperrt.',
  'PORT-D93':
    'Verdecken Figuren die Sicht? Stehende und Fahrzeuge dritter Einheiten ja. Die eigene und die des Ziels nicht.',
  'PORT-D94':
    'Wie breit sind die Seiten? Halb und halb bei Soldaten; bei Fahrzeugen und Geschützen vier Viertel, die sich bei 45°, 135°, 225° und 315° treffen.',
  'PORT-D95':
    'Was, wenn Blöcke schräg aufeinandertreffen? Eine geschlossene Einheit, deren Sturm im Kontakt endet, darf sich kostenlos ausrichten, bis 15°, damit mehr aus der ersten Reihe berühren.',
  'PORT-D96': 'Erschreckt ein fliehender Feind? Nein, nur fliehende Freunde.',
  'PORT-D97': 'Wer muss bei der Belagerung das Ziel eines Sturms sehen? Irgendein Mitglied der Einheit.',
  'PORT-D98':
    'Darf eine Einheit beim Formieren rennen? Ja: doppelte Bewegung und −1 auf die Aktion. Ein Sturm ist es nie.',
  'PORT-D99':
    'Welche Modifikatoren gelten für ein Geschütz? Lange Reichweite −1, teilweise Sicht −1 bei direktem Feuer, Stärkung +2, Schock −2. Sonst nichts, und für die Abweichung keine.',
  'PORT-D100':
    'Wann gehen Verluste aus einem Block mit gleichen Würfeln? Nach der Aktion: Jeder Treffer würfelt, dann gehen so viele von den letzten Plätzen, wie durchfielen. Fallen ohnehin alle, wird nicht weitergewürfelt. Mit gerittenem Reittier gilt die Einheit als gemischt.',
  'PORT-D101':
    'In welcher Folge läuft eine Flucht? Erst wird festgehalten, wer höchstens 10 cm entfernt steht. Dann läuft die Flucht bis zum Ende, danach testen die Erschrockenen der Reihe nach. Der Anführer hilft noch beim zweiten Wurf und bleibt erst zurück, wenn die anderen gehen.',
  'PORT-D102':
    'Verbreiten aufgebende Besatzungen Furcht? Ja, im Umkreis von 10 cm um Fahrzeug oder Geschütz. Wer die Partie aufgibt, erschreckt niemanden.',
  'PORT-D103':
    'Wie steht eine Einheit nach der Flucht? Auf den Beinen und locker. Finden nicht alle in sechs Ringen Platz, ist der Ort nicht erreichbar.',
  'PORT-D104':
    'Schadet es der Moral, wenn jemand unversehrt geht? Nein. Wer entkommt, Besatzung wird oder zurückbleibt, wird auch von der Anfangsstärke abgezogen, und ein Anführer, der dazukommt, wird addiert.',
  'PORT-D105': 'Von welcher Stärke zählt eine Einheit, die in dieser Runde entstand? Von ihrer Anfangsstärke.',
  'PORT-D106': 'Wann ist eine Figur im Umkreis eines Missionsziels? Wenn ihre Mitte es ist.',
  'PORT-D107':
    'Welchen Würfel hat ein Geschütz mit gemischter Besatzung? Den niedrigsten der Lebenden. Ein Fehlwurf nimmt einen Mann mit diesem Würfel, von mehreren den letzten.',
  'PORT-D108':
    'Eine Aktion je Einheit, aber zwei für Reittier und Reiter? Bei der Belagerung wählt so eine Einheit eine Art für Reittiere und übrige Mitglieder und eine für die Reiter.',
  'PORT-D109':
    'Wo steht ein Anführer, der sich einem Block anschließt? Auf dem nächsten freien Platz hinten, kostenlos. Liegt der neben dem Tisch, ist unpassierbar oder besetzt, geht es nicht.',
  'PORT-D110':
    'Welche Würfel gehören dem Glück? Ein verfehlter Angriff, eine misslungene Rettung, auch explodierende Munition, der Zauberwurf eines Rückschlags, ein misslungenes Erbeuten. Nie Moral, Initiative oder Aufstellung.',
  'PORT-D111':
    'Wohin dürfen Beschwörung und Teleport jemanden setzen? Auf den Tisch, ohne Überlappen, mit der Mitte nicht auf unpassierbarem Grund. Eine teleportierte Einheit kommt locker an, jeder blickt, wie du sagst.',
  'PORT-D112':
    'Wer darf aufgeben oder die Zeit ausrufen, und wann? Alle jederzeit, auch im Zug anderer. Aufgeben kann man nur für sich selbst.',
  'PORT-D113':
    'Sind Armeen und Gelände Teil der Züge? Nein, sie werden vorher aufgebaut. Der erste Befehl ist eine Aufstellung.',
  'PORT-D114': 'Versperren die, auf die ein Zauber zielt, seine Linie? Nein, niemand unter der Schablone.',
  'PORT-D115':
    'Welcher Nahkampf zählt für die Übermacht, wenn der Letzte im Kontakt gefallen ist? Die Einheiten, die zu Beginn der Aktion verbunden waren, mit der Stärke an ihrem Ende.',
} satisfies typeof en;
