import type { GameOption } from '@/games/front';

/** What can be chosen before a match of Molthar (MOL-D02, MOL-D06, MOL-D22). */
export const MOLTHAR_OPTIONS: readonly GameOption[] = [
  {
    kind: 'seat',
    key: 'starter',
    title: 'moltharOptions.starter',
    random: { label: 'moltharOptions.starterRandom', note: 'moltharOptions.starterRandomNote' },
    seatNote: 'moltharOptions.starterSeatNote',
  },
  {
    kind: 'switch',
    key: 'wispOwnerWaits',
    initial: true,
    title: 'moltharOptions.wispOwnerWaits',
    on: 'moltharOptions.wispOwnerWaitsOn',
    off: 'moltharOptions.wispOwnerWaitsOff',
  },
  {
    kind: 'switch',
    key: 'swapPerSymbol',
    initial: true,
    title: 'moltharOptions.swapPerSymbol',
    on: 'moltharOptions.swapPerSymbolOn',
    off: 'moltharOptions.swapPerSymbolOff',
  },
];
