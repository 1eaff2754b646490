import { start } from '@/engine';
import { CHARACTERS, molthar, PEARL_CARDS } from '@/games/molthar/rules';

import {
  activate,
  ALL_CHARACTERS,
  ALL_PEARLS,
  allCharacters,
  allPearls,
  character,
  CHARACTER_IDS,
  characterDiscard,
  characterPileTop,
  diamondsOf,
  discardFoe,
  endTurn,
  eventsOf,
  handOf,
  hasSwap,
  limitOf,
  newGame,
  openCharacters,
  openPearls,
  pearlDiscard,
  peek,
  placeBlind,
  placeOpen,
  play,
  pointsOf,
  portalOf,
  position,
  activatedOf,
  refusal,
  replacePearls,
  takeBlind,
  takeOpen,
} from './support';

function counted<T>(values: readonly T[]): Map<T, number> {
  return values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<T, number>());
}

describe('players and decks', () => {
  test.each([2, 3, 4, 5])('MOL-001 %i players can play', (seats) => {
    expect(newGame(seats).players).toHaveLength(seats);
  });

  test.each([0, 1, 6, 2.5])('MOL-001 %d players are refused', (seats) => {
    expect(() => start(molthar, { config: {}, seats, seed: 1 })).toThrow();
    expect(() => molthar.setup(molthar.parseConfig({}), seats, 1)).toThrow();
  });

  test('MOL-002 the Pearl deck has 56 cards with a value from 1 to 8', () => {
    expect(allPearls(newGame(3))).toEqual(ALL_PEARLS);
    expect(PEARL_CARDS).toHaveLength(56);
    expect(new Set(PEARL_CARDS.map(({ value }) => value))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  });

  test('MOL-003 each value is on seven Pearl cards', () => {
    const copies = counted(PEARL_CARDS.map(({ value }) => value));
    expect([...copies.values()]).toEqual([7, 7, 7, 7, 7, 7, 7, 7]);
  });

  test('MOL-004 one 3, one 4 and one 5 exchange the Characters when they are turned up, and no other card', () => {
    const swapping = ALL_PEARLS.filter((card) => {
      const id = `p${PEARL_CARDS[card].value}-${(card % 7) + 1}`;
      const state = position({ open: id === 'p1-1' ? 'p1-2' : 'p1-1', pearlPile: id });
      state.pearls.open.push(...state.pearls.draw.splice(0, 3));
      return eventsOf(state, takeOpen(1)).some((event) => event.type === 'charactersSwapped');
    });
    expect(swapping).toEqual(ALL_PEARLS.filter(hasSwap));
    expect(swapping.map((card) => PEARL_CARDS[card].value)).toEqual([3, 4, 5]);
  });

  test('MOL-005 the Character deck has the 54 cards of the table', () => {
    expect(CHARACTERS.map(({ id }) => id)).toEqual(CHARACTER_IDS);
    expect(allCharacters(newGame(3))).toEqual(ALL_CHARACTERS);
    expect(new Set(CHARACTERS.map(({ face }) => face)).size).toBe(40);
    expect(counted(CHARACTERS.map(({ kind }) => kind))).toEqual(
      new Map([
        ['green', 23],
        ['red', 10],
        ['blue', 21],
      ]),
    );
    expect(CHARACTERS.reduce((sum, { power }) => sum + power, 0)).toBe(89);
    expect(CHARACTERS.reduce((sum, { diamonds }) => sum + diamonds, 0)).toBe(10);
  });

  test('MOL-006 a card kept as a Diamond gives no points, no pearl, no ability and no action', () => {
    const state = position({
      players: [
        { hand: '1 2', portal: 'hansel-1', diamonds: 'lion-1 monkey-1 dragon-1 phoenix-1 hood-1 hatter-1' },
        {},
      ],
    });
    expect(diamondsOf(state, 0)).toBe(6);
    expect(pointsOf(state, 0)).toBe(0);
    expect(limitOf(state, 0)).toBe(5);
    expect(refusal(state, activate('hansel-1', ''))).toBe('MOL-092');
    const round = play(state, takeBlind, takeBlind, takeBlind, endTurn, takeBlind, takeBlind, takeBlind, endTurn);
    expect(round.turn.actionsLeft).toBe(3);
  });

  test('MOL-007 an activated Character leaves the Portal, which has two places, for the row beside it; Diamonds lie on the other side', () => {
    const after = play(
      position({ players: [{ hand: '1 1 3', portal: 'halfodd-1 goblin-1' }, {}], characterPile: 'lion-1' }),
      activate('halfodd-1', '1 1 3'),
    );
    expect(portalOf(after, 0)).toBe('goblin-1');
    expect(activatedOf(after, 0)).toBe('halfodd-1');
    expect(after.players[0].diamonds).toEqual([character('lion-1')]);
    expect(portalOf(play(after, placeBlind()), 0).split(' ')).toHaveLength(2);
  });
});

describe('zones', () => {
  test('MOL-008 every card is in exactly one place after every command', () => {
    let state = position({
      players: [{ hand: '1 1 5 6 6 7', portal: 'medusa-1 giant-1', diamonds: 2 }, { portal: 'goblin-1' }],
      pearlPile: '4*',
      actionsLeft: 6,
    });
    for (const deed of [
      activate('medusa-1', '1 1 5'),
      discardFoe('goblin-1'),
      takeOpen(1),
      placeOpen(1),
      placeBlind('giant-1'),
      replacePearls,
      takeBlind,
    ]) {
      state = play(state, deed);
      expect(allPearls(state)).toEqual(ALL_PEARLS);
      expect(allCharacters(state)).toEqual(ALL_CHARACTERS);
    }
  });

  test('MOL-009 pearls go to the Pearl discard pile, Diamonds to that of the Characters', () => {
    const after = play(
      position({ players: [{ hand: '2 2 2', portal: 'pirate-1', diamonds: 'lion-1' }, {}] }),
      activate('pirate-1', '2 2 2', 1),
    );
    expect(pearlDiscard(after)).toBe('2 2 2');
    expect(characterDiscard(after)).toBe('lion-1');
  });

  test('MOL-010 every card is drawn from the top of its pile', () => {
    const state = position({
      players: [{ hand: '2', portal: 'snow-1' }, {}],
      pearlPile: '8 7 6',
      characterPile: 'lion-1 giant-1 hood-1',
    });
    const blind = play(state, takeBlind);
    expect(handOf(blind, 0)).toBe('2 8');
    const refilled = play(blind, takeOpen(3));
    expect(openPearls(refilled).split(' ')[2]).toBe('7');
    const gem = play(state, activate('snow-1', '2'));
    expect(gem.players[0].diamonds).toEqual([character('lion-1')]);
    const placed = play(gem, placeBlind(), placeOpen(2));
    expect(portalOf(placed, 0).split(' ')[0]).toBe('giant-1');
    expect(openCharacters(placed).split(' ')[1]).toBe('hood-1');
  });
});

describe('used up piles', () => {
  const lastPearl = { players: [{}, {}], pearlPile: '8', pearlPileSize: 1 };

  test('MOL-011 the discard pile is shuffled and becomes the draw pile', () => {
    const state = position(lastPearl);
    const orders = [1, 2, 3].map((seed) => play(position({ ...lastPearl, seed }), takeBlind).pearls.draw);
    for (const order of orders) {
      expect([...order].sort((a, b) => a - b)).toEqual([...state.pearls.discard].sort((a, b) => a - b));
      expect(order).not.toEqual(state.pearls.discard);
    }
    expect(new Set(orders.map(String)).size).toBe(3);
  });

  test.each([
    ['Pearl', position({ ...lastPearl }), takeBlind, 'pearls'],
    [
      'Character',
      position({ players: [{}, {}], characterPile: 'lion-1', characterPileSize: 1 }),
      placeBlind(),
      'characters',
    ],
  ] as const)('MOL-012 the %s pile is made anew at once when its last card was drawn', (_, state, deed, pile) => {
    expect(state[pile].draw).toHaveLength(1);
    const after = play(state, deed);
    expect(after[pile].discard).toEqual([]);
    expect(after[pile].draw).toHaveLength(state[pile].discard.length);
    expect(eventsOf(state, deed)).toContainEqual({ type: 'pileReshuffled', pile });
  });

  test('MOL-013 with nothing to shuffle, the reshuffle waits until the pile is needed', () => {
    const state = position({
      players: [
        { hand: '1 1 5', portal: 'medusa-1' },
        { portal: 'lion-1', activated: 'wizard-1' },
      ],
      characterPileSize: 1,
      characterPile: 'giant-1',
      characters: 'hood-1 snow-1',
      sparesAsDiamondsOf: 1,
    });
    const empty = play(state, placeBlind());
    expect(eventsOf(state, placeBlind()).map(({ type }) => type)).toEqual(['characterPlaced']);
    expect(empty.characters).toMatchObject({ draw: [], discard: [] });
    const discarded = play(empty, activate('medusa-1', '1 1 5'), discardFoe('lion-1'));
    expect(discarded.characters).toMatchObject({ draw: [], discard: [character('lion-1')] });
    const next = play(discarded, takeBlind, endTurn);
    expect(next.characters.discard).toEqual([character('lion-1')]);
    const looked = play(next, peek);
    expect(looked.characters.discard).toEqual([]);
    expect(characterPileTop(looked, 1)).toBe('lion-1');
  });

  test('MOL-014 a reshuffle moves nothing but the discard pile', () => {
    const state = position({
      players: [
        { hand: '1 2', portal: 'lion-1', activated: 'hound-1', diamonds: 1 },
        { hand: '5', portal: 'goblin-1' },
      ],
      pearlPile: '8',
      pearlPileSize: 1,
    });
    const after = play(state, takeBlind);
    expect(handOf(after, 0)).toBe('1 2 8');
    expect(after.pearls.open).toEqual(state.pearls.open);
    expect(after.characters).toEqual(state.characters);
    expect(after.players[1]).toEqual(state.players[1]);
    expect({ ...after.players[0], hand: [] }).toEqual({ ...state.players[0], hand: [] });
  });

  test('MOL-015 a reshuffle sets off no Swap symbol', () => {
    const state = position({ players: [{}, {}], pearlPile: '8', pearlPileSize: 1, pearlDiscard: '3* 4* 5*' });
    const after = play(state, takeBlind);
    expect(after.pearls.draw.filter(hasSwap)).toHaveLength(3);
    expect(after.characters).toEqual(state.characters);
  });

  test('MOL-016 with as many cards in hands as can ever be, Pearl cards can still be drawn', () => {
    const state = position({
      players: [
        { hand: '1 1 1 1 1 1 1 2 2 2 2 2 2 2 3 3', activated: 'monkey-1 monkey-2 monkey-3' },
        { hand: '4 4 4 4 4' },
        { hand: '5 5 5 5 5' },
        { hand: '6 6 6 6 6' },
        { hand: '7 7 7 7 7 8 8' },
      ],
      phase: 'act',
      actionsLeft: 1,
      actionsTaken: 10,
      open: '8 8 8 8',
      pearlPileSize: 0,
    });
    expect(state.pearls.discard).toHaveLength(14);
    const after = play(state, takeBlind);
    expect(after.players[0].hand).toHaveLength(17);
    expect(after.pearls.draw.length + after.pearls.discard.length).toBe(13);
  });
});

describe('no Characters left to draw', () => {
  const nothingLeft = { characterPileSize: 0, sparesAsDiamondsOf: 1 };

  test('MOL-017 a draw yields nothing and the rest of the effect goes on', () => {
    const state = position({
      ...nothingLeft,
      players: [{ hand: '1 3 5 2', portal: 'halfodd-1' }, {}],
      characters: 'lion-1 giant-1',
    });
    const after = play(state, activate('halfodd-1', '1 3 5'));
    expect(diamondsOf(after, 0)).toBe(0);
    expect(pointsOf(after, 0)).toBe(1);
    const placed = play(after, placeOpen(2));
    expect(portalOf(placed, 0)).toBe('giant-1');
    expect(openCharacters(placed)).toBe('lion-1 -');
  });

  test('MOL-018 an empty place is filled at the end of the first command that makes a card available, the lower place first', () => {
    const state = position({
      ...nothingLeft,
      players: [{ hand: '2 2 2 1 1 5', portal: 'pirate-1 medusa-1', diamonds: 'lion-1' }, { portal: 'giant-1' }],
      characters: '- -',
    });
    const paid = play(state, activate('pirate-1', '2 2 2', 1));
    expect(openCharacters(paid)).toBe('lion-1 -');
    const struck = play(paid, activate('medusa-1', '1 1 5'), discardFoe('giant-1'));
    expect(openCharacters(struck)).toBe('lion-1 giant-1');
  });
});
