/** Morth in a minute: the first page of its rulebook. */
export const primer = {
  goal: 'Lord Morth schickt Wellen von Gegnern durch das Portal. Halte sie von deiner Festung fern: Jeder Gegner, der deine Karte verlässt, kostet Wunden.',
  turn: {
    parts: 'Jede Welle hat vier Teile:',
    morth: 'Lord Morth: Die Würfel der Welle werden auf das Portal gewürfelt.',
    portal:
      'Portal: Alle dürfen es für Münzen drehen. Es entscheidet, welcher Gegner auf wessen Karte kommt und auf welchen Weg.',
    heroes:
      'Helden: Kaufe zuerst Verbesserungen und neue Helden, dann ziehe und greife an. Tote Gegner bringen Gold und Erfahrung.',
    assault: 'Ansturm: Alle Gegner ziehen, so weit sie schnell sind.',
  },
  end: 'Nach der letzten Welle gewinnen die wenigsten Wunden, bei Gleichstand das meiste Gold. Allein oder im Team sagen die Wunden, wie gut ihr standgehalten habt.',
  signs: {
    die: 'Ein Gegner. Die Zahl ist sein Widerstand: Bring ihn auf 0. Grün bringt 1 Gold, Gelb 2, Orange 3, Rot 4.',
    hero: 'Ein Held. Die Farben zeigen Volk und Bogen.',
    portal: 'Das Portal. Jeder Schritt, den du es drehst, kostet eine Münze.',
    entrance: 'Die drei Wege. Dasselbe Zeichen steht am Portal.',
    coin: 'Gold: für Portal, Helden und Verbesserungen.',
    wound: 'Wunden: je weniger, desto besser.',
    experience: 'Erfahrung: bezahlt die Verbesserungen des Helden, der sie hat.',
    lord: 'Wer das hat, ist in dieser Welle Lord Morth und beginnt.',
  },
};
