import type { rulebook as en } from '../en/rulebook';

export const rulebook = {} satisfies typeof en;
