import { molthar } from '@/games/molthar/rules';
import type { Action, ActionType, State } from '@/games/molthar/rules/types';

import { activate, character, characterIds, lookAtHandOf, pearlText, play, position, sortedPearlText } from './support';

/** What the player on turn is offered of one kind, in the words of a test. */
function offers(state: State, type: ActionType): string[] {
  return molthar
    .legalActions(state, state.turn.seat)
    .filter((action) => action.type === type)
    .map(inWords)
    .sort();
}

function inWords(action: Action): string {
  switch (action.type) {
    case 'takePearl':
      return String(action.from);
    case 'placeCharacter':
      return action.discard === null ? String(action.from) : `${action.from} for ${characterIds([action.discard])}`;
    case 'activate':
      return `${characterIds([action.card])} for ${sortedPearlText(action.payment.pearls)} and ${action.payment.diamonds}`;
    case 'exchangePortal':
      return `${characterIds([action.card])} for ${action.open}`;
    case 'chooseOpponentCharacter':
      return characterIds([action.card]);
    case 'chooseOpponentHand':
      return `hand of ${action.seat}`;
    case 'takeFromHand':
    case 'takeBack':
    case 'twoForDiamond':
      return pearlText([action.pearl]);
    case 'discardToLimit':
      return sortedPearlText(action.pearls);
    default:
      return action.type;
  }
}

describe('what is offered', () => {
  test('MOL-044 any open Pearl card or the pile', () => {
    expect(offers(position(), 'takePearl')).toEqual(['0', '1', '2', '3', 'pile']);
  });

  test('MOL-068 either open Character or the pile', () => {
    expect(offers(position({ players: [{ portal: 'goblin-1' }, {}] }), 'placeCharacter')).toEqual(['0', '1', 'pile']);
  });

  test('MOL-074 each of these with either discard when the Portal is full', () => {
    expect(offers(position({ players: [{ portal: 'goblin-1 lion-1' }, {}] }), 'placeCharacter')).toEqual([
      '0 for goblin-1',
      '0 for lion-1',
      '1 for goblin-1',
      '1 for lion-1',
      'pile for goblin-1',
      'pile for lion-1',
    ]);
  });

  test.each([
    ['- lion-1', ['1']],
    ['lion-1 -', ['0']],
    ['- -', []],
  ])('MOL-079 with %s open and empty piles', (characters, places) => {
    expect(
      offers(
        position({ players: [{}, {}], characters, characterPileSize: 0, sparesAsDiamondsOf: 1 }),
        'placeCharacter',
      ),
    ).toEqual(places);
  });

  test("MOL-091 MOL-146 the payments of all own Characters and of both neighbours' Will-o'-the-Wisps", () => {
    const state = position({
      players: [
        { hand: '1 1 3 3 3', portal: 'goblin-1 dwarf1-1' },
        { portal: 'wisp36-1 hound-1' },
        {},
        { portal: 'wisp45-1' },
      ],
    });
    expect(offers(state, 'activate')).toEqual([
      'dwarf1-1 for 1 1 and 0',
      'goblin-1 for 1 1 and 0',
      'goblin-1 for 3 3 and 0',
      'wisp36-1 for 3 3 3 and 0',
    ]);
  });

  test("MOL-147 MOL-152 not a Will-o'-the-Wisp of a stranger, nor the own one just placed", () => {
    const state = position({
      players: [{ hand: '3 3 3 4 4 4', arrived: 'wisp36-1' }, {}, { portal: 'wisp45-1' }, {}],
      phase: 'act',
    });
    expect(offers(state, 'activate')).toEqual([]);
  });

  test('MOL-177 every own Character for every open one', () => {
    const state = position({ players: [{ portal: 'goblin-1 lion-1', activated: 'hatter-1' }, {}] });
    expect(offers(state, 'exchangePortal')).toEqual([
      'goblin-1 for 0',
      'goblin-1 for 1',
      'lion-1 for 0',
      'lion-1 for 1',
    ]);
  });

  test('MOL-132 every Character on the Portal of an opponent', () => {
    const state = position({
      players: [
        { hand: '1 1 5', portal: 'medusa-1 hound-1' },
        { portal: 'goblin-1 lion-1' },
        {},
        { portal: 'giant-1' },
      ],
    });
    expect(offers(play(state, activate('medusa-1', '1 1 5')), 'chooseOpponentCharacter')).toEqual([
      'giant-1',
      'goblin-1',
      'lion-1',
    ]);
  });

  test('MOL-135 every opponent with cards, then every card of the hand', () => {
    const pending = play(
      position({ players: [{ hand: '5 6 7 8', portal: 'fairy-1' }, { hand: '1 4*' }, {}, { hand: '2' }] }),
      activate('fairy-1', '5 6 7'),
    );
    expect(offers(pending, 'chooseOpponentHand')).toEqual(['hand of 1', 'hand of 3']);
    expect(offers(play(pending, lookAtHandOf(1)), 'takeFromHand')).toEqual(['1', '4*']);
  });

  test('MOL-140 every card just played', () => {
    expect(
      offers(
        play(position({ players: [{ hand: '3 4 5 6', portal: 'puss-1' }, {}] }), activate('puss-1', '3 4 5')),
        'takeBack',
      ),
    ).toEqual(['3', '4', '5']);
  });

  test('MOL-169 a 2 to trade', () => {
    expect(
      new Set(offers(position({ players: [{ hand: '2 2 3', activated: 'snow-1' }, {}] }), 'twoForDiamond')),
    ).toEqual(new Set(['2']));
  });

  test('MOL-206 every choice of the surplus, equal values once', () => {
    expect(offers(position({ players: [{ hand: '1 1 1 2 2 3 3' }, {}], phase: 'limit' }), 'discardToLimit')).toEqual([
      '1 1',
      '1 2',
      '1 3',
      '2 2',
      '2 3',
      '3 3',
    ]);
  });

  test('MOL-041 to decline only after three actions', () => {
    const taken = (actionsTaken: number) => position({ players: [{}, {}], phase: 'act', actionsLeft: 2, actionsTaken });
    expect([1, 2, 3, 4].map((each) => offers(taken(each), 'finishActions').length)).toEqual([0, 0, 1, 1]);
  });

  test('MOL-181 a new hand with one card or more', () => {
    const holding = (hand: string) => position({ players: [{ hand, activated: 'reaper-1' }, {}], phase: 'after' });
    expect(['', '4', '4 5'].map((hand) => offers(holding(hand), 'redrawHand').length)).toEqual([0, 1, 1]);
    expect(play(holding('4'), () => ({ type: 'redrawHand' })).players[0].hand).toHaveLength(1);
  });

  test('nothing to anybody else', () => {
    const state = position({ players: [{ portal: 'goblin-1' }, { hand: '2', activated: 'snow-1', portal: 'lion-1' }] });
    expect(molthar.legalActions(state, 1)).toEqual([]);
    expect(state.players[1].portal.map(({ card }) => card)).toEqual([character('lion-1')]);
  });
});
