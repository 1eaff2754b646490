import type { rulebookMolthar as en } from '../en/rulebookMolthar';

export const rulebookMolthar = {} satisfies typeof en;
