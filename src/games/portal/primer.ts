import broadsword from '@iconify/icons-game-icons/broadsword';
import type { Shape } from '@/scene/shapes';
import type { Primer, SignPicture } from '../front';
import { BEYOND, disc, wedge } from './board/art/figure';
import { dieArt } from './board/art/labels';
import { objective, template } from './board/art/marks';
import { terrainArt } from './board/art/terrain';

const square = (tall: number, shapes: readonly Shape[]): SignPicture => ({
  shapes,
  width: tall,
  height: tall,
  bleed: 3,
});

/** A picture that is drawn so wide, shrunk to the height of its row. */
const shrunk = (tall: number, wide: number, shapes: readonly Shape[]): SignPicture =>
  square(tall, [{ t: 'group', scale: tall / wide, shapes }]);

const FIGURE = 10 * BEYOND * 2;
const WOOD = 150;
const RING = 48;

/** PORTAL in a minute. */
export const portalPrimer: Primer = {
  goal: 'portal.primer.goal',
  turn: [
    'portal.primer.turn.parts',
    'portal.primer.turn.move',
    'portal.primer.turn.act',
    'portal.primer.turn.hit',
    'portal.primer.turn.recover',
    'portal.primer.turn.morale',
  ],
  end: 'portal.primer.end',
  signs: [
    { text: 'portal.primer.signs.die', picture: (tall) => square(tall, dieArt(8, '8', '#F4D28C', tall)) },
    {
      text: 'portal.primer.signs.figure',
      picture: (tall) => shrunk(tall, FIGURE, [...disc(broadsword, 1, 10, 'ready'), ...wedge(300, 10)]),
    },
    {
      text: 'portal.primer.signs.terrain',
      picture: (tall) =>
        shrunk(tall, WOOD, [{ t: 'group', x: WOOD / 2, y: WOOD / 2, shapes: [terrainArt('woodSmall', 0, false, 3)] }]),
    },
    { text: 'portal.primer.signs.template', picture: (tall) => shrunk(tall, 2 * (25 + 8), template(25, 'landed')) },
    {
      text: 'portal.primer.signs.objective',
      picture: (tall) => shrunk(tall, 2 * (RING + 4), objective(RING, null)),
    },
  ],
};
