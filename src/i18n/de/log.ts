import type { log as en } from '../en/log';

export const log = {} satisfies typeof en;
