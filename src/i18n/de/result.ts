import type { result as en } from '../en/result';

export const result = {} satisfies typeof en;
