import type { hall as en } from '../en/hall';

export const hall = {} satisfies typeof en;
