import type { morale as en } from '../../../en/portal/rulebook/morale';

export const morale = {
  'PORT-204': 'Die Stärke einer Einheit sind ihre lebenden Köpfe: Soldaten, Reittiere, Reiter und Besatzung.',
  'PORT-205':
    'Alle Einheiten, die durch Kontakt zwischen Feinden verbunden sind, auch über andere, stehen in einem Nahkampf.',
  'PORT-206':
    'Nach einer Nahkampfaktion testet eine Einheit, die dabei Köpfe verlor, wenn ihre Feinde in diesem Nahkampf mindestens viermal so stark sind wie ihre Seite dort.',
  'PORT-207':
    'Eine Einheit testet, sobald Schüsse, Geschütze und Angriffszauber sie erstmals 25 % der Stärke gekostet haben, die sie zu Beginn der Runde hatte.',
  'PORT-208': 'Eine Einheit testet, wenn ein Zauber oder Attribut es sagt.',
  'PORT-209':
    'Beginnt eine Einheit zu fliehen, testet jede befreundete Einheit im Umkreis von 10 cm, aus diesem Grund aber nur einmal je Runde.',
  'PORT-210':
    'Anführer testen nie. Auch eine Einheit, von der nur der Anführer und vielleicht Wächter übrig sind, testet nicht.',
  'PORT-211': 'Getestet wird sofort nach der Bewegung oder Aktion, die den Test auslöst.',
  'PORT-212':
    'Erst kommen Tests wegen Übermacht, dann wegen 25 %, dann wegen Zaubern und Attributen, dann wegen fliehender Freunde; untereinander nach der Nummer der Einheit.',
  'PORT-213':
    'Eine Einheit testet je Bewegung oder Aktion höchstens einmal. Nur fliehende Freunde können einen weiteren Test auslösen.',
  'PORT-214': 'Ein Trupp wirft den höchsten Würfel seiner lebenden Mitglieder, der des Anführers zählt nicht.',
  'PORT-215': 'Ein Fahrzeug wirft seinen eigenen Würfel, ein Geschütz den der Besatzung.',
  'PORT-216': 'Mit einem Ergebnis von 4 oder mehr ist der Test bestanden.',
  'PORT-217': 'Der Wurf hat −1 für jede vollen 25 % der Anfangsstärke, die verloren sind.',
  'PORT-218': 'Der Wurf hat +1, solange ein lebender Anführer in der Einheit ist.',
  'PORT-219': 'Eine Einheit, die durchfällt, flieht sofort.',
  'PORT-220': 'Sie flieht hinter die nächste befreundete Einheit, in gerader Linie und mit den Kosten des Geländes.',
  'PORT-221': 'Auf der Flucht kommt eine Einheit doppelt so weit wie ihr langsamstes Mitglied.',
  'PORT-222': 'Reicht das, steht die Einheit dort in lockerer Ordnung, und die Flucht ist vorbei.',
  'PORT-223':
    'Kommt sie nicht hin, oder gibt es keine andere befreundete Einheit, würfelt sie noch einmal mit weiteren −1.',
  'PORT-224': 'Besteht sie den zweiten Wurf, bleibt sie, wo sie ist.',
  'PORT-225': 'Misslingt er, läuft die Einheit über die nächste Tischkante davon: Sie ist fort und gilt als geflohen.',
  'PORT-226': 'Wer flieht, verliert seine übrigen Züge dieser Runde, wie es auch ausgeht.',
  'PORT-227': 'Der Anführer einer fliehenden Einheit flieht nicht mit. Er bleibt stehen, als eigene Einheit.',
  'PORT-228': 'Auch Wächter fliehen nicht. Sie bleiben beim Anführer oder allein.',
  'PORT-229':
    'Ein Fahrzeug oder Geschütz, das durchfällt, bewegt sich nicht. Die Besatzung ist fort, und die Einheit gilt als geflohen.',
  'PORT-230': 'Was die Besatzung zurücklässt, ist verlassen. Ein fliegendes Fahrzeug wird zerstört.',
  'PORT-231': 'Ein Feind, der Furchterregend ist, lässt eine Einheit testen.',
  'PORT-232': 'Bei der Belagerung steht ein Trupp locker oder geschlossen.',
  'PORT-233':
    'Im Scharmützel gibt es keinen Zusammenhalt und keine Formation. Die Moral teilt sich eine Einheit trotzdem.',
  'PORT-234':
    'Locker: Jedes Mitglied hängt mit allen anderen über Abstände von höchstens 5 cm zwischen den Rändern der Bases zusammen.',
  'PORT-235':
    'Geschlossen: Die Mitglieder stehen im Block aus Reihen und Spalten, Base an Base, mit gleicher Blickrichtung.',
  'PORT-236': 'Eine geschlossene Einheit darf sich zu Beginn ihrer Bewegung auflockern, das kostet nichts.',
  'PORT-237':
    'Sich schließen oder die Zahl der Spalten ändern kostet die ganze Bewegung. Du sagst wo, in welche Richtung und wie viele Spalten, und jedes Mitglied geht gerade auf seinen Platz, mit der Bewegung der Einheit und den Kosten des Geländes.',
  'PORT-238': 'Eine geschlossene Einheit geht geradeaus. Seitwärts oder rückwärts kann sie nicht.',
  'PORT-239':
    'Bewegt sich eine geschlossene Einheit, kostet jeder Schritt so viel wie der schlechteste Grund unter einem ihrer Mitglieder.',
  'PORT-240':
    'Ein Schwenk dreht eine geschlossene Einheit um das Mitglied vorn links oder vorn rechts, höchstens um 90°.',
  'PORT-241': 'Ein Schwenk verbraucht die halbe Bewegung, egal wie klein der Winkel ist.',
  'PORT-242':
    'Der Bogen des Mitglieds, das am weitesten vom Drehpunkt steht, in welcher Reihe auch immer, mal dem schlechtesten Grund unterwegs, darf nicht länger sein als diese Hälfte.',
  'PORT-243': 'Beim Rennen und Stürmen ist es die Hälfte der verdoppelten Bewegung.',
  'PORT-244': 'Ein Sturm darf höchstens einen Schwenk enthalten.',
  'PORT-245':
    'Eine geschlossene Einheit darf in ihrer Bewegung jederzeit linksum, rechtsum oder kehrt machen, das kostet nichts. Reihen werden zu Spalten.',
  'PORT-246': 'In einer geschlossenen Einheit kämpft nur die erste Reihe im Nahkampf.',
  'PORT-247':
    'Schießen zwei oder mehr Mitglieder einer geschlossenen Einheit zusammen, hat jeder Schuss auf kurze Reichweite +2, auf lange +1.',
  'PORT-248': 'In einer geschlossenen Einheit dürfen alle Reihen schießen.',
  'PORT-249': 'Zusammenhalt hilft bei Rettungswürfen nicht.',
  'PORT-250':
    'Haben alle lebenden Mitglieder einer geschlossenen Einheit den gleichen Würfel, gehen Verluste vom letzten Platz ab, der Anführer ganz zuletzt.',
  'PORT-251': 'Sonst geht das getroffene Mitglied, und wer auf dem letzten Platz steht, rückt in die Lücke.',
  'PORT-252':
    'Ein Anführer, dessen Einheit floh, darf sich einem anderen befreundeten Trupp anschließen, wenn er eine Bewegung höchstens 5 cm von einem Mitglied beendet. Hat der Trupp keinen, führt nun er.',
  'PORT-253': 'Zwei Anführer in einer Einheit geben +1, nicht +2.',
  'PORT-254': 'Ist der Anführer tot, fehlt sein Bonus. Ein neuer kommt nur, wenn sich einer anschließt.',
  'PORT-255':
    'Ein gerittenes eigenständiges Reittier zählt wie zwei Soldaten auf einer Base: zwei Würfel, zwei Preise, Stärke 2.',
  'PORT-256': 'Reittier und Reiter teilen sich einen Zug und eine Bewegung, die des Reittiers.',
  'PORT-257':
    'Reittier und Reiter dürfen je eine Aktion tun, auch verschiedene, im Scharmützel wie bei der Belagerung.',
  'PORT-258': 'Wer ein gerittenes Reittier angreift, sagt, ob Reittier oder Reiter das Ziel ist.',
  'PORT-259': 'Eine Schablone oder ein Feuerball trifft beide, das Reittier zuerst.',
  'PORT-260':
    'Fällt das Reittier, steht der Reiter zu Fuß an dessen Mitte, mit gleicher Blickrichtung. Hatte das Paar seinen Zug noch, behält er ihn.',
  'PORT-261': 'Fällt der Reiter, kämpft das Reittier allein weiter.',
} satisfies typeof en;
