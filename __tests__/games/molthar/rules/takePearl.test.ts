import { logOf } from '@/engine';
import { molthar } from '@/games/molthar/rules';

import { eventsOf, handOf, openPearls, pearlPileTop, play, position, refusal, takeBlind, takeOpen } from './support';
import type { Deed } from './support';

const state = position({ players: [{ hand: '1' }, {}, {}], open: '6 2 8 5', pearlPile: '7 3 4' });

describe('taking a Pearl card', () => {
  const SOURCES: readonly (readonly [name: string, deed: Deed, hand: string])[] = [
    ['place 1', takeOpen(1), '1 6'],
    ['place 2', takeOpen(2), '1 2'],
    ['place 3', takeOpen(3), '1 8'],
    ['place 4', takeOpen(4), '1 5'],
    ['the pile', takeBlind, '1 7'],
  ];

  test.each(SOURCES)('MOL-044 one card is taken from %s', (_, deed) => {
    const after = play(state, deed);
    expect(after.players.map(({ hand }) => hand.length)).toEqual([2, 0, 0]);
    expect(after.turn.actionsLeft).toBe(2);
  });

  test.each(SOURCES)('MOL-045 the card from %s goes to the hand', (_, deed, hand) => {
    expect(handOf(play(state, deed), 0)).toBe(hand);
  });

  test.each([
    [1, '7 2 8 5'],
    [2, '6 7 8 5'],
    [3, '6 2 7 5'],
    [4, '6 2 8 7'],
  ] as const)('MOL-046 at place %i the top card of the pile comes in its stead', (place, open) => {
    const after = play(state, takeOpen(place));
    expect([openPearls(after), pearlPileTop(after, 2)]).toEqual([open, '3 4']);
  });

  test('MOL-048 a card from the pile leaves the open row as it is', () => {
    const after = play(state, takeBlind);
    expect([openPearls(after), pearlPileTop(after, 2)]).toEqual(['6 2 8 5', '3 4']);
  });

  test('MOL-047 the new card can be taken with the next action', () => {
    const after = play(state, takeOpen(3), takeOpen(3), takeOpen(3));
    expect(handOf(after, 0)).toBe('1 3 7 8');
    expect(openPearls(after)).toBe('6 2 4 5');
  });

  test('MOL-049 a card drawn blind is seen only by the player who took it', () => {
    const after = play(state, takeBlind);
    const [event] = eventsOf(state, takeBlind);
    expect(molthar.view(after, 0).players[0].hand).toEqual(after.players[0].hand);
    expect(molthar.show(event, 0)).toBe(event);
    for (const viewer of [1, 2, 'table'] as const) {
      expect(molthar.view(after, viewer).players[0].hand).toBeNull();
      expect(molthar.show(event, viewer)).toEqual({ ...event, pearl: null });
      expect(logOf(molthar, [event], viewer)).not.toEqual(logOf(molthar, [event], 0));
    }
  });

  test('MOL-050 a full hand does not keep a player from taking more', () => {
    const full = position({ players: [{ hand: '1 1 2 2 3 3 4 4 5' }, {}], open: '6 2 8 5' });
    expect(refusal(full, takeBlind)).toBeUndefined();
    expect(play(full, takeOpen(1), takeBlind).players[0].hand).toHaveLength(11);
  });
});
