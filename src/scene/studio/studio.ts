import type { Ask, Painting } from './orders';

/** Whether pictures are painted apart from this thread. On devices they are not: their graphics cards paint them in no time. */
export const isApart = (): boolean => false;

export const ask: Ask = () => null;

/** What is being painted apart at the moment. */
export const painting = (): Painting | null => null;

/** Tells when that changes. */
export const watchPainting =
  (_changed: () => void): (() => void) =>
  () => {};
