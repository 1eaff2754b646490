import type { Pearl } from '../types';

/** MOL-003 Copies of each value. */
export const PEARL_COPIES = 7;

/** MOL-004 The copy of each of these values that carries the Swap symbol is its first. */
export const SWAP_VALUES: readonly Pearl[] = [3, 4, 5];
