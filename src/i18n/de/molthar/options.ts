import type { moltharOptions as en } from '../../en/molthar/options';

export const moltharOptions = {
  starter: 'Wer beginnt',
  starterRandom: 'Zufällig',
  starterRandomNote: 'Das Los entscheidet',
  starterSeatNote: '{{name}} beginnt',
  swapPerSymbol: 'Jedes Tauschzeichen zählt',
  swapPerSymbolOn: 'Zwei Zeichen tauschen die Charaktere zweimal',
  swapPerSymbolOff: 'Mehrere auf einmal tauschen nur einmal',
  wispOwnerWaits: 'Wer das Irrlicht hat, wartet',
  wispOwnerWaitsOn: 'Die Nachbarn dürfen zuerst',
  wispOwnerWaitsOff: 'Es darf sofort aktiviert werden',
} satisfies typeof en;
