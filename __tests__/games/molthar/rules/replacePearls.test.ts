import { molthar } from '@/games/molthar/rules';

import { handOf, kindsOpen, openPearls, pearlDiscard, pearlPileTop, play, position, replacePearls } from './support';

const state = position({ players: [{ hand: '1' }, {}], open: '6 2 8 5', pearlPile: '7 3 4 1 2' });

describe('replacing the four Pearl cards', () => {
  const after = play(state, replacePearls);

  test('MOL-064 all four are discarded together', () => {
    expect(pearlDiscard(after)).toBe('2 5 6 8');
    expect(kindsOpen(state)).toContain('replacePearls');
    expect(molthar.legalActions(state, 0).filter(({ type }) => type === 'replacePearls')).toEqual([
      { type: 'replacePearls' },
    ]);
  });

  test('MOL-065 four cards from the top of the pile take their places', () => {
    expect(openPearls(after)).toBe('7 3 4 1');
    expect(pearlPileTop(after, 1)).toBe('2');
  });

  test('MOL-066 the old cards are discarded before the first new one is drawn', () => {
    const almostEmpty = position({ players: [{}, {}], open: '6 2 8 5', pearlPile: '7 3', pearlPileSize: 2 });
    const mixed = play(almostEmpty, replacePearls);
    expect(openPearls(mixed)).toMatch(/^7 3 /);
    expect(mixed.pearls.discard).toEqual([]);
    const anew = new Set([...mixed.pearls.draw, ...mixed.pearls.open]);
    expect(almostEmpty.pearls.open.every((card) => anew.has(card))).toBe(true);
  });

  test('MOL-067 no card comes to the hand', () => {
    expect(handOf(after, 0)).toBe('1');
  });
});
