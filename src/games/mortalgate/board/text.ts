import { textsOf } from '@/engine';

/** Texts of the table. */
export const text = textsOf('mortalgateTable');
