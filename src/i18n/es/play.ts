import type { play as en } from '../en/play';

export const play = {} satisfies typeof en;
