import type { molthar as en } from '../en/molthar';

export const molthar = {} satisfies typeof en;
