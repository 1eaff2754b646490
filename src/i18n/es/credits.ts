import type { credits as en } from '../en/credits';

export const credits = {} satisfies typeof en;
