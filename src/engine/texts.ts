import type { Words } from './game';

/** Makes the texts of one area: textsOf('hall')('title') is the text 'hall.title'. Who sees them turns them into sentences. */
export const textsOf =
  (area: string) =>
  (key: string, params?: Words['params']): Words => ({ key: `${area}.${key}`, ...(params && { params }) });
