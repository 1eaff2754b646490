import type { attacks as en } from '../../../en/portal/rulebook/attacks';

export const attacks = {
  'PORT-144': 'Für den Nahkampf brauchst du einen Feind in Kontakt und vor dir.',
  'PORT-145':
    'Wer eine Fernwaffe hat, darf auch einen Feind bis 5 cm Abstand schlagen, der vor ihm und wenigstens teilweise in Sicht ist.',
  'PORT-146': 'Im Nahkampf fällt der Würfel des Angreifers.',
  'PORT-147': 'Ein Nahkampfangriff trifft mit einem Ergebnis von 5 oder mehr.',
  'PORT-148': 'Von hinten hat ein Angriff +2.',
  'PORT-149': 'Von der Flanke hat er +1. Flanken haben nur Fahrzeuge und Geschütze.',
  'PORT-150': 'Angegriffen wird die Seite des Ziels, in der die Mitte des Angreifers liegt.',
  'PORT-151': 'Im Nahkampf kostet teilweise Sicht nur dann 1, wenn sich beide nicht berühren.',
  'PORT-152': 'Ein Soldat, Reittier oder Reiter macht einen Nahkampfangriff auf ein Ziel.',
  'PORT-153': 'Das Ziel schlägt nicht zurück. Es greift in seinem eigenen Zug an.',
  'PORT-154': 'Ein Fahrzeug mit lebender Besatzung macht einen Nahkampfangriff mit dem Würfel des Fahrzeugs.',
  'PORT-155':
    'Ein Geschütz macht je lebendem Besatzungsmitglied einen Nahkampfangriff mit dem Besatzungswürfel, nach vorn.',
  'PORT-156': 'Bei der Belagerung schlagen die Mitglieder einer Einheit nacheinander zu, nach ihren Nummern.',
  'PORT-157':
    'Jeder schlägt nach dem nächsten erlaubten Ziel, außer du nennst ein anderes. Ist ein Ziel schon fort, gilt das nächstliegende danach.',
  'PORT-158': 'Eine Zweihandwaffe hat im Nahkampf +1.',
  'PORT-159': 'Eine Lanze hat im Nahkampf noch +1 in dem Zug, in dem ihr Träger gestürmt hat.',
  'PORT-160': 'Speere nach vorn nehmen dem Sturm seine +1.',
  'PORT-161': 'Zum Schießen brauchst du eine Fernwaffe, eine Fahrzeugwaffe oder ein Geschütz.',
  'PORT-162': 'Das Ziel ist ein Feind in deiner Front.',
  'PORT-163': 'Ein Ziel, das näher ist als R, liegt auf kurzer Reichweite.',
  'PORT-164': 'Von R bis zum Doppelten von R ist es lange Reichweite, und der Angriff hat −1.',
  'PORT-165': 'Weiter als das Doppelte von R reicht die Waffe nicht.',
  'PORT-166': 'Du siehst eine andere Figur frei, teilweise oder gar nicht. Fünf Sichtlinien entscheiden.',
  'PORT-167':
    'Stehende Figuren anderer Einheiten versperren die Sicht. Die der schießenden und der beschossenen Einheit nicht.',
  'PORT-168': 'Geschossen wird nur auf das, was du wenigstens teilweise siehst. Bogenfeuer braucht keine Sicht.',
  'PORT-169': 'Teilweise Sicht gibt dem Schuss −1.',
  'PORT-170': 'Soldat, Reittier und Reiter schießen mit dem eigenen Würfel, eine Fahrzeugwaffe mit dem des Fahrzeugs.',
  'PORT-171': 'Ein Schuss trifft mit einem Ergebnis von 5 oder mehr.',
  'PORT-172': 'Flanke +1 und Rücken +2 gelten beim Schießen wie im Nahkampf.',
  'PORT-173': 'Kontakt mit einem Feind verbietet und ändert keinen Schuss.',
  'PORT-174': 'Munition geht nie aus.',
  'PORT-175':
    'Ein Fahrzeug feuert so viele heile Waffen ab, wie es lebende Besatzung hat, jede einmal und jede auf ihr eigenes Ziel.',
  'PORT-176': 'Bei der Belagerung nennt eine schießende Einheit eine feindliche Einheit.',
  'PORT-177':
    'Alle mit erlaubtem Schuss schießen nach ihren Nummern auf die nächste erlaubte Figur dieser Einheit. Nach jedem Verlust wählen sie neu.',
  'PORT-178': 'Im Scharmützel nennt der Schütze die Figur, auf die er schießt.',
  'PORT-179':
    'Eine Salvenwaffe macht mehrere Angriffe auf ihr Ziel. Fällt es, gehen die übrigen auf die nächste erlaubte Figur der Einheit oder verfallen.',
  'PORT-180': 'Eine Waffe mit Wucht hat auf kurze Reichweite +1.',
  'PORT-181': 'Eine ruhige Waffe hat −1, wenn sich der Schütze in diesem Zug bewegt hat.',
  'PORT-182': 'Eine Waffe gegen Fahrzeuge hat +1 gegen Fahrzeuge und Geschütze.',
  'PORT-183': 'Schüsse von vorn auf einen Schild haben −1.',
  'PORT-184': 'Alle Modifikatoren, die gelten, werden zusammengezählt.',
  'PORT-185': 'Auf jeden Treffer folgt sofort ein Rettungswurf.',
  'PORT-186':
    'Ein getroffener Soldat, Reiter oder ein Reittier würfelt den eigenen Würfel: 4 oder mehr überlebt, weniger ist fort.',
  'PORT-187': 'Wer überlebt, ist so gut wie neu.',
  'PORT-188': 'Mehrere Treffer auf eine Figur werden einzeln gewürfelt, bis sie fort ist.',
  'PORT-189': 'Ein getroffenes Fahrzeug bekommt eine Treffermarke. Die Marke selbst bewirkt nichts.',
  'PORT-190':
    'Sein Würfel fällt einmal für jedes lebende Besatzungsmitglied, der Reihe nach, und dann einmal für jede heile Waffe.',
  'PORT-191': 'Unter 4 ist dieses Besatzungsmitglied fort.',
  'PORT-192': 'Unter 4 ist diese Waffe für den Rest der Partie kaputt.',
  'PORT-193':
    'Zeigt einer dieser Würfe die höchste Seite des Fahrzeugwürfels, geht die Munition hoch: Fahrzeug, Besatzung und Waffen sind zerstört, und es wird nicht weitergewürfelt.',
  'PORT-194': 'Ein Fahrzeug, das ohne Waffen gebaut wurde, hat keine Munition und kann nicht explodieren.',
  'PORT-195': 'Die Explosion schadet niemandem außerhalb des Fahrzeugs.',
  'PORT-196':
    'Ein Bodenfahrzeug ohne lebende Besatzung ist verlassen: Es bleibt auf dem Tisch, gehört niemandem und kann weder handeln noch angegriffen werden.',
  'PORT-197': 'Ein fliegendes Fahrzeug ohne lebende Besatzung ist zerstört.',
  'PORT-198': 'Ein Treffer auf ein Geschütz wird einmal mit dem Besatzungswürfel gewürfelt. Unter 4 ist ein Mann fort.',
  'PORT-199': 'Ein Geschütz ohne lebende Besatzung ist verlassen.',
  'PORT-200':
    'Ein Soldat, der ein verlassenes Fahrzeug oder Geschütz berührt, das nicht seiner Seite gehörte, darf mit seiner Aktion einen W6 darum werfen.',
  'PORT-201':
    'Zeigt der Würfel eine 6, gleich welche Modifikatoren gelten, steigt er ein: Er verlässt als Figur den Tisch, wird Besatzung, und das Beutestück ist eine neue Einheit seiner Seite.',
  'PORT-202': 'Bei jeder anderen Seite wird es zerstört.',
  'PORT-203':
    'Ein Soldat, der ein verlassenes Fahrzeug oder Geschütz der eigenen Seite berührt, darf es mit seiner Aktion ohne Wurf bemannen, bis zur ursprünglichen Besatzung.',
} satisfies typeof en;
