import { gate, result } from './front';
import { moltharOptions } from './options';
import { moltharTable } from './table';
import { molthar as words } from './words';

export { rulebookMolthar } from './rulebook';

/** All that Molthar says, besides its rulebook. */
export const moltharTexts = { molthar: { ...words, gate, result }, moltharOptions, moltharTable };
