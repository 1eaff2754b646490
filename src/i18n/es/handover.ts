import type { handover as en } from '../en/handover';

export const handover = {} satisfies typeof en;
