import type { moltharOptions as en } from '../../en/molthar/options';

export const moltharOptions = {
  starter: 'Quién empieza',
  starterRandom: 'Al azar',
  starterRandomNote: 'Decide la suerte',
  starterSeatNote: 'Empieza {{name}}',
  swapPerSymbol: 'Cuenta cada símbolo de cambio',
  swapPerSymbolOn: 'Dos símbolos renuevan los personajes dos veces',
  swapPerSymbolOff: 'Varios a la vez los renuevan solo una',
  wispOwnerWaits: 'El dueño del fuego fatuo espera',
  wispOwnerWaitsOn: 'Los vecinos prueban primero',
  wispOwnerWaitsOff: 'El dueño puede activarlo enseguida',
} satisfies typeof en;
