/** What can be chosen before a match of Molthar. */
export const moltharOptions = {
  starter: 'First player',
  starterRandom: 'Random',
  starterRandomNote: 'Chosen by lot',
  starterSeatNote: '{{name}} begins',
  swapPerSymbol: 'Every swap symbol counts',
  swapPerSymbolOn: 'Two symbols renew the characters twice',
  swapPerSymbolOff: 'Several at once renew them only once',
  wispOwnerWaits: 'Owner of the Wisp waits',
  wispOwnerWaitsOn: 'Neighbours get the first try',
  wispOwnerWaitsOff: 'The owner may activate it at once',
};
