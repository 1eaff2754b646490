import type { SharedValue } from 'react-native-reanimated';

/** What keeps a board from rest: each a bit, so that one hand may come to rest while another still moves. */
export const BUSY = { pinch: 1, pan: 2, glide: 4, wheel: 8, drag: 16 } as const;

export const setBusy = (busy: SharedValue<number>, what: number): void => {
  'worklet';
  busy.set(busy.get() | what);
};

export const setIdle = (busy: SharedValue<number>, what: number): void => {
  'worklet';
  busy.set(busy.get() & ~what);
};
