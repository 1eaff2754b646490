import type { saves as en } from '../en/saves';

export const saves = {} satisfies typeof en;
