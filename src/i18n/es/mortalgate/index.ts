import { ability, abilityFacts } from './abilities';
import { altar, blessing } from './blessings';
import { draft } from './draft';
import { gate } from './front';
import { attribute, hero, heroClass } from './heroes';
import { island } from './island';
import { lessons } from './lessons';
import { log, progress } from './log';
import { primer } from './primer';
import { table } from './table';
import { result } from './result';
import { setup } from './setup';
import { why } from './why';
import { words } from './words';

export { rulebookMortalgate } from './rulebook';

/** All that MortalGate says, besides its rulebook. */
export const mortalgateTexts = {
  mortalgate: {
    ...words,
    ability,
    abilityFacts,
    altar,
    attribute,
    blessing,
    draft,
    gate,
    hero,
    heroClass,
    lessons,
    log,
    primer,
    progress,
    result,
    setup,
    why,
  },
  mortalgateIsland: island,
  mortalgateTable: table,
};
