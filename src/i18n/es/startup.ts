import type { startup as en } from '../en/startup';

export const startup = {} satisfies typeof en;
