import type * as en from '../../en/mortalgate/front';

export const gate = {
  name: 'MortalGate',
  short: 'MortalGate',
  line: 'Dos equipos, ocho altares, una isla.',
  credit:
    'MortalGate sigue el reglamento del prototipo del mismo nombre. La isla y la mayoría de los valores de los héroes son nuestros.',
} satisfies typeof en.gate;
