import type { moltharTable as en } from '../en/moltharTable';

export const moltharTable = {} satisfies typeof en;
