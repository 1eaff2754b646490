import { closed as morthClosed } from './closed';
import { gate, result } from './front';
import { lessons } from './lessons';
import { morthMap } from './map';
import { morthOptions } from './options';
import { primer } from './primer';
import { morthSides } from './sides';
import { morthTable } from './table';
import { morthTold } from './told';
import { morthTurn } from './turn';
import { morth as words } from './words';

export { rulebookMorth } from './rulebook';

/** All that Morth says, besides its rulebook. */
export const morthTexts = {
  morth: { ...words, gate, lessons, primer, result },
  morthClosed,
  morthMap,
  morthOptions,
  morthSides,
  morthTable,
  morthTold,
  morthTurn,
};
