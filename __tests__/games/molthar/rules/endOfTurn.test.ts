import { molthar } from '@/games/molthar/rules';

import {
  activate,
  endTurn,
  exchange,
  finishActions,
  handOf,
  kindsOpen,
  limitOf,
  pearlDiscard,
  play,
  position,
  refusal,
  replacePearls,
  takeBlind,
  takeOpen,
  trim,
} from './support';

describe('after the last action', () => {
  test('MOL-205 the turn is in AFTER when no actions are left, and not before', () => {
    const two = play(position({ players: [{}, {}] }), takeBlind, takeBlind);
    expect(two.turn.phase).toBe('act');
    const three = play(two, takeBlind);
    expect(three.turn.phase).toBe('after');
    expect(kindsOpen(three)).toEqual(['endTurn']);
  });

  test('MOL-205 a decision of the last action comes first', () => {
    const state = position({
      players: [{ hand: '3 4 5', portal: 'puss-1' }, {}],
      phase: 'act',
      actionsLeft: 1,
      actionsTaken: 2,
    });
    const pending = play(state, activate('puss-1', '3 4 5'));
    expect(pending.turn.phase).toBe('act');
    const [takeFirst] = molthar.legalActions(pending, 0);
    expect(play(pending, () => takeFirst).turn.phase).toBe('after');
  });
});

describe('the hand limit', () => {
  const eight = position({ players: [{ hand: '1 2 3 4 5 6 7 8' }, { hand: '1 1 2 2 3 3 4' }], phase: 'after' });
  const limit = play(eight, endTurn);

  test('MOL-206 exactly the surplus is discarded, cards of own choice', () => {
    expect(limit.turn).toMatchObject({ seat: 0, phase: 'limit' });
    for (const pearls of ['1 2', '1 2 3 4', '', '1']) expect(refusal(limit, trim(pearls))).toBe('MOL-206');
    const after = play(limit, trim('1 5 8'));
    expect([handOf(after, 0), pearlDiscard(after)]).toEqual(['2 3 4 6 7', '1 5 8']);
  });

  test('MOL-206 every choice is offered once', () => {
    const choices = molthar.legalActions(limit, 0);
    expect(choices).toHaveLength(56);
    expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(56);
  });

  test('MOL-206 foreign or doubled cards do not count', () => {
    const [first, second] = limit.players[0].hand;
    for (const pearls of [
      [first, first, second],
      [first, second, limit.players[1].hand[0]],
    ]) {
      expect(refusal(limit, () => ({ type: 'discardToLimit', pearls }))).toBe('MOL-206');
    }
  });

  test.each([
    ['', 5],
    ['monkey-1', 6],
    ['monkey-2 monkey-3', 7],
    ['monkey-1 monkey-2 monkey-3', 8],
  ])('MOL-207 with "%s" activated the limit is %i', (activated, most) => {
    const hand = '1 1 2 2 3 3 4 4 5'.split(' ');
    const at = position({ players: [{ hand: hand.slice(0, most).join(' '), activated }, {}], phase: 'after' });
    const over = position({ players: [{ hand: hand.slice(0, most + 1).join(' '), activated }, {}], phase: 'after' });
    expect(limitOf(at, 0)).toBe(most);
    expect(play(at, endTurn).turn.seat).toBe(1);
    expect(play(over, endTurn).turn).toMatchObject({ seat: 0, phase: 'limit' });
  });

  test('MOL-208 the limit is checked at no other time', () => {
    const state = position({
      players: [{ hand: '1 1 2 2 3 3 4', portal: 'goblin-1', activated: 'hatter-1' }, { hand: '5 5 6 6 7 7 8' }],
    });
    const after = play(state, exchange('goblin-1', 1), takeBlind, takeOpen(1), replacePearls);
    expect(after.players[0].hand).toHaveLength(9);
    expect(refusal(after, trim('1 1 2 2'))).toBe('MOL-208');
    const next = play(after, endTurn, trim('1 1 2 2'));
    expect([next.turn.seat, next.turn.phase, next.players[1].hand.length]).toEqual([1, 'start', 7]);
  });

  test('MOL-209 at or under the limit nothing may be discarded', () => {
    for (const hand of ['1 2 3 4 5', '1 2']) {
      const state = position({ players: [{ hand }, {}], phase: 'after' });
      expect(refusal(state, trim('1'))).toBe('MOL-209');
      expect(kindsOpen(state)).toEqual(['endTurn']);
      expect(handOf(play(state, endTurn), 0)).toBe(hand);
    }
  });
});

describe('the next turn', () => {
  test.each([
    ['three actions', '', 0, 3],
    ['one more with Little Red Riding Hood', 'hood-1', 0, 4],
    ['one more for a Wraith', '', 1, 4],
    ['both', 'hood-1', 1, 5],
    ['two owed', 'hood-1', 2, 6],
  ])('MOL-210 the next player has %s', (_, activated, owed, actions) => {
    const after = play(position({ players: [{}, { activated, owed }], phase: 'after' }), endTurn);
    expect(after.turn).toMatchObject({
      seat: 1,
      phase: 'start',
      actionsLeft: actions,
      actionsTaken: 0,
      exchanged: false,
      peeked: false,
      redrawn: false,
    });
    expect(after.players[1].owed).toBe(0);
  });

  test('MOL-210 the turn passes after LIMIT as well', () => {
    const state = position({
      players: [{ hand: '1 2 3 4 5 6', activated: 'hood-1' }, {}],
      phase: 'act',
      actionsLeft: 1,
      actionsTaken: 3,
    });
    const after = play(state, finishActions, endTurn, trim('6'));
    expect(after.turn).toMatchObject({ seat: 1, actionsLeft: 3 });
  });
});
