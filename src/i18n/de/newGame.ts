import type { newGame as en } from '../en/newGame';

export const newGame = {} satisfies typeof en;
