import type { Shape } from '@/scene/shapes';
import type { Primer, SignPicture } from '../front';
import { die } from './board/art/die';
import { entrance } from './board/art/emblems';
import { hero } from './board/art/hero';
import { portalSign } from './board/art/portalSign';
import { coin, experience, lordMorth, wound } from './board/art/tokens';

/** Signs that go with the same words stand side by side, a little apart. */
const GAP = 4;

const row = (tall: number, all: readonly (readonly Shape[])[]): SignPicture => ({
  shapes: all.map((shapes, i): Shape => ({ t: 'group', x: i * (tall + GAP), y: 0, shapes })),
  width: all.length * (tall + GAP) - GAP,
  height: tall,
  bleed: 3,
});

/** Morth in a minute. */
export const morthPrimer: Primer = {
  goal: 'morth.primer.goal',
  turn: [
    'morth.primer.turn.parts',
    'morth.primer.turn.morth',
    'morth.primer.turn.portal',
    'morth.primer.turn.heroes',
    'morth.primer.turn.assault',
  ],
  end: 'morth.primer.end',
  signs: [
    {
      text: 'morth.primer.signs.die',
      picture: (tall) =>
        row(tall, [
          die({ enemy: 'goblin', colour: 'green', size: tall, resistance: 1 }),
          die({ enemy: 'orc', colour: 'orange', size: tall, resistance: 4 }),
        ]),
    },
    {
      text: 'morth.primer.signs.hero',
      picture: (tall) =>
        row(tall, [
          hero({ type: 'warrior', race: 'human', slot: 0, size: tall }),
          hero({ type: 'priest', race: 'elf', slot: 1, size: tall }),
        ]),
    },
    { text: 'morth.primer.signs.portal', picture: (tall) => row(tall, [portalSign(tall)]) },
    {
      text: 'morth.primer.signs.entrance',
      picture: (tall) =>
        row(
          tall * 0.8,
          (['left', 'centre', 'right'] as const).map((lane) => entrance(lane, tall * 0.8)),
        ),
    },
    { text: 'morth.primer.signs.coin', picture: (tall) => row(tall, [coin(tall)]) },
    { text: 'morth.primer.signs.wound', picture: (tall) => row(tall, [wound(tall)]) },
    { text: 'morth.primer.signs.experience', picture: (tall) => row(tall, [experience(tall)]) },
    { text: 'morth.primer.signs.lord', picture: (tall) => row(tall, [lordMorth(tall)]) },
  ],
};
