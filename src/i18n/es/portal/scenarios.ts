import type * as en from '../../en/portal/scenarios';

export const scenario = {
  tollBridge: {
    name: 'El puente del peaje',
    line: 'Quien esté en el puente al final se queda el peaje. Los dos bandos han oído el cuerno.',
  },
  barrowRidge: {
    name: 'La loma de los túmulos',
    line: 'Una batalla campal por la loma y la capilla en ruinas.',
  },
  gatehouse: {
    name: 'Al asalto de la puerta',
    line: 'Uno defiende el muro roto. El otro debe dominar el patio al final de una ronda.',
  },
  breakout: {
    name: 'La fuga',
    line: 'Uno debe llevar medio ejército al otro lado del río y por el borde opuesto.',
  },
  thePortal: {
    name: 'El portal',
    line: 'Las piedras zumban. Mantén el círculo al final de dos rondas seguidas y el portal es tuyo.',
  },
  crossroads: {
    name: 'La encrucijada, 1944',
    line: 'Dos patrullas quieren la misma granja.',
  },
} satisfies typeof en.scenario;

export const objective = {
  plain: 'Objetivo {{n}}',
  named: {
    bridge: 'El puente',
    ridge: 'La loma',
    chapel: 'La capilla',
    courtyard: 'El patio',
    storm: 'El asalto',
    escape: 'La fuga',
    ring: 'El círculo de piedras',
    attune: 'El portal',
    crossroads: 'La encrucijada',
    sweep: 'Vehículos enemigos',
  },
} satisfies typeof en.objective;
