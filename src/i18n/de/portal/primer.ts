import type { primer as en } from '../../en/portal/primer';

export const primer = {
  goal: 'Zwei bis vier Armeen treffen sich auf einem Tisch, der in Zentimetern gemessen wird. Punkte gibt es für Zerstörtes, für das, was dir bleibt, für fliehende Feinde und für Missionsziele.',
  turn: {
    parts:
      'In jeder Runde sagen Würfel, wer beginnt. Dann handelt ihr abwechselnd, mit je einer Einheit oder Figur, bis alle ihren Zug hatten. Ein Zug:',
    move: 'Bewegen: so weit der Würfel erlaubt. Leichtes Gelände kostet 3 für 1, schweres 5 für 1. Rennen und Stürmen gehen doppelt so weit.',
    act: 'Danach eine Aktion: schlagen, wen du berührst, schießen, wen du siehst, ein Geschütz abfeuern, zaubern oder Verlassenes übernehmen.',
    hit: 'Ein Angriff trifft mit 5 oder mehr auf dem eigenen Würfel. Von hinten +2, weit weg oder halb verdeckt −1.',
    recover: 'Wer getroffen ist, würfelt selbst: 4 oder mehr überlebt.',
    morale:
      'Eine Einheit, die ein Viertel durch Schüsse verlor, hoffnungslos unterlegen ist oder Freunde fliehen sieht, testet die Moral: 4 oder mehr, sonst flieht sie.',
  },
  end: 'Meist endet die Schlacht nach sechs Runden. Die höchste Punktzahl gewinnt.',
  signs: {
    die: 'Der Würfel einer Figur: Tempo, Können, Nerven und Zähigkeit in einem.',
    figure: 'Eine Figur auf ihrer Base, die Kerbe zeigt die Blickrichtung.',
    terrain: 'Gelände und was ein Zentimeter darin kostet.',
    template: 'Eine Schablone: Wessen Mitte darunter liegt, ist getroffen.',
    objective: 'Ein Missionsziel: Es hält, wer ringsum die größte Stärke hat.',
  },
} satisfies typeof en;
