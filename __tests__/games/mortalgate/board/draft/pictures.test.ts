import { draftLayout } from '@/games/mortalgate/board/draft/layout';
import { draftScene } from '@/games/mortalgate/board/draft/scene';
import type { State } from '@/games/mortalgate/rules';
import { expectPicture, renderShapes } from '../../../../support/picture';
import { GREVEN, SEIREN, DREXIR, YODAN, seenAt } from '../support';
import { drafted, pick, sayWith, seen } from './support';

const ROOM = { insets: { top: 0, right: 0, bottom: 0, left: 0 }, side: 'right', textScale: 1 } as const;
const SIZES = { phone: [390, 844], landscape: [844, 390], tablet: [1024, 1366] } as const;
const NAMES = ['Ines', 'Tobias'];

const picture = (state: State, size: keyof typeof SIZES, names = NAMES, textScale = 1) => {
  const [width, height] = SIZES[size];
  const layout = draftLayout({ ...ROOM, width, height, textScale });
  const { nodes } = draftScene({ view: seen(state), layout, names, opened: GREVEN, say: sayWith(names) });
  return renderShapes(
    seenAt(nodes, 1, { x: 0, y: 0, w: width, h: height }),
    width,
    height,
    size === 'tablet' ? 1 : 1.5,
  );
};

/** Three heroes are gone; who won the roll-off took the first turn, so that the others picked first. */
const THREE = drafted({}, 2, [{ type: 'chooseFirst', first: 'opening' }, pick(SEIREN), pick(DREXIR), pick(YODAN)]);

test.each(['phone', 'landscape', 'tablet'] as const)('GATE-029 the fourth pick, %s', async (size) => {
  expectPicture(`mortalgate/draft-${size}`, await picture(THREE, size));
});

test('GATE-024 before anybody has picked, the dice lie in the strip', async () => {
  expectPicture('mortalgate/draft-choice', await picture(drafted({}, 2, []), 'phone'));
});

test('GATE-006 where several lead a team, each hero says by whom it is led; large words', async () => {
  const names = ['Ines', 'Tobias', 'Maximiliane', 'Bo', 'Cleo', 'Otto', 'Runa', 'Milo'];
  const state = drafted({ heroes: 'random' }, 8, []);
  expectPicture('mortalgate/draft-eight', await picture(state, 'phone', names, 2));
});
