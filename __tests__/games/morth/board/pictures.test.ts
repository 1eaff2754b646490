import { portrait } from '@/games/morth/board/art/hero';
import { coin } from '@/games/morth/board/art/tokens';
import { tableLayout } from '@/games/morth/board/layout';
import { mapLayout } from '@/games/morth/board/map/mapLayout';
import { mapNodes } from '@/games/morth/board/map/mapScene';
import { portalNodes } from '@/games/morth/board/portal/portalScene';
import { hireOffers, markAfter } from '@/games/morth/rules';
import { at as placed, expectPicture, renderShapes } from '../../../support/picture';
import { at } from '../../../support/morth';
import { PHONE, TABLET } from './rooms';
import { atRest, BUSY, momentAt } from './support';

test.each([
  ['phone', PHONE],
  ['tablet', TABLET],
] as const)('the map of a hero turn: reach, ghost, strike and outcomes on a %s', async (name, room) => {
  const { cell } = tableLayout(room);
  const { width, height } = mapLayout('yellow', cell);
  const moment = momentAt(BUSY, { type: 'hero', hero: 0, to: at('5,6'), strike: 'auto' });
  expectPicture(
    `morth/table-map-${name}`,
    await renderShapes(
      atRest(mapNodes(moment.view, { realm: 0, cell, x: 0, y: 0, look: 0 }, moment)),
      width,
      height,
      name === 'phone' ? 2 : 1,
    ),
  );
});

test('the portal with a turn that is proposed', async () => {
  const spec = {
    ...BUSY,
    phase: 'portal' as const,
    mark: 5,
    spun: '0 goblin, 1 rat, 2 orc, 4 skeleton, 4 goblin, 5 cerberus, 6 gargoyle, 8 troll, 9 rat, 10 spider, 11 skeleton',
  };
  const { view } = momentAt(spec);
  const side = tableLayout({ ...PHONE, board: 'portal' }).portal?.w ?? 0;
  expectPicture(
    'morth/table-portal-phone',
    await renderShapes(
      atRest(
        portalNodes(
          view,
          ['Ines · you', 'Tobias', 'Vesna', 'Oskar'].map((name, wearer) => ({ name, wearer })),
          { x: 0, y: 0, r: side / 2 },
          2,
        ),
        markAfter(view.mark, 2),
      ),
      side,
      side,
      2,
    ),
  );
});

test('MOR-086 the shop of a team of mixed races: everybody for hire, with the price in coins', async () => {
  const { view } = momentAt({ seats: 2, config: { mode: 'cooperative', mixedRaces: true } });
  const offers = hireOffers(view, 0);
  const rows = offers.flatMap(({ race, type, price }, i) => {
    const [x, y] = [12 + (i % 4) * 120, 12 + Math.floor(i / 4) * 60];
    return [
      placed(x, y, portrait({ type, race, slot: 0, size: 44 })),
      ...Array.from({ length: price }, (_, n) =>
        placed(x + 50 + (n % 4) * 15, y + 6 + Math.floor(n / 4) * 17, coin(14)),
      ),
    ];
  });
  expect(offers).toHaveLength(16);
  expectPicture('morth/shop', await renderShapes(rows, 492, 256, 2));
});
