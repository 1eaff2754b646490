import type * as en from '../../en/portal/scenarios';

export const scenario = {
  tollBridge: {
    name: 'Die Zollbrücke',
    line: 'Wer am Ende auf der Brücke steht, behält den Zoll. Beide Seiten haben das Horn gehört.',
  },
  barrowRidge: {
    name: 'Der Gräberrücken',
    line: 'Eine offene Schlacht um den Höhenrücken und die zerfallene Kapelle.',
  },
  gatehouse: {
    name: 'Sturm aufs Torhaus',
    line: 'Einer verteidigt die Bresche. Der andere muss am Ende einer Runde Herr des Hofes sein.',
  },
  breakout: {
    name: 'Der Ausbruch',
    line: 'Einer muss die halbe Armee über den Fluss und über die Kante gegenüber bringen.',
  },
  thePortal: {
    name: 'Das Portal',
    line: 'Die Steine summen. Halte den Ring am Ende zweier Runden hintereinander, und das Portal ist deins.',
  },
  crossroads: {
    name: 'An der Kreuzung, 1944',
    line: 'Zwei Spähtrupps wollen denselben Hof.',
  },
} satisfies typeof en.scenario;

export const objective = {
  plain: 'Missionsziel {{n}}',
  named: {
    bridge: 'Die Brücke',
    ridge: 'Der Höhenrücken',
    chapel: 'Die Kapelle',
    courtyard: 'Der Hof',
    storm: 'Der Sturm aufs Tor',
    escape: 'Die Flucht über den Fluss',
    ring: 'Der Steinkreis',
    attune: 'Das Portal',
    crossroads: 'Die Kreuzung',
    sweep: 'Feindliche Fahrzeuge',
  },
} satisfies typeof en.objective;
