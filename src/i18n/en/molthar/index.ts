import { coach } from './coach';
import { gate, result } from './front';
import { lessons } from './lessons';
import { moltharOptions } from './options';
import { primer } from './primer';
import { moltharTable } from './table';
import { molthar as words } from './words';

export { rulebookMolthar } from './rulebook';

/** All that Molthar says, besides its rulebook. */
export const moltharTexts = {
  molthar: { ...words, coach, gate, lessons, primer, result },
  moltharOptions,
  moltharTable,
};
