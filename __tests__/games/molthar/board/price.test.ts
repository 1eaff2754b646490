import { priceOf } from '@/games/molthar/board/art/price';
import type { Slot } from '@/games/molthar/rules';
import { at, expectPicture, renderShapes } from '../../../support/picture';
import { character, pearl } from './support';

const hand = (value: 1 | 6 | 7 | 8, as: Slot['value'], diamond: -1 | 0 | 1 = 0): Slot => ({
  source: { from: 'hand', pearl: pearl(value, 2) },
  value: as,
  diamond,
});
const phoenix: Slot = { source: { from: 'printed', card: character('phoenix-1') }, value: 8, diamond: 0 };
const price = (slots: readonly Slot[], diamonds: number, w: number) => priceOf(JSON.stringify(slots), diamonds, w, 22);

const DEAR = [hand(7, 7), hand(6, 7, 1), hand(8, 8), hand(7, 8, 1), phoenix];

test('MOL-116 a price is drawn pearl by pearl as long as they can be read, and counted where they cannot', () => {
  expect(price(DEAR, 2, 222)).toMatchObject({ folded: false });
  expect(price(DEAR, 2, 90)).toMatchObject({ folded: true });
});

test.each([72, 100, 152, 222, 400])('a price never needs more room than %d points', (w) => {
  for (const slots of [[hand(6, 6)], DEAR, [...DEAR, hand(1, 8)]])
    for (const diamonds of [0, 2, 11]) expect(price(slots, diamonds, w).w).toBeLessThanOrEqual(w + 0.01);
});

test('prices as they are drawn', async () => {
  const prices = [
    price([hand(6, 6), hand(6, 6), hand(8, 8), phoenix], 0, 222),
    price(DEAR, 2, 222),
    price([hand(1, 8), hand(8, 8)], 0, 222),
    price(DEAR, 2, 100),
    price([phoenix, phoenix], 4, 72),
  ];
  const shapes = prices.map((one, i) => at(8, 6 + i * 30, one.shapes));
  expectPicture('molthar-prices', await renderShapes(shapes, 240, 160, 2));
});
