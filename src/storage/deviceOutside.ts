import { deviceFiles } from './deviceFiles';
import { expoConnection } from './expoConnection';
import { fileOutside } from './files';
import type { Outside } from './outside';

/** What the phone keeps outside the database. */
export function deviceOutside(): Outside {
  return fileOutside(deviceFiles(), expoConnection);
}
