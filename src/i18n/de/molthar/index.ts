import { gate, result } from './front';
import { moltharOptions } from './options';
import { primer } from './primer';
import { moltharTable } from './table';
import { molthar as words } from './words';

export { rulebookMolthar } from './rulebook';

/** All that Molthar says, besides its rulebook. */
export const moltharTexts = { molthar: { ...words, gate, primer, result }, moltharOptions, moltharTable };
