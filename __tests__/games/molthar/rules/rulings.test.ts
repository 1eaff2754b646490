import { molthar } from '@/games/molthar/rules';

import {
  activate,
  activatedOf,
  allCharacters,
  ALL_CHARACTERS,
  ALL_PEARLS,
  allPearls,
  characterDiscard,
  diamondsOf,
  discardFoe,
  endTurn,
  exchange,
  finishActions,
  handOf,
  kindsOpen,
  limitOf,
  lookAtHandOf,
  newGame,
  openCharacters,
  pearlDiscard,
  peek,
  placeBlind,
  placeOpen,
  play,
  pointsOf,
  portalOf,
  position,
  redraw,
  refusal,
  replacePearls,
  steal,
  takeBack,
  takeBlind,
  takeOpen,
  tradeTwo,
  trim,
} from './support';
import type { PlayerSpec } from './support';

/** Whether the first player can pay for the Character with these hand cards, holding just them. */
function canPay(player: PlayerSpec, id: string, payment: string, diamonds = 0): boolean {
  const state = position({ players: [{ ...player, hand: payment, portal: id }, {}] });
  return refusal(state, activate(id, payment, diamonds)) === undefined;
}

const three = [takeBlind, takeBlind, takeBlind];

describe('set-up and turn', () => {
  test('MOL-D01 nothing ever leaves the game', () => {
    const state = position({
      players: [{ hand: '2 2 2 1 1 5', portal: 'pirate-1 medusa-1', diamonds: 3 }, { portal: 'goblin-1 lion-1' }],
      pearlPile: '4*',
    });
    const after = play(
      state,
      activate('pirate-1', '2 2 2', 1),
      activate('medusa-1', '1 1 5'),
      discardFoe('lion-1'),
      takeOpen(1),
    );
    expect(allPearls(after)).toEqual(ALL_PEARLS);
    expect(allCharacters(after)).toEqual(ALL_CHARACTERS);
  });

  test('MOL-D02 the starting player is a chosen seat or, by default, one that the seed picks', () => {
    expect(molthar.parseConfig({})).toMatchObject({ starter: 'random' });
    expect(newGame(4, 3, { starter: 2 }).turn.seat).toBe(2);
    const picked = Array.from({ length: 40 }, (_, seed) => newGame(3, seed, {}).turn.seat);
    expect(new Set(picked)).toEqual(new Set([0, 1, 2]));
  });

  test.each([[{ starter: 7 }], [{ starter: '0' }]])('MOL-D02 nobody else begins: %j', (input) => {
    expect(() => molthar.parseConfig(input)).toThrow('starter');
  });

  test.each([[{ swapPerSymbol: 1 }], [{ swapPerSymbol: 'yes' }]])('MOL-D06 the switch is on or off: %j', (input) => {
    expect(() => molthar.parseConfig(input)).toThrow('swapPerSymbol');
  });

  test.each([[{ wispOwnerWaits: 'no' }], [{ wispOwnerWaits: 0 }]])('MOL-D22 the switch is on or off: %j', (input) => {
    expect(() => molthar.parseConfig(input)).toThrow('wispOwnerWaits');
  });

  test.each([['random'], [5], [[1]]])('options cannot be %j', (input) => {
    expect(() => molthar.parseConfig(input)).toThrow();
  });

  test('MOL-D03 players begin with nothing but the Portal', () => {
    expect(
      newGame(5).players.flatMap(({ hand, portal, activated, diamonds }) => [
        ...hand,
        ...portal,
        ...activated,
        ...diamonds,
      ]),
    ).toEqual([]);
  });

  test('MOL-D04 the actions of a Golem are a duty too, whenever it comes', () => {
    const golem = activate('golemodd-1', '1 3 5 7');
    const state = position({ players: [{ hand: '1 3 5 7', portal: 'golemodd-1' }, {}] });
    const last = play(state, takeBlind, takeBlind, golem);
    for (const owing of [last, play(last, takeBlind), play(last, takeBlind, takeBlind), play(state, golem, ...three)])
      expect(kindsOpen(owing)).toEqual(expect.not.arrayContaining(['finishActions', 'endTurn']));
    expect(kindsOpen(play(last, ...three))).toEqual(['endTurn']);
  });

  test('MOL-D04 a turn that older rules began owes its three actions and goes on', () => {
    const golem = activate('golemodd-1', '1 3 5 7');
    const { turn, ...rest } = play(position({ players: [{ hand: '1 3 5 7', portal: 'golemodd-1' }, {}] }), golem);
    const { duty, ...older } = turn;
    expect(duty).toBe(6);
    const stored = molthar.readState(structuredClone({ ...rest, turn: older }));
    if (stored === undefined) throw new Error('the state is refused');
    expect(kindsOpen(play(stored, takeBlind))).not.toContain('finishActions');
    expect(kindsOpen(play(stored, takeBlind, takeBlind))).toContain('finishActions');
    for (const wrong of [-1, null, 'six'])
      expect(molthar.readState({ ...rest, turn: { ...turn, duty: wrong } })).toBe(undefined);
  });

  test('MOL-D04 the first three actions are a duty, further ones are not', () => {
    const state = position({ players: [{ activated: 'hood-1' }, {}] });
    expect(kindsOpen(play(state, takeBlind, takeBlind))).not.toContain('finishActions');
    expect(kindsOpen(play(state, ...three))).toContain('finishActions');
    expect(kindsOpen(play(state, ...three, finishActions))).toEqual(['endTurn']);
  });
});

describe('Swap symbols and piles', () => {
  const table = { players: [{}, {}], characters: 'lion-1 fairy-1', characterPile: 'wraith-1 monkey-2 maiden-1 puss-1' };

  test('MOL-D05 a Swap symbol works also when all four Pearl cards are replaced', () => {
    expect(openCharacters(play(position({ ...table, pearlPile: '1 1 3* 1' }), replacePearls))).toBe(
      'wraith-1 monkey-2',
    );
  });

  test.each([
    [true, 'maiden-1 puss-1', 4],
    [false, 'wraith-1 monkey-2', 2],
  ])('MOL-D06 with swapPerSymbol %s two symbols leave %s', (swapPerSymbol, row, discarded) => {
    const after = play(position({ ...table, pearlPile: '3* 1 4* 1', config: { swapPerSymbol } }), replacePearls);
    expect([openCharacters(after), after.characters.discard.length]).toEqual([row, discarded]);
    expect(molthar.parseConfig({})).toMatchObject({ swapPerSymbol: true });
  });

  test.each(['3* 1 1 1', '1 1 1 4*'])(
    'MOL-D06 with swapPerSymbol off the one symbol of %s still works',
    (pearlPile) => {
      expect(
        openCharacters(play(position({ ...table, pearlPile, config: { swapPerSymbol: false } }), replacePearls)),
      ).toBe('wraith-1 monkey-2');
    },
  );

  test('MOL-D07 a Swap symbol that is not turned up into the row has no effect', () => {
    const blind = play(position({ ...table, pearlPile: '3* 4*' }), takeBlind, takeBlind);
    const taken = play(position({ ...table, open: '5* 1 1 1', pearlPile: '2 2 2' }), takeOpen(1));
    const reshuffled = play(
      position({ ...table, pearlPile: '2', pearlPileSize: 1, pearlDiscard: '3* 4* 5*' }),
      takeBlind,
    );
    for (const after of [blind, taken, reshuffled]) expect(openCharacters(after)).toBe('lion-1 fairy-1');
  });

  test('MOL-D08 cards discarded earlier in the same action take part in the reshuffle', () => {
    const pearls = play(
      position({ players: [{}, {}], open: '6 2 8 5', pearlPile: '7', pearlPileSize: 1 }),
      replacePearls,
    );
    expect(pearls.pearls.discard).toEqual([]);
    const portal = position({
      players: [{ portal: 'goblin-1 giant-1' }, {}],
      characters: 'lion-1 fairy-1',
      characterPile: 'wraith-1',
      characterPileSize: 1,
      sparesAsDiamondsOf: 1,
    });
    const placed = play(portal, placeOpen(1, 'goblin-1'));
    expect([openCharacters(placed), placed.characters.discard.length, placed.characters.draw.length]).toEqual([
      'wraith-1 fairy-1',
      0,
      1,
    ]);
    const hand = play(
      position({
        players: [{ hand: '1 2 3', activated: 'reaper-1' }, {}],
        phase: 'after',
        pearlPile: '7',
        pearlPileSize: 1,
      }),
      redraw,
    );
    expect(hand.pearls.discard).toEqual([]);
  });

  test('MOL-D09 without Characters to draw, draws give nothing and what needs a card is refused', () => {
    const state = position({
      players: [{ hand: '2 1 3 5', portal: 'halfodd-1', activated: 'snow-1 wizard-1' }, {}],
      characters: 'lion-1 -',
      characterPileSize: 0,
      sparesAsDiamondsOf: 1,
    });
    for (const deed of [tradeTwo(), placeBlind(), placeOpen(2), peek]) expect(refusal(state, deed)).toBeDefined();
    expect(diamondsOf(play(state, activate('halfodd-1', '1 3 5')), 0)).toBe(0);
    expect(openCharacters(play(state, placeOpen(1)))).toBe('- -');
  });

  test('MOL-D10 the own Portal is discarded from only for a third card, before the new one is seen', () => {
    const full = position({ players: [{ portal: 'goblin-1 giant-1' }, {}] });
    const half = position({ players: [{ portal: 'goblin-1' }, {}] });
    expect([refusal(full, placeBlind()), refusal(half, placeBlind('goblin-1'))]).toEqual(['MOL-074', 'MOL-076']);
  });
});

describe('payments', () => {
  test('MOL-D11 nothing extra is played or discarded, but a payment need not be the smallest', () => {
    expect(canPay({}, 'goblin-1', '4 4 4')).toBe(false);
    expect(canPay({ diamonds: 1 }, 'goblin-1', '4 4', 1)).toBe(false);
    expect(canPay({ activated: 'phoenix-1' }, 'hansel-1', '8 8')).toBe(true);
    expect(refusal(position({ players: [{ hand: '1 2 3 4 5 6' }, {}], phase: 'limit' }), trim('1 2'))).toBe('MOL-206');
  });

  test('MOL-D12 pairs may have the same value', () => {
    expect([canPay({}, 'wraith-1', '4 4 4 4'), canPay({}, 'gnome-1', '6 6 6 6')]).toEqual([true, true]);
  });

  test('MOL-D13 a straight ends at 8', () => {
    expect([
      canPay({}, 'wizard-1', '8 1 2'),
      canPay({}, 'wizard-1', '6 7 8'),
      canPay({}, 'hatter-1', '5 6 7 8 1'),
    ]).toEqual([false, true, false]);
  });

  test('MOL-D14 a cost may be paid without a hand card', () => {
    expect(canPay({ activated: 'dwarf2-1' }, 'snow-1', '')).toBe(true);
  });

  test('MOL-D15 a Character does not help to pay for itself', () => {
    expect([canPay({}, 'dwarf4-1', '4'), canPay({}, 'tweedle-1', '7 7 7 8', 1)]).toEqual([false, false]);
  });

  test.each([
    ['a raised 2 is not wild', 'imp-1', 'hansel-1', '2 8', false],
    ['a 2 lowered to 1 is no 8', 'forestboy-1 maiden-1', 'hansel-1', '2 8', false],
    ['a 1 used as 8 may be lowered to 7', 'forestboy-1 maiden-1', 'dwarf7-1', '1 7', true],
    ['a 3 used as 7 may be raised to 8', 'imp-1', 'hansel-1', '3 8', true],
  ])('MOL-D16 %s', (_, activated, id, payment, valid) => {
    expect(canPay({ activated, diamonds: 1 }, id, payment, 1)).toBe(valid);
  });
});

describe('red abilities', () => {
  test('MOL-D17 a real target must be chosen, and none is needed if there is none', () => {
    const state = position({ players: [{ hand: '5 6 7', portal: 'fairy-1' }, {}, { hand: '4 5' }] });
    const pending = play(state, activate('fairy-1', '5 6 7'));
    expect([refusal(pending, lookAtHandOf(1)), refusal(pending, endTurn)]).toEqual(['MOL-136', 'MOL-126']);
    const shown = play(pending, lookAtHandOf(2));
    expect(refusal(shown, lookAtHandOf(2))).toBe('MOL-137');
    expect(handOf(play(shown, steal('4', 2)), 0)).toBe('4');
    expect(
      play(position({ players: [{ hand: '5 6 7', portal: 'fairy-1' }, {}] }), activate('fairy-1', '5 6 7')).pending,
    ).toBeNull();
  });

  test('MOL-D18 one of the cards played for this very activation must be taken back', () => {
    const pending = play(
      position({ players: [{ hand: '2 4 5 6', portal: 'puss-1', diamonds: 1 }, {}], pearlDiscard: '8' }),
      activate('puss-1', '2 4 5', 1),
    );
    expect([refusal(pending, takeBack('8')), refusal(pending, takeBlind)]).toEqual(['MOL-140', 'MOL-126']);
    const after = play(pending, takeBack('2'));
    expect([handOf(after, 0), diamondsOf(after, 0), pearlDiscard(after)]).toEqual(['2 6', 0, '4 5 8']);
  });

  test('MOL-D19 three more actions come on top, without limit', () => {
    const state = position({
      players: [{ hand: '1 3 5 7 2 4 6 8', portal: 'golemodd-1 golemeven-1', activated: 'hood-1' }, {}],
    });
    expect(play(state, activate('golemodd-1', '1 3 5 7'), activate('golemeven-1', '2 4 6 8')).turn).toMatchObject({
      actionsLeft: 8,
      actionsTaken: 2,
    });
  });

  test('MOL-D20 the extra action waits for the next turn of the left neighbour and adds up', () => {
    const state = position({ players: [{ hand: '3 3 7 7', portal: 'wraith-1' }, { owed: 1 }] });
    const owed = play(state, activate('wraith-1', '3 3 7 7'));
    expect(owed.players.map((player) => player.owed)).toEqual([0, 2]);
    expect(play(owed, takeBlind, takeBlind, endTurn).turn).toMatchObject({ seat: 1, actionsLeft: 5 });
  });
});

describe("the Will-o'-the-Wisp", () => {
  test('MOL-D21 with two players the opponent is the neighbour, whose full Portal does not matter', () => {
    const after = play(
      position({ players: [{ portal: 'wisp45-1' }, { hand: '5 5 5', portal: 'lion-1 goblin-1' }], seat: 1 }),
      activate('wisp45-1', '5 5 5'),
    );
    expect([activatedOf(after, 1), portalOf(after, 1), portalOf(after, 0)]).toEqual([
      'wisp45-1',
      'lion-1 goblin-1',
      '',
    ]);
  });

  test.each([
    [true, 'MOL-152'],
    [false, undefined],
  ])('MOL-D22 with wispOwnerWaits %s the owner is refused by %s in the turn it came', (wispOwnerWaits, rule) => {
    const placed = position({
      players: [{ hand: '6 6 6', arrived: 'wisp36-1' }, {}],
      phase: 'act',
      config: { wispOwnerWaits },
    });
    expect(refusal(placed, activate('wisp36-1', '6 6 6'))).toBe(rule);
    const exchanged = play(
      position({
        players: [{ hand: '6 6 6', portal: 'goblin-1', activated: 'hatter-1' }, {}],
        characters: 'wisp36-1 lion-1',
        config: { wispOwnerWaits },
      }),
      exchange('goblin-1', 1),
    );
    expect(refusal(exchanged, activate('wisp36-1', '6 6 6'))).toBe(rule);
    expect(molthar.legalActions(exchanged, 0).some(({ type }) => type === 'activate')).toBe(!wispOwnerWaits);
    expect(molthar.parseConfig({})).toMatchObject({ wispOwnerWaits: true });
  });
});

describe('blue abilities', () => {
  test('MOL-D23 START is over with the first action, AFTER lies ahead', () => {
    const state = position({ players: [{ hand: '1 8 4 5 6', portal: 'reaper-1 wizard-1' }, {}] });
    const after = play(state, activate('wizard-1', '4 5 6'), activate('reaper-1', '1 8'));
    expect(refusal(after, peek)).toBe('MOL-162');
    expect(kindsOpen(play(after, takeBlind))).toContain('redrawHand');
  });

  test('MOL-D24 a 2 for a Diamond: any number of times, before, between and after the actions', () => {
    const state = position({
      players: [{ hand: '2 2 2', activated: 'snow-1' }, {}],
      open: '1 1 1 1',
      pearlPile: '8 8 8',
    });
    const after = play(state, tradeTwo(), takeBlind, tradeTwo(), takeBlind, takeBlind, tradeTwo());
    expect([diamondsOf(after, 0), handOf(after, 0)]).toEqual([3, '8 8 8']);
  });

  test('MOL-D25 redraw first, then the limit', () => {
    const drawn = play(
      position({
        players: [{ hand: '1 1 1 1 1 1 2', activated: 'reaper-1' }, {}],
        phase: 'after',
        pearlPile: '8 8 8 8 8 8 7',
      }),
      redraw,
    );
    expect(handOf(drawn, 0)).toBe('7 8 8 8 8 8 8');
    expect(play(drawn, endTurn, trim('7 8')).turn.seat).toBe(1);
  });

  test('MOL-D26 equal abilities add up', () => {
    const state = position({
      players: [{ activated: 'monkey-1 monkey-2 monkey-3 phoenix-1 phoenix-2', portal: 'hansel-1' }, {}],
    });
    expect(limitOf(state, 0)).toBe(8);
    expect(pointsOf(play(state, activate('hansel-1', '')), 0)).toBe(5);
  });
});

describe('the end', () => {
  test('MOL-D27 the player who reached 12 as the last of a round has a final turn like everybody, and its points count', () => {
    const state = position({
      players: [{}, { hand: '6 6 8 8 1 1', portal: 'giant-1 goblin-1', activated: 'lion-1 sorceress-1' }],
      seat: 1,
      round: 4,
    });
    const first = play(state, activate('giant-1', '6 6 8 8'), takeBlind, takeBlind, endTurn);
    expect(first.turn).toMatchObject({ seat: 0, round: 5 });
    const last = play(first, ...three, endTurn);
    expect(last.turn).toMatchObject({ seat: 1, round: 5 });
    const over = play(last, activate('goblin-1', '1 1'), replacePearls, replacePearls, endTurn);
    expect(molthar.result(over)?.places[0]).toMatchObject({ seat: 1, score: [13, 0] });
  });

  test('MOL-D28 a tie in points and Diamonds is a shared victory', () => {
    const over = play(
      position({
        players: [{ activated: 'giant-1 lion-1 sorceress-1' }, { activated: 'giant-2 giant-3 sorceress-2 hansel-1' }],
        phase: 'after',
        seat: 1,
        round: 5,
        trigger: { seat: 0, round: 4 },
      }),
      endTurn,
    );
    expect(molthar.result(over)).toMatchObject({ rule: 'MOL-221', places: [{ rank: 1 }, { rank: 1 }] });
  });
});

describe('information and data', () => {
  test('MOL-D29 discard piles are open, a spent Diamond shows its face, Diamonds held do not', () => {
    const after = play(
      position({ players: [{ hand: '7 8', portal: 'hansel-1', diamonds: 'lion-1' }, { diamonds: 'reaper-1' }] }),
      activate('hansel-1', '7 8', 1),
    );
    const seen = molthar.view(after, 'table');
    expect([characterDiscard(after), seen.characters.discard.length, seen.pearls.discard.length]).toEqual([
      'lion-1',
      1,
      2,
    ]);
    expect(seen.players.map(({ diamonds, hand }) => [diamonds, hand])).toEqual([
      [0, null],
      [1, null],
    ]);
  });

  test('MOL-D30 Snow White is worth no points', () => {
    const after = play(position({ players: [{ hand: '2', portal: 'snow-1' }, {}] }), activate('snow-1', '2'));
    expect([pointsOf(after, 0), diamondsOf(after, 0)]).toEqual([0, 1]);
  });

  test('MOL-D31 one Halfling asks for odd and the other for even values', () => {
    expect(
      ['1 3 5', '2 4 6'].map((payment) => [canPay({}, 'halfodd-1', payment), canPay({}, 'halfeven-1', payment)]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
