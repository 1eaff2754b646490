import type { replay as en } from '../en/replay';

export const replay = {} satisfies typeof en;
