import { swapArrows, kindMark } from './board/art/marks';
import { pearl, type PearlSign } from './board/art/pearl';
import { color } from '@/look/tokens';
import type { Shape } from '@/scene/shapes';
import { gem, GEM_RATIO, shield, SHIELD_RATIO } from '@/ui/art/tokens';
import type { Primer, SignPicture } from '../front';

const square = (tall: number, shapes: readonly Shape[]): SignPicture => ({
  shapes,
  width: tall,
  height: tall,
  bleed: 3,
});

/** Pearls of a cost side by side; the more, the smaller. */
function pearls(tall: number, signs: readonly PearlSign[]): SignPicture {
  const d = tall * 0.72;
  return {
    shapes: signs.map((sign, i): Shape => ({ t: 'group', x: i * d * 1.08, y: (tall - d) / 2, shapes: pearl(sign, d) })),
    width: signs.length * d * 1.08,
    height: tall,
    bleed: 3,
  };
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
    { text: 'molthar.primer.signs.even', picture: (tall) => pearls(tall, ['even', 'even']) },
    { text: 'molthar.primer.signs.run', picture: (tall) => pearls(tall, ['n', '+1', '+1']) },
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
