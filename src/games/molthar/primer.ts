import { costPicture } from './board/art/cost';
import { swapArrows, kindMark } from './board/art/marks';
import { pearl } from './board/art/pearl';
import { color } from '@/look/tokens';
import type { Shape } from '@/scene/shapes';
import { gem, GEM_RATIO, shield, SHIELD_RATIO } from '@/ui/art/tokens';
import type { Primer, SignPicture } from '../front';
import type { Part } from './rules';

const square = (tall: number, shapes: readonly Shape[]): SignPicture => ({
  shapes,
  width: tall,
  height: tall,
  bleed: 3,
});

/** A cost as it stands on a card. */
function costs(tall: number, part: Part, wide: number): SignPicture {
  const [w, d] = [tall * wide, tall * 0.66];
  return { shapes: costPicture([[part]], { d, w, h: tall, left: true }), width: w, height: tall, bleed: 3 };
}

/** Molthar in a minute. */
export const moltharPrimer: Primer = {
  goal: 'molthar.primer.goal',
  turn: [
    'molthar.primer.turn.actions',
    'molthar.primer.turn.take',
    'molthar.primer.turn.replace',
    'molthar.primer.turn.place',
    'molthar.primer.turn.activate',
    'molthar.primer.turn.keep',
  ],
  end: 'molthar.primer.end',
  signs: [
    { text: 'molthar.primer.signs.pearl', picture: (tall) => square(tall, pearl(5, tall)) },
    { text: 'moltharTable.legend.kind', picture: (tall) => costs(tall, { t: 'kind', n: 2 }, 1.9) },
    { text: 'moltharTable.legend.sum', picture: (tall) => costs(tall, { t: 'sum', n: 2, total: 7 }, 2.6) },
    { text: 'moltharTable.legend.even', picture: (tall) => costs(tall, { t: 'even', n: 2 }, 2.4) },
    { text: 'moltharTable.legend.straight', picture: (tall) => costs(tall, { t: 'straight', n: 3 }, 2.3) },
    {
      text: 'molthar.primer.signs.diamond',
      picture: (tall) => ({ shapes: gem(tall), width: tall, height: tall * GEM_RATIO }),
    },
    {
      text: 'molthar.primer.signs.shield',
      picture: (tall) => ({ shapes: shield('3', tall), width: tall * SHIELD_RATIO, height: tall, bleed: 3 }),
    },
    { text: 'molthar.primer.signs.once', picture: (tall) => square(tall, kindMark('red', tall)) },
    { text: 'molthar.primer.signs.stays', picture: (tall) => square(tall, kindMark('blue', tall)) },
    { text: 'molthar.primer.signs.swap', picture: (tall) => square(tall, swapArrows(tall, color.gold)) },
  ],
};
