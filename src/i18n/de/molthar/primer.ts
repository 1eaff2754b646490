/** Molthar in a minute: the first page of its rulebook. */
export const primer = {
  goal: 'Gewinne Märchenfiguren für deine Seite. Erreiche 12 Punkte und habe am Ende die meisten.',
  turn: {
    actions: 'Du hast drei Aktionen im Zug, in beliebiger Folge und so oft du willst:',
    take: 'Nimm eine der vier offenen Perlen oder die oberste vom Stapel.',
    replace: 'Tausche die vier offenen Perlen gegen neue.',
    place: 'Lege eine offene Figur auf dein Portal. Es hat Platz für zwei.',
    activate:
      'Aktiviere eine Figur auf deinem Portal: Zahle die Perlen, die sie zeigt. Sie gibt Punkte, oft Diamanten und eine Fähigkeit.',
    keep: 'Am Ende deines Zuges behältst du fünf Perlen.',
  },
  end: 'Hat jemand 12 Punkte, wird die Runde zu Ende gespielt, und alle haben noch einen Zug. Die meisten Punkte gewinnen, bei Gleichstand die meisten Diamanten.',
  signs: {
    pearl: 'Eine Perle. Die Kosten zeigen die Werte, die du zahlst.',
    diamond: 'Ein Diamant. Gib ihn beim Zahlen aus, und eine Perle zählt 1 mehr.',
    shield: 'Punkte.',
    once: 'Rote Fähigkeit: Sie wirkt einmal, sofort.',
    stays: 'Blaue Fähigkeit: Sie bleibt dir bis zum Ende.',
    swap: 'Tausch: Wird diese Perle aufgedeckt, werden beide offenen Figuren gewechselt.',
  },
};
